/** Every link in a stored value that may contain one: a link field, running text, or markup. */
import { isObject } from '../read/isObject.ts';
import type { StoredLeaf } from './storedLeaves.ts';

export interface WrittenLink {
  readonly label: string;
  readonly href: string;
}

const anchor = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))[^>]*>([\s\S]*?)<\/a>/gi;
const plainWords = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

function inRichText(value: unknown): readonly WrittenLink[] {
  if (Array.isArray(value)) return value.flatMap(inRichText);
  if (!isObject(value)) return [];
  const { kind, text, href } = value;
  if (kind === 'link')
    return typeof text === 'string' && typeof href === 'string' ? [{ label: text, href }] : [];
  return Object.values(value).flatMap(inRichText);
}

export function linksOf({
  field,
  value,
}: Pick<StoredLeaf, 'field' | 'value'>): readonly WrittenLink[] {
  if (field.kind === 'rich-text') return inRichText(value);
  if (field.kind === 'html')
    return typeof value === 'string'
      ? [...value.matchAll(anchor)].map(([, double, single, bare, words = '']) => ({
          label: plainWords(words),
          href: (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
        }))
      : [];
  if (field.kind !== 'link' || !isObject(value)) return [];
  const { label, href } = value;
  return [
    { label: typeof label === 'string' ? label : '', href: typeof href === 'string' ? href : '' },
  ];
}
