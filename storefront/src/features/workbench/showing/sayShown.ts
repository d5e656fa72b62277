/** When and for whom something is shown, and why it is not, in an editor's words. */
import {
  type Audience,
  type CustomerType,
  explain,
  isWallTime,
  type Language,
  languages,
  momentOf,
  type PageDocument,
  type Reason,
  type StoredContainer,
  type StoredWidget,
} from '@solvik/content-schema/editing';
import { type Front, fronts, type Seen, shownFronts, visitorOf, zoneOfFront } from '../seen.ts';
import type { WorkbenchText } from '../workbenchText.ts';

export type Shown = Pick<StoredContainer, 'schedule' | 'audience'>;

export interface ShownWords {
  readonly text: WorkbenchText;
  /** By the clock of the front the editor works on unless another is named. */
  readonly timeText: (moment: string, timeZone?: string) => string;
  readonly locale: Language;
}

export const customerKeys = {
  PERSON: 'see.person',
  ORGANIZATION: 'see.organization',
  STUDENT: 'see.student',
  CURVE: 'see.curve',
} as const satisfies Record<CustomerType, string>;
const otherKeys: Readonly<
  Record<string, 'see.member' | 'see.guest' | 'show.phone' | 'show.desktop'>
> = { member: 'see.member', guest: 'see.guest', phone: 'show.phone', desktop: 'show.desktop' };

/** A channel, market, language, kind of customer, membership or screen; what is none of ours is told as it stands. */
function sayOne(
  code: Extract<Reason, { readonly wanted: unknown }>['code'],
  value: string,
  text: WorkbenchText,
): string {
  const language = code === 'language' && languages.find((each) => each === value);
  if (language) return text(`language.${language}`);
  const front = (code === 'channel' || code === 'market') && fronts.find((each) => each === value);
  if (front) return text(`market.${front}`);
  if (code === 'customer-type' && value in customerKeys)
    return text(customerKeys[value as CustomerType]);
  const key = otherKeys[value];
  return key ? text(key) : value;
}

const sayWanted = (
  code: Parameters<typeof sayOne>[0],
  wanted: readonly string[],
  { text, locale }: ShownWords,
): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    wanted.map((value) => sayOne(code, value, text)),
  );

/** @param market times are told by its clock */
export function sayReason(reason: Reason, market: Front, words: ShownWords): string {
  const { text, timeText } = words;
  if (reason.code === 'not-yet')
    return text('reason.notYet', {
      time: timeText(reason.from.toISOString(), zoneOfFront[market]),
    });
  if (reason.code === 'over')
    return text('reason.over', { time: timeText(reason.to.toISOString(), zoneOfFront[market]) });
  return text('reason.only', { whom: sayWanted(reason.code, reason.wanted, words) });
}

const parts = [
  ['channel', 'channels'],
  ['market', 'markets'],
  ['language', 'languages'],
  ['customer-type', 'customerTypes'],
  ['membership', 'membership'],
  ['viewport', 'viewport'],
] as const;

const listOf = (value: Audience[(typeof parts)[number][1]]): readonly string[] =>
  value === undefined
    ? []
    : typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value
        : [];

/** The whole in one line, as it stands folded: "Student, från 27 nov. 2026 08:00". Times are those of the wall where they hold. */
export function sayShown({ schedule, audience = {} }: Shown, words: ShownWords): string {
  const { text, timeText } = words;
  const whom = parts.flatMap(([code, name]) =>
    listOf(audience[name]).length > 0 ? [sayWanted(code, listOf(audience[name]), words)] : [],
  );
  // Said as the wall shows it, wherever that wall is: one zone is used both ways.
  const wall = (value: string) =>
    isWallTime(value) ? timeText(momentOf(value, 'UTC').toISOString(), 'UTC') : value;
  const when = [
    ...(schedule?.from ? [text('show.fromTime', { time: wall(schedule.from) })] : []),
    ...(schedule?.to ? [text('show.toTime', { time: wall(schedule.to) })] : []),
  ];
  return [
    ...(whom.length > 0 ? whom : [text('show.everybody')]),
    ...(when.length > 0 ? when : [text('show.always')]),
  ].join(', ');
}

export interface NotShown {
  readonly front: Front;
  readonly market: Front;
  readonly reasons: readonly Reason[];
}

/** On which of the fronts that are looked at a widget is not shown now, and why: by its row or by itself. */
export function whyNotShown(
  widget: StoredWidget,
  {
    document,
    seen,
    now,
  }: {
    readonly document: Pick<PageDocument, 'containers'>;
    readonly seen: Seen;
    readonly now: Date;
  },
): readonly NotShown[] {
  const row = document.containers.find(({ widgets }) => widgets.some(({ id }) => id === widget.id));
  return shownFronts(seen).flatMap((front) => {
    const visitor = visitorOf(seen, front, now);
    const reasons = [...(row ? explain(row, visitor) : []), ...explain(widget, visitor)];
    return reasons.length > 0 ? [{ front, market: seen.market ?? front, reasons }] : [];
  });
}
