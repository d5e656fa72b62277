import type { Gender } from '../fields/gender.ts';
import type { Fits } from '../mapping/mapping.ts';

export interface Kind {
  readonly categories: readonly string[];
  readonly gender: Gender | undefined;
  /** The product's name, in any language. */
  readonly title: string;
}

const lastPart = (path: string): string => path.split(/\s*[>/]\s*/).at(-1) ?? path;

/**
 * The first matching rule: by one of the product's categories, whole or its last part, its gender,
 * and a word of its name.
 */
export function findRule<Rule extends Fits>(
  rules: readonly Rule[],
  { categories, gender, title }: Kind,
): Rule | undefined {
  const names = new Set(
    [...categories, ...categories.map(lastPart)].map((name) => name.toLowerCase()),
  );
  const words = new Set(title.toLowerCase().split(/[^\p{L}\d-]+/u));
  return rules.find(
    (rule) =>
      (rule.for === undefined || rule.for.some((name) => names.has(name.toLowerCase()))) &&
      (rule.gender === undefined || (gender !== undefined && rule.gender.includes(gender))) &&
      (rule.named === undefined || rule.named.some((word) => words.has(word.toLowerCase()))),
  );
}
