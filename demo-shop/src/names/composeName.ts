import { type DemoLocale } from '../demoLocales.ts';
import type { AdjectiveKey, DetailKey } from '../garments/garmentKind.ts';
import type { KindKey } from '../garments/garmentKinds.ts';
import type { MaterialKey } from '../garments/materials.ts';
import { shopWords } from '../words/shopWordsByLocale.ts';
import { joinCompound } from './joinCompound.ts';

/** What a style's name may state; each language decides how. */
export interface NameParts {
  readonly kind: KindKey;
  readonly adjective?: AdjectiveKey;
  /** A compound where the language prefers one. */
  readonly compound?: MaterialKey;
  readonly firstName?: string;
  /** Follows the noun: `i återvunnen ull`. */
  readonly material?: MaterialKey;
  readonly detail?: DetailKey;
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The name of a style in one language: “Lång ullkappa Alma”, “Rak kappa i återvunnen ull”, “Ullkappa med dold knäppning”. */
export function composeName(locale: DemoLocale, parts: NameParts): string {
  const words = shopWords[locale];
  const noun = words.nouns[parts.kind];
  const prefix =
    parts.compound && noun.isJoined ? words.materials[parts.compound].prefix : undefined;
  const phrases = [
    parts.adjective && words.adjectives[parts.adjective][noun.gender],
    prefix === undefined ? noun.word : joinCompound(locale, prefix, noun.word),
    parts.firstName,
    parts.material && words.materials[parts.material].phrase,
    parts.detail && words.details[parts.detail],
  ];
  return capitalised(phrases.filter(Boolean).join(' '));
}

/** The name of a single product by its colour: “Marinblå ullkappa”, “Mörkt skärp”. */
export function composeColourName(
  locale: DemoLocale,
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
