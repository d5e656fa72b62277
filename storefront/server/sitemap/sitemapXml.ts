/** Sitemaps as search engines read them (sitemaps.org, with hreflang as xhtml links). */
import { absoluteUrl, type LocatedSite } from '../../src/page/sites.ts';

/** A page of one site: its path, and the same page in other sites by channel. */
export interface SitemapEntry {
  readonly path: string;
  readonly alternates?: Readonly<Record<string, string>>;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The index of sitemaps; addresses are absolute. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`;
}

function writeUrl(
  { path, alternates = {} }: SitemapEntry,
  { site, sites }: SitemapContext,
): string {
  // A page lists all its languages, including its own, or none.
  const languages =
    Object.keys(alternates).length > 1
      ? sites.filter(({ channelId }) => alternates[channelId] !== undefined)
      : [];
  const links = languages.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other.languageId}" href="${escapeXml(absoluteUrl(other, alternates[other.channelId] ?? '/'))}"/>`,
  );
  return `<url><loc>${escapeXml(absoluteUrl(site, path))}</loc>${links.join('')}</url>\n`;
}

export interface SitemapContext {
  readonly site: LocatedSite;
  readonly sites: readonly LocatedSite[];
}

/** One sitemap in chunks, so that a long one is sent while it is being read. */
export async function* writeUrlSet(
  entries: AsyncIterable<readonly SitemapEntry[]>,
  context: SitemapContext,
): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const page of entries) yield page.map((entry) => writeUrl(entry, context)).join('');
  yield '</urlset>\n';
}
