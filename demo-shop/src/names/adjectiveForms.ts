import type { Gender } from './noun.ts';

/** An adjective before an indefinite noun: `lång`, `långt`, `långa`. */
export type AdjectiveForms = Readonly<Record<Gender, string>>;

const vowel = /[aeiouyåäöæø]$/;

/** For adjectives that are never inflected: `rosa`, `rutete`. */
export const uninflected = (word: string): AdjectiveForms => ({
  common: word,
  neuter: word,
  plural: word,
});

/** For adjectives that no rule covers. */
export const irregular = (common: string, neuter: string, plural: string): AdjectiveForms => ({
  common,
  neuter,
  plural,
});

/** Swedish: `rutig rutigt rutiga`, `stickad stickat stickade`, `vid vitt vida`, `rund runt runda`, `kort kort korta`, `blå blått blå`, `enkel enkelt enkla`. */
export function inflectSwedish(word: string): AdjectiveForms {
  if (/[aeo]$/.test(word)) return uninflected(word);
  if (word.endsWith('ad')) return irregular(word, `${word.slice(0, -1)}t`, `${word}e`);
  if (vowel.test(word)) return irregular(word, `${word}tt`, word);
  if (/e[lnr]$/.test(word))
    return irregular(word, `${word.replace(/n$/, '')}t`, `${word.slice(0, -2)}${word.slice(-1)}a`);
  if (/[aeiouyåäö]d$/.test(word)) return irregular(word, `${word.slice(0, -1)}tt`, `${word}a`);
  if (word.endsWith('d')) return irregular(word, `${word.slice(0, -1)}t`, `${word}a`);
  if (/[aeiouyåäö]t$/.test(word)) return irregular(word, `${word}t`, `${word}a`);
  if (word.endsWith('t')) return irregular(word, word, `${word}a`);
  return irregular(word, `${word}t`, `${word}a`);
}

/**
 * Norwegian bokmål: `lang langt lange`, `strikket strikket strikkede`, `rutete` uninflected,
 * `kraftig kraftig kraftige`, `hvit hvitt hvite`, `grønn grønt grønne`.
 */
export function inflectNorwegian(word: string): AdjectiveForms {
  if (word.endsWith('et')) return irregular(word, word, `${word.slice(0, -1)}de`);
  if (/[aeo]$/.test(word)) return uninflected(word);
  if (/(ig|sk)$/.test(word)) return irregular(word, word, `${word}e`);
  if (vowel.test(word)) return irregular(word, `${word}tt`, word);
  if (word.endsWith('nn')) return irregular(word, `${word.slice(0, -1)}t`, `${word}e`);
  if (/[aeiouyåæø]t$/.test(word)) return irregular(word, `${word}t`, `${word}e`);
  if (word.endsWith('t')) return irregular(word, word, `${word}e`);
  return irregular(word, `${word}t`, `${word}e`);
}

/** Danish: `lang langt lange`, `strikket strikket strikkede`, `blå blåt blå`, `let let lette`, `grøn grønt grønne`, `smal smalt smalle`. */
export function inflectDanish(word: string): AdjectiveForms {
  if (word.endsWith('et')) return irregular(word, word, `${word.slice(0, -1)}de`);
  if (/[aeo]$/.test(word)) return uninflected(word);
  if (vowel.test(word)) return irregular(word, `${word}t`, word);
  if (word.endsWith('t')) return irregular(word, word, `${word}e`);
  if (/[^aeiouyåæø][aeiouyåæø][lnm]$/.test(word) && !word.endsWith('en'))
    return irregular(word, `${word}t`, `${word}${word.slice(-1)}e`);
  return irregular(word, `${word}t`, `${word}e`);
}

/**
 * The Finnish forms that names need: nominative, singular and plural. Consonant gradation makes the
 * plural an entry, not a rule.
 */
export const finnish = (singular: string, plural: string): AdjectiveForms =>
  irregular(singular, singular, plural);
