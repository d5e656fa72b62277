/** As whom, where and when an editor looks at a page. */
import { type CustomerType, type Language, type memberships, momentsOf, type PageDocument, type Visitor } from '@solvik/content-schema';
import { sites } from '../market/sites.ts';
import type { PreviewCondition } from '../content/previewState.ts';

export const fronts = ['se', 'no', 'dk', 'fi'] as const;
export type Front = (typeof fronts)[number];

const ofFronts = <T>(say: (site: (typeof sites)[number]) => T) => Object.fromEntries(sites.map((site) => [site.channelId, say(site)])) as Readonly<Record<Front, T>>;

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
  readonly width: number;
  readonly customerType?: CustomerType | undefined;
  readonly membership?: (typeof memberships)[number] | undefined;
  /** Milliseconds since 1970; absent is now. */
  readonly at?: number | undefined;
  readonly conditions: readonly PreviewCondition[];
}

export const shownFronts = ({ front }: Seen): readonly Front[] => (front === 'all' ? fronts : [front]);
export const languageOf = (front: Front): Language => languageOfFront[front];

/** A phone below the width at which the shop's own screens become desktops. */
const desktopFrom = 1024;

export const viewportOf = ({ width }: Pick<Seen, 'width'>): 'phone' | 'desktop' => (width < desktopFrom ? 'phone' : 'desktop');

export function visitorOf(seen: Seen, front: Front, now: Date): Visitor & { readonly language: Language } {
  return {
    channel: front,
    market: front,
    language: languageOfFront[front],
    timeZone: zoneOfFront[front],
    now: seen.at === undefined ? now : new Date(seen.at),
    viewport: viewportOf(seen),
    ...(seen.customerType && { customerType: seen.customerType }),
    ...(seen.membership && { membership: seen.membership }),
  };
}

/** What changes by itself on a page from now until the turn of the year, in Swedish time; a year on when that is less than a month away. */
export function timeOf(document: PageDocument, now: Date) {
  const year = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 7));
  const to = year.getTime() - now.getTime() < 30 * 86_400_000 ? Date.UTC(now.getUTCFullYear() + 2, 0, 7) : year.getTime();
  const from = Math.floor(now.getTime() / 3_600_000) * 3_600_000;
  const moments = momentsOf(document, zoneOfFront.se).filter(({ at }) => at.getTime() > from && at.getTime() < to);
  return { from, to, moments };
}
