import type { Site } from '@solvik/addresses';

/** A site's location: its origin, and the path prefix if markets are in the path. */
export interface LocatedSite extends Site {
  readonly origin: string;
  /** Empty, or `/no/nb`. */
  readonly basename: string;
}

/** Another site, for links to it. */
type LinkedPart = 'channelId' | 'locale' | 'languageId' | 'countryName' | 'origin' | 'basename';
export type LinkedSite = Pick<LocatedSite, LinkedPart>;

/** What links to a site need of it. */
export function linkedSite(site: LocatedSite): LinkedSite {
  const { channelId, locale, languageId, countryName, origin, basename } = site;
  return { channelId, locale, languageId, countryName, origin, basename };
}

/** A path that every parser leaves unchanged. */
const plainPath = /^(?:\/[\w-][\w.-]*)+(?:\?[\w=&-]*)?$/;

/** An address of a site for external use: absolute, with its prefix. */
export function absoluteUrl(
  { origin, basename }: Pick<LocatedSite, 'origin' | 'basename'>,
  path: string,
): string {
  // Most are plain, and parsing would dominate the cost.
  if (plainPath.test(path) && !origin.endsWith('/')) return `${origin}${basename}${path}`;
  // The URL parser encodes å as %C3%A5 and leaves encoded letters unchanged.
  return new URL(`${basename}${path === '/' && basename ? '' : path}`, origin).href;
}
