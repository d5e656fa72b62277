/** Why a widget is, or is not, visible to a visitor. */
import type { StoredWidget } from '../document/pageDocument.ts';
import type { Audience, Visitor } from './audience.ts';
import { spanOf } from './schedule.ts';

/** What hides a widget from a visitor; `wanted` is its audience's value. */
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
      readonly allowed: readonly string[];
    };

/**
 * A draft may hold a value that is not a list; that narrows nothing down, and is reported as a
 * finding.
 */
const among = (allowed: readonly string[] | undefined, own: string | undefined): boolean =>
  !Array.isArray(allowed) || allowed.length === 0 || (own !== undefined && allowed.includes(own));

type AudienceReason = Extract<Reason, { readonly allowed: unknown }>;

function audienceReasons(audience: Audience, visitor: Visitor): readonly AudienceReason[] {
  const one = (value: string | undefined) => (value === undefined ? undefined : [value]);
  const rules = [
    ['channel', audience.channels, visitor.channel],
    ['market', audience.markets, visitor.market],
    ['language', audience.languages, visitor.language],
    ['customer-type', audience.customerTypes, visitor.customerType],
    ['membership', one(audience.membership), visitor.membership],
    // The viewport is known to its style sheet alone; a page for everybody carries both.
    ['viewport', visitor.viewport && one(audience.viewport), visitor.viewport],
  ] as const satisfies readonly (readonly [
    AudienceReason['code'],
    readonly string[] | undefined,
    string | undefined,
  ])[];
  return rules.flatMap(([code, allowed, own]) =>
    allowed && !among(allowed, own) ? [{ code, allowed }] : [],
  );
}

/**
 * Empty when it is visible. A visitor of whom something is unknown is not part of a restricted
 * audience.
 */
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
