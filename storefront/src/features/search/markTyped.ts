/** Finds and marks what was typed in words that the browser has at hand. */

export interface MarkedPart {
  readonly text: string;
  readonly isMarked?: boolean;
}

const wordsOf = (typed: string): readonly string[] => typed.trim().split(/\s+/).filter(Boolean);

/** Whether a text has every typed word in it, also within a compound; capitals make no difference. */
export function hasTyped(text: string, typed: string): boolean {
  const lower = text.toLowerCase();
  return wordsOf(typed.toLowerCase()).every((word) => lower.includes(word));
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** The text in parts, of which those that were typed are marked; together they are the text. */
export function markTyped(text: string, typed: string): readonly MarkedPart[] {
  const words = wordsOf(typed).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text }];
  return text
    .split(new RegExp(`(${words.map(escaped).join('|')})`, 'i'))
    .map((part, at) => ({ text: part, ...(at % 2 === 1 && { isMarked: true }) }))
    .filter((part) => part.text !== '');
}
