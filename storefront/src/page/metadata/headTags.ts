import { shopName } from '@solvik/shop';
import { absoluteUrl, type LinkedSite, type LocatedSite } from '../sites.ts';
import type { PageMeta } from './pageMeta.ts';

/**
 * A tag of the head, as data: the server writes it as markup, the browser maintains it as an
 * element.
 */
export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  | {
      readonly tag: 'script';
      readonly attributes: Readonly<Record<string, string>>;
      readonly text: string;
    };

/** `<` would let a string end the script element around it. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** A page's metadata as head tags, including absolute addresses. */
export function headTags(
  meta: PageMeta,
  site: LocatedSite,
  sites: readonly LinkedSite[],
): readonly HeadTag[] {
  const title = meta.title ? `${meta.title} | ${shopName}` : shopName;
  const image = absoluteUrl(
    { origin: site.origin, basename: '' },
    meta.image ? `/images/${meta.image}?width=1280&format=jpeg` : '/social.png',
  );
  const canonical =
    meta.canonicalPath === undefined ? undefined : absoluteUrl(site, meta.canonicalPath);
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  // A later page of a list shows other products in each site, and may not exist there.
  const hasOthers = !meta.canonicalPath?.includes('?');
  const alternates = Object.entries((hasOthers && meta.alternates) || {}).flatMap(
    ([channelId, path]): HeadTag[] => {
      const other = sites.find((candidate) => candidate.channelId === channelId);
      return other
        ? [
            {
              tag: 'link',
              attributes: {
                rel: 'alternate',
                hreflang: other.languageId,
                href: absoluteUrl(other, path),
              },
            },
          ]
        : [];
    },
  );
  return [
    { tag: 'title', text: title },
    { tag: 'meta', attributes: { name: 'description', content: meta.description } },
    ...(meta.isHiddenFromSearch
      ? [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } } as const]
      : []),
    ...(canonical
      ? [
          { tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const,
          property('og:url', canonical),
        ]
      : []),
    ...alternates,
    property('og:site_name', shopName),
    property('og:title', meta.title ?? shopName),
    property('og:description', meta.description),
    property('og:image', image),
    property('og:locale', site.languageId.replace('-', '_')),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
    ...(meta.structuredData ?? []).map((object): HeadTag => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: safeJson({ '@context': 'https://schema.org', ...object }),
    })),
  ];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** The tags as markup; each is marked so that the browser can maintain it. */
export function writeHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map((tag) => {
      if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
      const attributes = Object.entries(tag.attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      return tag.tag === 'script'
        ? `<script data-page${attributes}>${tag.text}</script>`
        : `<${tag.tag} data-page${attributes}>`;
    })
    .join('\n');
}
