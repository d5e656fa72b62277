/** Translates one of a story's Swedish sentences, from a dictionary. */
import type { StoryLanguage } from './storyLanguages.ts';
import { swedishSum, localiseSums } from './storyMoney.ts';

/**
 * Swedish to another language. A key may hold placeholders, which its translation holds too, in any
 * order but those of one kind in the same one: `{#}` a number, `{kr}` a sum or a span of sums, `{}`
 * words that are translated themselves.
 */
export type StoryDictionary = Readonly<Record<string, string>>;
/** Undefined when the dictionary has no such sentence. */
export type Localiser = (swedish: string) => string | undefined;

const placeholders = /\{(#|kr|)\}/g;
const placePatterns: Readonly<Record<string, string>> = {
  '#': '[−+]?\\d[\\d\u00a0 .,]*',
  kr: `[−+]?${swedishSum.source}`,
  '': '.+?',
};
const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Pattern {
  readonly placePatterns: RegExp;
  /** The kind of each placeholder. */
  readonly kinds: readonly string[];
  readonly translation: string;
}

function readPattern(key: string, translation: string): Pattern {
  const kinds = [...key.matchAll(placeholders)].map(([, kind = '']) => kind);
  const between = key.split(/\{(?:#|kr|)\}/).map(escaped);
  // The pattern of a sum has groups of its own, so each placeholder is matched by its name.
  const source = between
    .map(
      (words, at) =>
        `${at === 0 ? '' : `(?<p${String(at)}>${(placePatterns[kinds[at - 1] ?? ''] ?? '').replaceAll(/\((?!\?)/g, '(?:')})`}${words}`,
    )
    .join('');
  return { placePatterns: new RegExp(`^${source}$`, 'u'), kinds, translation };
}

/**
 * Parses the dictionary once. A sentence is matched whole before it is matched by its placeholders,
 * and by the key with the most literal text.
 */
export function createLocaliser(language: StoryLanguage, dictionary: StoryDictionary): Localiser {
  const bare = (key: string) => key.replaceAll(placeholders, '').length;
  const keys = Object.keys(dictionary)
    .filter((key) => /\{(#|kr|)\}/.test(key))
    .toSorted((a, b) => bare(b) - bare(a));
  const patterns = keys.map((key) => readPattern(key, dictionary[key] ?? ''));
  const localise: Localiser = (swedish) => {
    const plain = swedish.replaceAll('\u00a0', ' ').trim();
    // A Danish sum ends with a full stop, which closes its sentence too.
    const localised = localisePlain(plain)?.replace('kr..', 'kr.');
    return localised === undefined
      ? undefined
      : `${/^\s*/.exec(swedish)?.[0] ?? ''}${localised}${/\s*$/.exec(swedish)?.[0] ?? ''}`;
  };
  function localisePlain(plain: string): string | undefined {
    // “constructor” is a word like any other.
    if (Object.hasOwn(dictionary, plain)) return dictionary[plain];
    for (const { placePatterns: form, kinds, translation } of patterns) {
      const found = form.exec(plain);
      if (!found) continue;
      const localised = kinds
        .map((kind, at) => ({ kind, words: found.groups?.[`p${String(at + 1)}`] ?? '' }))
        .map(({ kind, words }) => ({
          kind,
          words:
            kind === 'kr'
              ? localiseSums(words, language)
              : kind === ''
                ? (localise(words) ?? words)
                : words,
        }));
      return translation.replaceAll(
        placeholders,
        (_all, kind: string) =>
          localised.splice(
            localised.findIndex((each) => each.kind === kind),
            1,
          )[0]?.words ?? '',
      );
    }
    const sums = localiseSums(plain, language);
    return sums === plain ? undefined : sums;
  }
  return localise;
}
