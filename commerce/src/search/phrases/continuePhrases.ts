/** Phrases that continue what has been typed: those that begin with it first. */
import { foldedWords } from '../foldWords.ts';
import type { Phrase } from './cataloguePhrases.ts';

/** @param phrases the most useful first */
export function continuePhrases(
  phrases: readonly Phrase[],
  { text, limit }: { readonly text: string; readonly limit: number },
): readonly string[] {
  const typed = foldedWords(text);
  if (typed.length === 0) return [];
  const joined = typed.join(' ');
  const continues = ({ words }: Phrase) => words.join(' ').startsWith(joined);
  const contains = ({ words }: Phrase) =>
    typed.every((word) => words.some((own) => own.startsWith(word)));
  const others = phrases.filter(({ words }) => words.join(' ') !== joined);
  const begun = others.filter(continues).slice(0, limit);
  const rest = others.filter((phrase) => !continues(phrase) && contains(phrase));
  return [...begun, ...rest].slice(0, limit).map(({ text: phrase }) => phrase);
}
