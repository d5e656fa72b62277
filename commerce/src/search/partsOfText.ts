/** What engines find for a part of a text whose other words are no goods. */
import type { FoundProducts } from './searchEngine.ts';

export const everything: FoundProducts = {
  ids: [],
  facets: [],
  unmatched: [],
  isEverything: true,
};

interface Parts {
  readonly whole: string;
  /** What was searched. */
  readonly rest: string;
}

/** What was found, with the words that were left out in the texts that it offers. */
export function withWholeTexts(found: FoundProducts, { whole, rest }: Parts): FoundProducts {
  const { correction, didYouMean } = found;
  const rejoined = (text: string) => (whole.includes(rest) ? whole.replace(rest, text) : text);
  return {
    ...found,
    ...(correction && { correction: { ...correction, text: rejoined(correction.text) } }),
    ...(didYouMean !== undefined && { didYouMean: rejoined(didYouMean) }),
  };
}
