import { foldAlias } from '@solvik/addresses';
import type { CategoryWords } from './shopWords.ts';

/** A category's texts; its alias is its folded name unless another category has the same name. */
export function categoryWords(
  name: string,
  description: string,
  alias = foldAlias(name),
): CategoryWords {
  return { name, alias, description };
}
