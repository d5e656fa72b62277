/** Describes when and for whom something is visible, and why it is hidden, to an editor. */
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
import {
  type Channel,
  channels,
  type PreviewSettings,
  previewedChannels,
  visitorOf,
  zoneByChannel,
} from '../preview/previewSettings.ts';
import type { WorkbenchText } from '../workbenchText.ts';

export type Shown = Pick<StoredContainer, 'schedule' | 'audience'>;

export interface VisibilityTexts {
  readonly text: WorkbenchText;
  /** In the time zone of the editor's own site by default. */
  readonly timeText: (moment: string, timeZone?: string) => string;
  readonly locale: Language;
}

export const customerKeys = {
  PERSON: 'preview.person',
  ORGANIZATION: 'preview.organization',
  STUDENT: 'preview.student',
  CURVE: 'preview.curve',
} as const satisfies Record<CustomerType, string>;
const otherKeys: Readonly<
  Record<string, 'preview.member' | 'preview.guest' | 'show.phone' | 'show.desktop'>
> = {
  member: 'preview.member',
  guest: 'preview.guest',
  phone: 'show.phone',
  desktop: 'show.desktop',
};

/**
 * A channel, market, language, kind of customer, membership or viewport; an unknown value is shown
 * as it is.
 */
function audienceLabel(
  code: Extract<Reason, { readonly allowed: unknown }>['code'],
  value: string,
  text: WorkbenchText,
): string {
  const language = code === 'language' && languages.find((each) => each === value);
  if (language) return text(`language.${language}`);
  const channel =
    (code === 'channel' || code === 'market') && channels.find((each) => each === value);
  if (channel) return text(`market.${channel}`);
  if (code === 'customer-type' && value in customerKeys)
    return text(customerKeys[value as CustomerType]);
  const key = otherKeys[value];
  return key ? text(key) : value;
}

const listAudiences = (
  code: Parameters<typeof audienceLabel>[0],
  allowed: readonly string[],
  { text, locale }: VisibilityTexts,
): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    allowed.map((value) => audienceLabel(code, value, text)),
  );

/** @param market times are shown in its zone */
export function describeReason(reason: Reason, market: Channel, words: VisibilityTexts): string {
  const { text, timeText } = words;
  if (reason.code === 'not-yet')
    return text('reason.notYet', {
      time: timeText(reason.from.toISOString(), zoneByChannel[market]),
    });
  if (reason.code === 'over')
    return text('reason.over', { time: timeText(reason.to.toISOString(), zoneByChannel[market]) });
  return text('reason.only', { whom: listAudiences(reason.code, reason.allowed, words) });
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

/** The whole in one line: "Student, från 27 nov. 2026 08:00". Times are local to their zone. */
export function describeVisibility(
  { schedule, audience = {} }: Shown,
  words: VisibilityTexts,
): string {
  const { text, timeText } = words;
  const whom = parts.flatMap(([code, name]) =>
    listOf(audience[name]).length > 0 ? [listAudiences(code, listOf(audience[name]), words)] : [],
  );
  // Formatted as local time, whatever the zone: one zone is used both ways.
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

export interface HiddenOn {
  readonly channel: Channel;
  readonly market: Channel;
  readonly reasons: readonly Reason[];
}

/** On which of the previewed channels a widget is hidden now, and why: by its row or by itself. */
export function findHidden(
  widget: StoredWidget,
  {
    document,
    preview,
    now,
  }: {
    readonly document: Pick<PageDocument, 'containers'>;
    readonly preview: PreviewSettings;
    readonly now: Date;
  },
): readonly HiddenOn[] {
  const row = document.containers.find(({ widgets }) => widgets.some(({ id }) => id === widget.id));
  return previewedChannels(preview).flatMap((channel) => {
    const visitor = visitorOf(preview, channel, now);
    const reasons = [...(row ? explain(row, visitor) : []), ...explain(widget, visitor)];
    return reasons.length > 0 ? [{ channel, market: preview.market ?? channel, reasons }] : [];
  });
}
