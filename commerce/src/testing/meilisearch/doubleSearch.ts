/** How the double of a Meilisearch server searches: its documented rules for words, typing errors and filters. */

export type StoredDocument = Readonly<Record<string, unknown>>;

export interface StoredIndex {
  readonly documents: Map<unknown, StoredDocument>;
  settings: Readonly<Record<string, unknown>>;
}

export interface DoubleQuery {
  readonly indexUid: string;
  readonly q?: string;
  readonly limit?: number;
  readonly filter?: readonly string[];
  readonly attributesToSearchOn?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly matchingStrategy?: string;
  readonly showMatchesPosition?: boolean;
}

/** Letters that differ, a swap of two neighbours counting once; one in the first letter counts twice. */
export function typingErrors(typed: string, word: string): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[at - 1] === word[column - 1];
      const isSwap =
        at > 1 &&
        column > 1 &&
        typed[at - 1] === word[column - 2] &&
        typed[at - 2] === word[column - 1];
      row[column] = Math.min(
        (row[column - 1] ?? 0) + 1,
        (rows[at - 1]?.[column] ?? 0) + 1,
        (rows[at - 1]?.[column - 1] ?? 0) + Number(!isSame),
        isSwap ? (rows[at - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  const errors = rows[typed.length]?.[word.length] ?? 0;
  return errors + Number(errors > 0 && typed[0] !== word[0]);
}

interface Rules {
  readonly searchable: readonly string[];
  readonly withoutTypos: readonly string[];
  readonly oneTypo: number;
  readonly twoTypos: number;
}

export function rulesOf({ settings }: StoredIndex): Rules {
  const tolerance = (settings['typoTolerance'] ?? {}) as {
    readonly minWordSizeForTypos?: { readonly oneTypo: number; readonly twoTypos: number };
    readonly disableOnAttributes?: readonly string[];
  };
  return {
    searchable: (settings['searchableAttributes'] ?? []) as readonly string[],
    withoutTypos: tolerance.disableOnAttributes ?? [],
    ...(tolerance.minWordSizeForTypos ?? { oneTypo: 5, twoTypos: 9 }),
  };
}

function allowedErrors(typed: string, { oneTypo, twoTypos }: Rules): number {
  if (typed.length >= twoTypos) return 2;
  return Number(typed.length >= oneTypo);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Match {
  readonly attribute: string;
  readonly start: number;
  readonly length: number;
  readonly errors: number;
  readonly rank: number;
  readonly isWhole: boolean;
}

/** The matches of a word, best first; the last word of a query may be a beginning. */
function matchesOf(
  document: StoredDocument,
  { typed, isLast }: { readonly typed: string; readonly isLast: boolean },
  { rules, attributes }: { readonly rules: Rules; readonly attributes: readonly string[] },
): readonly Match[] {
  const found: Match[] = [];
  for (const attribute of attributes) {
    let start = 0;
    for (const word of textOf(document[attribute]).split(' ')) {
      const beginning = isLast ? word.slice(0, typed.length) : word;
      const errors = Math.min(typingErrors(typed, word), typingErrors(typed, beginning));
      const most = rules.withoutTypos.includes(attribute) ? 0 : allowedErrors(typed, rules);
      const isWhole = word === typed;
      const length = isWhole ? word.length : beginning.length;
      const rank = rules.searchable.indexOf(attribute);
      if (word !== '' && errors <= most)
        found.push({ attribute, start, length, errors, rank, isWhole });
      start += word.length + 1;
    }
  }
  return found.toSorted((a, b) => a.errors - b.errors || a.rank - b.rank);
}

const comparison = /^(\w+) (=|IN) (.+)$/;

/** Attributes that a filter names, which have to be filterable. */
export const filteredAttributes = (filter: readonly string[]): readonly string[] =>
  filter.map((each) => comparison.exec(each)?.[1] ?? each);

function passes(document: StoredDocument, filter: readonly string[]): boolean {
  return filter.every((each) => {
    const [, attribute = '', operator, text = ''] = comparison.exec(each) ?? [];
    const wanted = (operator === '=' ? [JSON.parse(text)] : JSON.parse(text)) as unknown[];
    const values = [document[attribute]].flat();
    return wanted.some((value) => values.includes(value));
  });
}

interface RankedHit {
  readonly document: StoredDocument;
  readonly matches: readonly Match[];
}

const sumOf = ({ matches }: RankedHit, of: (match: Match) => number): number =>
  matches.reduce((sum, match) => sum + of(match), 0);

/** By the ranking rules typo, attribute, exactness and soldCount:desc. */
const byRules = (a: RankedHit, b: RankedHit): number =>
  sumOf(a, ({ errors }) => errors) - sumOf(b, ({ errors }) => errors) ||
  sumOf(a, ({ rank }) => rank) - sumOf(b, ({ rank }) => rank) ||
  sumOf(b, ({ isWhole }) => Number(isWhole)) - sumOf(a, ({ isWhole }) => Number(isWhole)) ||
  Number(b.document['soldCount']) - Number(a.document['soldCount']);

/** All hits of a query, the best first. */
export function rankDocuments(index: StoredIndex, query: DoubleQuery): readonly RankedHit[] {
  const rules = rulesOf(index);
  const { filter = [], attributesToSearchOn: attributes = rules.searchable } = query;
  const words = (query.q ?? '').split(' ').filter(Boolean);
  return [...index.documents.values()]
    .filter((document) => passes(document, filter))
    .flatMap((document) => {
      const each = words.map((typed, at) =>
        matchesOf(document, { typed, isLast: at === words.length - 1 }, { rules, attributes }),
      );
      const matches = each.flatMap(([best]) => best ?? []);
      return matches.length === words.length ? [{ document, matches }] : [];
    })
    .toSorted(byRules);
}
