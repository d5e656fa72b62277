import type { Locale } from '../../catalogue/catalogueDraft.ts';
import type { AdjectiveKey, DetailKey } from '../garments/garmentKind.ts';
import type { KindKey } from '../garments/garmentKinds.ts';
import type { MaterialKey } from '../garments/materials.ts';
import { shopWords } from '../words/shopWordsByLocale.ts';
import { joinCompound } from './joinCompound.ts';

/** What is worth saying about a style in its name; the languages decide how. */
export interface NameParts {
  readonly kind: KindKey;
  readonly adjective?: AdjectiveKey;
  /** Said as a compound where the language likes one. */
  readonly compound?: MaterialKey;
  readonly firstName?: string;
  /** Said after the noun: `i återvunnen ull`. */
  readonly material?: MaterialKey;
  readonly detail?: DetailKey;
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The name of a style in one language: “Lång ullkappa Alma”, “Rak kappa i återvunnen ull”, “Ullkappa med dold knäppning”. */
export function composeName(locale: Locale, parts: NameParts): string {
  const words = shopWords[locale];
  const noun = words.nouns[parts.kind];
  const prefix =
    parts.compound && noun.isJoined ? words.materials[parts.compound].prefix : undefined;
  const said = [
    parts.adjective && words.adjectives[parts.adjective][noun.gender],
    prefix === undefined ? noun.word : joinCompound(locale, prefix, noun.word),
    parts.firstName,
    parts.material && words.materials[parts.material].phrase,
    parts.detail && words.details[parts.detail],
  ];
  return capitalised(said.filter(Boolean).join(' '));
}

/** A single piece by its colour: “Marinblå ullkappa”, “Mörkt skärp”. */
export function composeColourName(
  locale: Locale,
  parts: Pick<NameParts, 'kind' | 'compound'> & {
    readonly colour: keyof (typeof shopWords)['sv']['colours'];
  },
): string {
  const words = shopWords[locale];
  const noun = words.nouns[parts.kind];
  const bare = composeName(locale, {
    kind: parts.kind,
    ...(parts.compound && { compound: parts.compound }),
  });
  return capitalised(
    `${words.colours[parts.colour].adjective[noun.gender]} ${bare.slice(0, 1).toLowerCase()}${bare.slice(1)}`,
  );
}
