import { foldAlias } from '@solvik/addresses';
import type { CategoryWords } from './shopWords.ts';

/** A shelf's words; its alias is its folded name unless another shelf bears that name too. */
export function shelfWords(
  name: string,
  description: string,
  alias = foldAlias(name),
): CategoryWords {
  return { name, alias, description };
}
