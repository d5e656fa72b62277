/** Says one of a story's Swedish sentences in another language, from a dictionary. */
import type { StoryLanguage } from './storyLanguages.ts';
import { swedishSum, tellSums } from './storyMoney.ts';

/**
 * Swedish to another language. A key may hold places, which its translation holds too, in any order but those of one kind in the
 * same one: `{#}` a number, `{kr}` a sum or a span of sums, `{}` words that are looked up in their turn.
 */
export type StoryDictionary = Readonly<Record<string, string>>;
/** Undefined when the dictionary has no such sentence. */
export type Teller = (swedish: string) => string | undefined;

const places = /\{(#|kr|)\}/g;
const reads: Readonly<Record<string, string>> = {
  '#': '[−+]?\\d[\\d\u00a0 .,]*',
  kr: `[−+]?${swedishSum.source}`,
  '': '.+?',
};
const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Pattern {
  readonly reads: RegExp;
  /** Of each place, what kind it is. */
  readonly kinds: readonly string[];
  readonly says: string;
}

function readPattern(key: string, says: string): Pattern {
  const kinds = [...key.matchAll(places)].map(([, kind = '']) => kind);
  const between = key.split(/\{(?:#|kr|)\}/).map(escaped);
  // What a sum is read by has groups of its own, so each place is caught by its name.
  const source = between
    .map(
      (words, at) =>
        `${at === 0 ? '' : `(?<p${String(at)}>${(reads[kinds[at - 1] ?? ''] ?? '').replaceAll(/\((?!\?)/g, '(?:')})`}${words}`,
    )
    .join('');
  return { reads: new RegExp(`^${source}$`, 'u'), kinds, says };
}

/** Reads the dictionary once. A sentence is found whole before it is found by its places, and by the key that says the most of it. */
export function tellIn(language: StoryLanguage, dictionary: StoryDictionary): Teller {
  const bare = (key: string) => key.replaceAll(places, '').length;
  const keys = Object.keys(dictionary)
    .filter((key) => /\{(#|kr|)\}/.test(key))
    .toSorted((a, b) => bare(b) - bare(a));
  const patterns = keys.map((key) => readPattern(key, dictionary[key] ?? ''));
  const tell: Teller = (swedish) => {
    const plain = swedish.replaceAll('\u00a0', ' ').trim();
    // A Danish sum ends with a full stop, which closes its sentence too.
    const told = tellPlain(plain)?.replace('kr..', 'kr.');
    return told === undefined
      ? undefined
      : `${/^\s*/.exec(swedish)?.[0] ?? ''}${told}${/\s*$/.exec(swedish)?.[0] ?? ''}`;
  };
  function tellPlain(plain: string): string | undefined {
    // “constructor” is a word like any other.
    if (Object.hasOwn(dictionary, plain)) return dictionary[plain];
    for (const { reads: form, kinds, says } of patterns) {
      const found = form.exec(plain);
      if (!found) continue;
      const told = kinds
        .map((kind, at) => ({ kind, words: found.groups?.[`p${String(at + 1)}`] ?? '' }))
        .map(({ kind, words }) => ({
          kind,
          words:
            kind === 'kr'
              ? tellSums(words, language)
              : kind === ''
                ? (tell(words) ?? words)
                : words,
        }));
      return says.replaceAll(
        places,
        (_all, kind: string) =>
          told.splice(
            told.findIndex((each) => each.kind === kind),
            1,
          )[0]?.words ?? '',
      );
    }
    const sums = tellSums(plain, language);
    return sums === plain ? undefined : sums;
  }
  return tell;
}
