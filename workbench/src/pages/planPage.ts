/** A new page or area from an editor's input: the document, or the errors field by field. */
import { foldAlias } from '@solvik/addresses';
import {
  type ByLanguage,
  type Language,
  languages,
  type PageDocument,
  type PageSummary,
} from '@solvik/content-schema/editing';

export interface PageDraft {
  readonly name: string;
  /** The page's key; undefined until the editor writes another than the name suggests. */
  readonly key?: string;
  readonly title: ByLanguage<string>;
  readonly alias: ByLanguage<string>;
}

export const emptyDraft: PageDraft = { name: '', title: {}, alias: {} };

export type DraftProblem = 'required' | 'bad-alias' | 'bad-key' | 'key-taken' | 'alias-taken';

const isSegment = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
const maxKeyLength = 60;

/** As it is sent: empty members are derived from the others. */
export const keyOf = ({ key, name }: Pick<PageDraft, 'key' | 'name'>): string =>
  key ?? foldAlias(name).slice(0, maxKeyLength).replace(/-$/, '');
export const aliasOf = (
  { title, alias }: Pick<PageDraft, 'title' | 'alias'>,
  language: Language,
): string => alias[language] ?? foldAlias(title[language] ?? '');

/** By the field's path: `key`, `title.fi`, `alias.fi`. */
export function findDraftProblems(
  draft: PageDraft,
  pages: readonly Pick<PageSummary, 'key' | 'alias' | 'state'>[],
): ReadonlyMap<string, DraftProblem> {
  const key = keyOf(draft);
  const problems = new Map<string, DraftProblem>();
  const report = (path: string, problem: DraftProblem | false | undefined) =>
    problem && problems.set(path, problem);
  report('name', draft.name.trim() === '' && 'required');
  report(
    'key',
    draft.name.trim() === '' && draft.key === undefined
      ? undefined
      : key === ''
        ? 'required'
        : key.length > maxKeyLength || !isSegment(key)
          ? 'bad-key'
          : pages.some((page) => page.key === key) && 'key-taken',
  );
  for (const language of languages) {
    const alias = aliasOf(draft, language);
    report(`title.${language}`, !draft.title[language]?.trim() && 'required');
    const holder = pages.some(
      (page) => page.state !== 'retired' && page.alias?.[language] === alias,
    );
    report(
      `alias.${language}`,
      alias === ''
        ? !problems.has(`title.${language}`) && 'required'
        : !isSegment(alias)
          ? 'bad-alias'
          : holder && 'alias-taken',
    );
  }
  return problems;
}

export const documentOf = (draft: PageDraft): PageDocument => ({
  name: draft.name.trim(),
  title: draft.title,
  alias: Object.fromEntries(languages.map((language) => [language, aliasOf(draft, language)])),
  tags: [],
  containers: [],
});

/** The possible locations of an area in the shop (contracts.md, "Widget areas used"). */
export const areaLocations = [
  { family: 'Frontpage', areaName: 'The front page area' },
  { family: 'Productlist', areaName: 'The top part of the product list' },
  { family: 'Productlist', areaName: 'The bottom part of the product list' },
  { family: 'Product', areaName: 'Product detail page' },
] as const;

export type Filter = NonNullable<PageDocument['filters']>[number];

/**
 * An area is identified by its location; its key is derived from it, and differs from those that
 * are taken.
 */
export function planArea(
  {
    place,
    filter,
  }: { readonly place: (typeof areaLocations)[number]; readonly filter: Filter | undefined },
  pages: readonly Pick<PageSummary, 'key'>[],
): { readonly key: string; readonly document: PageDocument } {
  const base = foldAlias(
    [
      place.family,
      place.areaName.includes('bottom') ? 'bottom' : place.areaName.includes('top') ? 'top' : '',
      filter?.value ?? '',
    ]
      .filter(Boolean)
      .join('-'),
  ).slice(0, maxKeyLength - 3);
  let [key, number] = [base, 1];
  while (pages.some((page) => page.key === key)) key = `${base}-${String((number += 1))}`;
  return {
    key,
    document: {
      name: key,
      title: {},
      ...place,
      ...(filter && { filters: [filter] }),
      tags: [],
      containers: [],
    },
  };
}

/** Whether another area has that location already: two of one location cannot both be rendered. */
export const holderOf = (
  { place: { family, areaName }, filter }: Parameters<typeof planArea>[0],
  pages: readonly PageSummary[],
): PageSummary | undefined =>
  pages.find(
    (page) =>
      page.state !== 'retired' &&
      page.family === family &&
      page.areaName === areaName &&
      JSON.stringify(page.filters ?? []) === JSON.stringify(filter ? [filter] : []),
  );
