/**
 * The forms of Swedish, Norwegian and Danish words: plural, definite, genitive, and the forms of
 * adjectives.
 */
import type { Inflection } from './inflection.ts';

const vowel = /[aeiouy]/;
const vowelAtEnd = /[aeiouy]$/;

/**
 * An ending that begins with a consonant follows a vowel (`sko-r`, not `ba-rn`), an n also an
 * unstressed er or el. A genitive s follows any letter but s.
 */
function takeOff(word: string, ending: string): string | undefined {
  if (!word.endsWith(ending)) return undefined;
  const rest = word.slice(0, -ending.length);
  if (rest.length < 3 || !vowel.test(rest)) return undefined;
  if (ending === 's') return rest.endsWith('s') ? undefined : rest;
  const isJoined =
    vowel.test(ending.charAt(0)) ||
    vowelAtEnd.test(rest) ||
    (ending.startsWith('n') && /[^aeiouy]e[lr]$/.test(rest));
  return isJoined ? rest : undefined;
}

/** `stovel` loses its e before an ending, and `stovl` has one without: stövel, stövlar. */
function withoutOrWithE(stem: string): string[] {
  if (/[^aeiouy]e[lnr]$/.test(stem)) return [stem.slice(0, -2) + stem.slice(-1)];
  if (/[^aeiouylnr][lnr]$/.test(stem)) return [`${stem.slice(0, -1)}e${stem.slice(-1)}`];
  return [];
}

/** Danish doubles a consonant before an ending: top, toppe. */
function oneOrTwo(stem: string): string[] {
  if (/[^aeiouy]([bdfgklmnprst])$/.test(stem))
    return stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return /[aeiouy][bdfgklmnprst]$/.test(stem) ? [stem + stem.slice(-1)] : [];
}

/** Swedish röd and vit become rött and vitt in the neuter. */
function neuter(stem: string): string[] {
  if (/[aeiouy]tt$/.test(stem)) return [`${stem.slice(0, -2)}d`, stem.slice(0, -1)];
  return /[aeiouy]d$/.test(stem) ? [`${stem.slice(0, -1)}tt`] : [];
}

/** Adjectives, and compounds with them, that no rule for endings has in the neuter: blå, blått. */
const neuters =
  (pairs: readonly (readonly [base: string, neuter: string])[]) =>
  (stem: string): string[] =>
    pairs.flatMap(([base, ending]) =>
      stem.endsWith(base)
        ? [stem.slice(0, -base.length) + ending]
        : stem.endsWith(ending)
          ? [stem.slice(0, -ending.length) + base]
          : [],
    );
const neutersInA = [
  ['bla', 'blatt'],
  ['gra', 'gratt'],
] as const;

function bending({
  endings,
  changes,
  irregular = {},
}: {
  endings: string;
  changes: readonly ((stem: string) => string[])[];
  irregular?: Readonly<Record<string, readonly string[]>>;
}): Inflection {
  const all = endings.split(' ');
  return {
    endings: all,
    stems(word) {
      const bare = [word, ...all.flatMap((ending) => takeOff(word, ending) ?? [])];
      return [
        ...new Set([
          ...bare,
          ...bare.flatMap((stem) => [
            ...changes.flatMap((change) => change(stem)),
            ...(irregular[stem] ?? []),
          ]),
        ]),
      ];
    },
  };
}

export const swedish = bending({
  endings:
    'a an ans ar arna arnas ars as e en ens er erna ernas ers es et ets n na nas ns or orna ornas ors r rna rnas rs s t ts',
  changes: [withoutOrWithE, neuter, neuters(neutersInA)],
});

export const norwegian = bending({
  endings: 'a as e en ene enes ens er ere erne ers es et ets n ne nes ns r rs s t ts',
  changes: [withoutOrWithE, neuters([...neutersInA, ['gronn', 'gront']])],
  irregular: { menn: ['mann'], mann: ['menn'] },
});

export const danish = bending({
  endings: 'e en ene enes ens er ere erne ernes ers es et ets n ne nes ns r rne rnes rs s t ts',
  changes: [withoutOrWithE, oneOrTwo],
});
