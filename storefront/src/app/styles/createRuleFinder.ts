/** Finds the rules of components that a page's markup matches. */
import { matchingRules, type PlannedRule } from './matchingRules.ts';

export interface ComponentRules {
  /** Class names of its elements, with spaces between. */
  readonly classes: string;
  readonly rules: readonly PlannedRule[];
}

/** Class attributes kept, so that each is taken apart once. */
const mostKept = 5_000;

const needsOf = (rule: PlannedRule): readonly string[] => {
  if (typeof rule === 'string') return [];
  return 'css' in rule ? rule.needs.flat() : rule.rules.flatMap(needsOf);
};

/** @returns the rules for markup as React writes it, in the order of the components */
export function createRuleFinder(components: readonly ComponentRules[]): (html: string) => string {
  const placeOf = new Map(
    components.flatMap(({ classes }, place) => classes.split(' ').map((name) => [name, place] as const)),
  );
  // Class attributes repeat within and between pages.
  const placesByAttribute = new Map<string, readonly number[]>();
  const needed = new Set(components.flatMap(({ rules }) => rules.flatMap(needsOf)));
  const names = new Set(['class', ...[...needed].map((need) => need.split('=')[0] ?? need)]);
  const attributePattern = new RegExp(` (${[...names].join('|')})="([^"]*)"`, 'g');

  function placesOf(attribute: string): readonly number[] {
    const known = placesByAttribute.get(attribute);
    if (known) return known;
    const places = attribute.split(' ').flatMap((name) => placeOf.get(name) ?? []);
    if (placesByAttribute.size < mostKept) placesByAttribute.set(attribute, places);
    return places;
  }

  return (html) => {
    const used = new Set<number>();
    const attributes = new Set<string>();
    for (const [, name = '', value = ''] of html.matchAll(attributePattern)) {
      if (name === 'class') {
        for (const place of placesOf(value)) used.add(place);
        continue;
      }
      attributes.add(name);
      const pair = `${name}=${value}`;
      if (needed.has(pair)) attributes.add(pair);
    }
    return components.flatMap(({ rules }, place) => (used.has(place) ? matchingRules(rules, attributes) : [])).join('');
  };
}
