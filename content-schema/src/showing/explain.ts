/** Why a widget is, or is not, shown to a visitor. */
import type { StoredWidget } from '../document/pageDocument.ts';
import type { Audience, Visitor } from './audience.ts';
import { spanOf } from './schedule.ts';

/** What keeps a widget from a visitor; `wanted` is what its audience says. */
export type Reason =
  | { readonly code: 'not-yet'; readonly from: Date }
  | { readonly code: 'over'; readonly to: Date }
  | {
      readonly code:
        | 'channel'
        | 'market'
        | 'language'
        | 'customer-type'
        | 'membership'
        | 'viewport';
      readonly wanted: readonly string[];
    };

/** A draft may hold what is no list; that narrows nothing down, and is told as a finding. */
const among = (wanted: readonly string[] | undefined, own: string | undefined): boolean =>
  !Array.isArray(wanted) || wanted.length === 0 || (own !== undefined && wanted.includes(own));

type AudienceReason = Extract<Reason, { readonly wanted: unknown }>;

function audienceReasons(audience: Audience, visitor: Visitor): readonly AudienceReason[] {
  const one = (value: string | undefined) => (value === undefined ? undefined : [value]);
  const rules = [
    ['channel', audience.channels, visitor.channel],
    ['market', audience.markets, visitor.market],
    ['language', audience.languages, visitor.language],
    ['customer-type', audience.customerTypes, visitor.customerType],
    ['membership', one(audience.membership), visitor.membership],
    // Which of the two a screen is its own style sheet knows; a page for everybody carries both.
    ['viewport', visitor.viewport && one(audience.viewport), visitor.viewport],
  ] as const satisfies readonly (readonly [
    AudienceReason['code'],
    readonly string[] | undefined,
    string | undefined,
  ])[];
  return rules.flatMap(([code, wanted, own]) =>
    wanted && !among(wanted, own) ? [{ code, wanted }] : [],
  );
}

/** Empty when it is shown. A visitor of whom something is not known is not the one a widget for only some is meant for. */
export function explain(
  { schedule, audience }: Pick<StoredWidget, 'schedule' | 'audience'>,
  visitor: Visitor,
): readonly Reason[] {
  const { from, to } = schedule ? spanOf(schedule, visitor.timeZone) : {};
  return [
    ...(from && visitor.now < from ? [{ code: 'not-yet' as const, from }] : []),
    ...(to && visitor.now >= to ? [{ code: 'over' as const, to }] : []),
    ...(audience ? audienceReasons(audience, visitor) : []),
  ];
}
