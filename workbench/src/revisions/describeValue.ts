/** A field's value, as editors read it. */
import { isObject, type RichText } from '@solvik/content-schema';
import {
  type Field,
  languages,
  type LinkTarget,
  type StoredMenuItem,
} from '@solvik/content-schema/editing';
import { aliasOf } from '../fields/SelectedTarget.tsx';
import { writeMarkup } from '../rich-text/richTextMarkup.ts';
import { targetLabel } from '../targets/targetLabel.ts';
import { canonical } from './alignItems.ts';
import type { CompareTexts } from './compareTexts.ts';

const queryParts = ['category', 'brand', 'campaign', 'sort', 'take'] as const;

export function describeValue(
  value: unknown,
  kind: Field['kind'] | undefined,
  { title }: CompareTexts,
): string {
  if ((kind === 'choice' || kind === 'colour') && typeof value === 'string') return title(value);
  if (kind === 'rich-text' && Array.isArray(value)) return writeMarkup(value as RichText);
  if (kind === 'link' && isObject(value))
    return [value['label'], value['href']].filter((part) => typeof part === 'string').join(' → ');
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object'))
    return value.join(', ');
  return typeof value === 'string' ? value : canonical(value);
}

/** By the language of its alias. */
export function targetNameOf(
  value: unknown,
  kind: LinkTarget['kind'],
  language: string | undefined,
  { targets, text, locale }: CompareTexts,
): string {
  const target = targets?.find(
    (each) =>
      each.kind === kind &&
      aliasOf(each, languages.find((known) => known === language) ?? locale) === value,
  );
  return target ? targetLabel(target, { text, language: locale }).name : String(value);
}

type QueryPart = (typeof queryParts)[number];

/** The listed members of a query of the catalogue, in order. */
export function describeQuery(
  query: Readonly<Record<string, unknown>>,
  language: string | undefined,
  words: CompareTexts,
): readonly (readonly [QueryPart, string])[] {
  const describePart = (part: QueryPart, value: unknown): string =>
    part === 'take'
      ? String(value)
      : part === 'sort'
        ? words.title(String(value))
        : targetNameOf(value, part, language, words);
  return queryParts.flatMap((part): readonly (readonly [QueryPart, string])[] =>
    query[part] === undefined ? [] : [[part, describePart(part, query[part])]],
  );
}

/** The target of a menu's item. */
export function describeTarget(
  { target }: StoredMenuItem,
  { targets, text, locale }: CompareTexts,
): string {
  const key = target.type === 'route' ? target.route : target.key;
  const found = targets?.find((each) => each.kind === target.type && each.key === key);
  if (found) return targetLabel(found, { text, language: locale }).name;
  return target.type === 'route' ? key : `${target.type} ${key}`;
}
