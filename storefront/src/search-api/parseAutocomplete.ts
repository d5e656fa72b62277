/** Suggestions of the search API, parsed. */
import { type FoundProduct, parseGroups } from './parseProduct.ts';
import { listOf, numberOf, shapeOf, textOf } from './readShape.ts';

/** A part of a phrase; the marked part is what was typed. */
export interface PhrasePart {
  readonly text: string;
  readonly isMarked?: boolean;
}

export interface SuggestedPhrase {
  readonly text: string;
  readonly parts: readonly PhrasePart[];
}

/** A category, a list of the shop, or a page. */
export interface SuggestedPlace {
  readonly title: string;
  readonly href: string;
  /** Of a category: the one that it is in. */
  readonly parentTitle?: string;
  readonly count?: number;
  /** Set where the text is its name, and not only near its words. */
  readonly isNamed?: true;
}

export interface Suggestions {
  readonly totalHits: number;
  readonly phrases: readonly SuggestedPhrase[];
  readonly products: readonly FoundProduct[];
  readonly categories: readonly SuggestedPlace[];
  readonly pages: readonly SuggestedPlace[];
}

/** `{röd klä}nning` is a marked and a plain part. */
export const partsOf = (highlighted: string): readonly PhrasePart[] =>
  highlighted
    .split(/(\{[^{}]*\})/)
    .map((part) =>
      part.startsWith('{') && part.endsWith('}')
        ? { text: part.slice(1, -1), isMarked: true }
        : { text: part },
    )
    .filter(({ text }) => text !== '');

function phraseOf(value: unknown): readonly SuggestedPhrase[] {
  const phrase = shapeOf(value);
  const text = textOf(phrase['q']);
  if (text === undefined) return [];
  return [{ text, parts: partsOf(textOf(phrase['highlighted']) ?? text) }];
}

function placeOf(value: unknown): readonly SuggestedPlace[] {
  const place = shapeOf(value);
  const [title, href] = [textOf(place['title']), textOf(place['link'])];
  const [parentTitle, count] = [textOf(place['parentTitle']), numberOf(place['count'])];
  // Only the shop’s own pages: an address of another origin is none of its content.
  if (!title || !href || !/^\/(?![/\\])/.test(href)) return [];
  return [
    {
      title,
      href,
      ...(parentTitle && { parentTitle }),
      ...(count !== undefined && { count }),
      ...(place['isNamed'] === true && { isNamed: true }),
    },
  ];
}

/** Contents of a list; what does not parse is left out. */
export const parsePlaces = (contents: unknown): readonly SuggestedPlace[] =>
  listOf(contents).flatMap(placeOf);

const placesIn = (lists: readonly unknown[], id: string): readonly SuggestedPlace[] =>
  lists
    .map(shapeOf)
    .filter((list) => list['id'] === id)
    .flatMap((list) => parsePlaces(list['contents']));

/** What does not parse is left out. */
export function parseAutocomplete(body: unknown): Suggestions {
  const response = shapeOf(body);
  const lists = listOf(response['contentLists']);
  return {
    totalHits: numberOf(response['totalHits']) ?? 0,
    phrases: listOf(response['phraseSuggestions']).flatMap(phraseOf),
    products: parseGroups(response['productSuggestions']),
    categories: placesIn(lists, 'categories'),
    pages: placesIn(lists, 'pages'),
  };
}
