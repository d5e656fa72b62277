/** As whom, where and when an editor previews a page. */
import { channelIds, type ChannelId } from '@solvik/shop';
import {
  type CustomerType,
  type Language,
  type memberships,
  type Moment,
  momentsOf,
  type PageDocument,
  unknownVisitor,
  type Visitor,
} from '@solvik/content-schema/editing';
import { sites } from '@solvik/addresses';
import type { PreviewCondition } from '@solvik/content-schema';

export const channels = channelIds;
export type Channel = ChannelId;

const byChannel = <T>(read: (site: (typeof sites)[number]) => T) =>
  Object.fromEntries(sites.map((site) => [site.channelId, read(site)])) as Readonly<
    Record<Channel, T>
  >;

const languageByChannel = byChannel<Language>(({ locale }) => locale);
export const zoneByChannel = byChannel<string>(({ timeZone }) => timeZone);
export const currencyByChannel = byChannel<string>(({ currency }) => currency);

/** From a small phone to a large desktop. */
export const widths = [320, 390, 768, 1024, 1280, 1536] as const;

export const narrowest = widths[0];
export const widest = widths[5];

/** A usual phone. */
export const usualWidth = widths[1];

export interface PreviewSettings {
  readonly channel: Channel | 'all';
  /** Absent is the channel's own. */
  readonly market?: Channel | undefined;
  readonly language?: Language | undefined;
  readonly width: number;
  /** Absent is an anonymous visitor. */
  readonly customerType?: CustomerType | undefined;
  readonly membership?: (typeof memberships)[number] | undefined;
  /** Milliseconds since 1970; absent is now. */
  readonly at?: number | undefined;
  readonly conditions: readonly PreviewCondition[];
}

export const previewedChannels = ({
  channel,
}: Pick<PreviewSettings, 'channel'>): readonly Channel[] =>
  channel === 'all' ? channels : [channel];
export const languageOf = (channel: Channel): Language => languageByChannel[channel];
/** The language in which a channel is previewed. */
export const previewLanguage = (
  { language }: Pick<PreviewSettings, 'language'>,
  channel: Channel,
): Language => language ?? languageByChannel[channel];

/** A phone below the width at which the shop's own screens become desktops. */
const desktopFrom = 1024;

export const viewportOf = ({ width }: Pick<PreviewSettings, 'width'>): 'phone' | 'desktop' =>
  width < desktopFrom ? 'phone' : 'desktop';

export function visitorOf(
  preview: PreviewSettings,
  channel: Channel,
  now: Date,
): Visitor & { readonly language: Language } {
  return {
    channel,
    market: preview.market ?? channel,
    language: previewLanguage(preview, channel),
    timeZone: zoneByChannel[preview.market ?? channel],
    now: preview.at === undefined ? now : new Date(preview.at),
    viewport: viewportOf(preview),
    ...unknownVisitor,
    ...(preview.customerType && { customerType: preview.customerType }),
    ...(preview.membership && { membership: preview.membership }),
  };
}

const [hour, day] = [3_600_000, 86_400_000];
/** The minimal and maximal length of the time line, in days. */
const [shortest, longest] = [45, 2 * 365];

/** The marks of the time line: what begins and ends, and when the page itself is published. */
export type TimelineMoment = Omit<Moment, 'kind'> & { readonly kind: Moment['kind'] | 'publishes' };

/**
 * What begins and ends in each of several time zones; what is the same moment in some of them is
 * listed once.
 */
function momentsBy(document: PageDocument, zones: readonly string[]): readonly Moment[] {
  const each = zones
    .flatMap((zone) => momentsOf(document, zone))
    .map(
      (moment) =>
        [`${moment.widgetId} ${moment.kind} ${String(moment.at.getTime())}`, moment] as const,
    );
  return [...new Map(each).values()];
}

interface Looking {
  readonly now: Date;
  /** Milliseconds since 1970. */
  readonly at?: number | undefined;
  /** When it is to be published. */
  readonly planned?: Date | undefined;
  /** The time zones of the previewed visitors. */
  readonly zones: readonly string[];
}

/** The scheduled changes of a page from now on, as far as the last one or the previewed moment. */
export function timeOf(document: PageDocument, { now, at, planned, zones }: Looking) {
  const from = Math.floor(now.getTime() / hour) * hour;
  const publishing: readonly TimelineMoment[] = planned
    ? [{ at: planned, kind: 'publishes', widgetId: '', name: '' }]
    : [];
  const all: readonly TimelineMoment[] = [...momentsBy(document, zones), ...publishing].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const ahead = all.filter(
    (moment) => moment.at > now && moment.at.getTime() < from + longest * day,
  );
  const last = ahead.at(-1)?.at.getTime() ?? from;
  return { from, to: Math.max(from + shortest * day, last + 7 * day, at ?? from), moments: ahead };
}
