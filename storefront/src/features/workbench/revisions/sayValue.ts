/** What a field holds, in the words that editors read. */
import { isObject, type RichText } from '@solvik/content-schema';
import {
  type Field,
  languages,
  type LinkTarget,
  type StoredMenuItem,
} from '@solvik/content-schema/editing';
import { aliasOf } from '../fields/ChosenTarget.tsx';
import { writeMarkup } from '../richTextMarkup.ts';
import { sayTarget } from '../targets/sayTarget.ts';
import { canonical } from './alignItems.ts';
import type { CompareWords } from './compareDocuments.ts';

const queryParts = ['category', 'brand', 'campaign', 'sort', 'take'] as const;

export function sayValue(
  value: unknown,
  kind: Field['kind'] | undefined,
  { title }: CompareWords,
): string {
  if ((kind === 'choice' || kind === 'colour') && typeof value === 'string') return title(value);
  if (kind === 'rich-text' && Array.isArray(value)) return writeMarkup(value as RichText);
  if (kind === 'link' && isObject(value))
    return [value['label'], value['href']].filter((part) => typeof part === 'string').join(' → ');
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object'))
    return value.join(', ');
  return typeof value === 'string' ? value : canonical(value);
}

/** By the language that its alias is written in. */
export function sayNamed(
  value: unknown,
  kind: LinkTarget['kind'],
  language: string | undefined,
  { targets, text, locale }: CompareWords,
): string {
  const target = targets?.find(
    (each) =>
      each.kind === kind &&
      aliasOf(each, languages.find((known) => known === language) ?? locale) === value,
  );
  return target ? sayTarget(target, { text, language: locale }).name : String(value);
}

type QueryPart = (typeof queryParts)[number];

/** The parts of a question to the catalogue that are said, in their order. */
export function sayQuery(
  query: Readonly<Record<string, unknown>>,
  language: string | undefined,
  words: CompareWords,
): readonly (readonly [QueryPart, string])[] {
  const say = (part: QueryPart, value: unknown): string =>
    part === 'take'
      ? String(value)
      : part === 'sort'
        ? words.title(String(value))
        : sayNamed(value, part, language, words);
  return queryParts.flatMap((part): readonly (readonly [QueryPart, string])[] =>
    query[part] === undefined ? [] : [[part, say(part, query[part])]],
  );
}

/** Where a menu's item leads. */
export function sayGoal(
  { target }: StoredMenuItem,
  { targets, text, locale }: CompareWords,
): string {
  const key = target.type === 'route' ? target.route : target.key;
  const found = targets?.find((each) => each.kind === target.type && each.key === key);
  if (found) return sayTarget(found, { text, language: locale }).name;
  return target.type === 'route' ? key : `${target.type} ${key}`;
}
