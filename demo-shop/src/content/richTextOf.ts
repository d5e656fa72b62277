import type { Block, Inline, TableBlock } from '@solvik/content-schema';
import { type DemoLocale } from '../demoLocales.ts';
import { type CategoryKey, categoryKeys } from '../categories.ts';
import { categoryPath, listPath, type PageKey, pageKeys, pagePath } from './shopPaths.ts';

/**
 * Source notation of rich text: a string is a paragraph, `## ` starts a heading, an array is a
 * list, an object a table. Links: `[retur](page:returns)`.
 */
export type Draft = readonly (string | readonly string[] | Omit<TableBlock, 'kind'>)[];

const lists = ['home', 'newProducts', 'bestSellers', 'comingSoon', 'brands'] as const;

function hrefOf(locale: DemoLocale, target: string): string {
  const [kind, key = ''] = target.split(':');
  if (kind === 'page' && pageKeys.some((known) => known === key))
    return pagePath(locale, key as PageKey);
  if (kind === 'category' && categoryKeys.some((known) => known === key))
    return categoryPath(locale, key as CategoryKey);
  const list = lists.find((known) => known === key);
  if (kind === 'list' && list) return listPath(locale, list);
  if (kind === 'https' || kind === 'mailto' || kind === 'tel') return target;
  throw new Error(`A text links to “${target}”, which the demo shop does not have.`);
}

function inlineOf(locale: DemoLocale, text: string): Inline[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part): Inline => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link?.[1] && link[2])
        return { kind: 'link', text: link[1], href: hrefOf(locale, link[2]) };
      return part.startsWith('**') ? { kind: 'strong', text: part.slice(2, -2) } : part;
    });
}

/**
 * Rich text blocks of content-schema, with links in the language. Throws on a link to a target that
 * does not exist.
 */
export function richTextOf(locale: DemoLocale, draft: Draft): Block[] {
  return draft.map((block): Block => {
    if (typeof block !== 'string') {
      if ('caption' in block) return { kind: 'table', ...block };
      return { kind: 'list', isOrdered: false, items: block.map((item) => inlineOf(locale, item)) };
    }
    if (block.startsWith('### ')) return { kind: 'heading', level: 3, text: block.slice(4) };
    if (block.startsWith('## ')) return { kind: 'heading', level: 2, text: block.slice(3) };
    return { kind: 'paragraph', text: inlineOf(locale, block) };
  });
}
