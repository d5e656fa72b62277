/** As whom, where and when an editor looks at a page. */
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
import { sites } from '../market/sites.ts';
import type { PreviewCondition } from '../content/previewState.ts';

export const fronts = ['se', 'no', 'dk', 'fi'] as const;
export type Front = (typeof fronts)[number];

const ofFronts = <T>(say: (site: (typeof sites)[number]) => T) =>
  Object.fromEntries(sites.map((site) => [site.channelId, say(site)])) as Readonly<
    Record<Front, T>
  >;

const languageOfFront = ofFronts<Language>(({ locale }) => locale);
export const zoneOfFront = ofFronts<string>(({ timeZone }) => timeZone);
export const currencyOfFront = ofFronts<string>(({ currency }) => currency);

/** From a small phone to a large desktop. */
export const widths = [320, 390, 768, 1024, 1280, 1536] as const;

export const narrowest = widths[0];
export const widest = widths[5];

/** A usual phone. */
export const usualWidth = widths[1];

export interface Seen {
  readonly front: Front | 'all';
  /** Absent is the front's own. */
  readonly market?: Front | undefined;
  readonly language?: Language | undefined;
  readonly width: number;
  /** Absent is somebody who has not said who they are. */
  readonly customerType?: CustomerType | undefined;
  readonly membership?: (typeof memberships)[number] | undefined;
  /** Milliseconds since 1970; absent is now. */
  readonly at?: number | undefined;
  readonly conditions: readonly PreviewCondition[];
}

export const shownFronts = ({ front }: Pick<Seen, 'front'>): readonly Front[] =>
  front === 'all' ? fronts : [front];
export const languageOf = (front: Front): Language => languageOfFront[front];
/** In which language a front is looked at. */
export const languageSeen = ({ language }: Pick<Seen, 'language'>, front: Front): Language =>
  language ?? languageOfFront[front];

/** A phone below the width at which the shop's own screens become desktops. */
const desktopFrom = 1024;

export const viewportOf = ({ width }: Pick<Seen, 'width'>): 'phone' | 'desktop' =>
  width < desktopFrom ? 'phone' : 'desktop';

export function visitorOf(
  seen: Seen,
  front: Front,
  now: Date,
): Visitor & { readonly language: Language } {
  return {
    channel: front,
    market: seen.market ?? front,
    language: languageSeen(seen, front),
    timeZone: zoneOfFront[seen.market ?? front],
    now: seen.at === undefined ? now : new Date(seen.at),
    viewport: viewportOf(seen),
    ...unknownVisitor,
    ...(seen.customerType && { customerType: seen.customerType }),
    ...(seen.membership && { membership: seen.membership }),
  };
}

const [hour, day] = [3_600_000, 86_400_000];
/** How far ahead an editor looks at the least and at the most, in days. */
const [shortest, longest] = [45, 2 * 365];

/** What stands on the time line: what begins and ends, and when the page itself is published. */
export type LineMoment = Omit<Moment, 'kind'> & { readonly kind: Moment['kind'] | 'publishes' };

/** What begins and ends by each of several clocks; what is the same moment by some of them stands once. */
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
  /** The clocks that the shoppers live by who are looked at the page with. */
  readonly zones: readonly string[];
}

/** What changes by itself on a page from now on, as far as there is something to see or an editor looks. */
export function timeOf(document: PageDocument, { now, at, planned, zones }: Looking) {
  const from = Math.floor(now.getTime() / hour) * hour;
  const publishing: readonly LineMoment[] = planned
    ? [{ at: planned, kind: 'publishes', widgetId: '', name: '' }]
    : [];
  const all: readonly LineMoment[] = [...momentsBy(document, zones), ...publishing].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const ahead = all.filter(
    (moment) => moment.at > now && moment.at.getTime() < from + longest * day,
  );
  const last = ahead.at(-1)?.at.getTime() ?? from;
  return { from, to: Math.max(from + shortest * day, last + 7 * day, at ?? from), moments: ahead };
}
