/** Finds the rules of components that a page's markup matches. */
import type { KeptMarkup, WholePage } from '../keptMarkup.tsx';
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

/** What a page's rules are chosen by. */
interface Found {
  /** Of components. */
  readonly places: ReadonlySet<number>;
  readonly attributes: ReadonlySet<string>;
}

/** @returns the rules for markup as React writes it, in the order of the components */
export function createRuleFinder(
  components: readonly ComponentRules[],
): (page: Pick<WholePage, 'rendered' | 'parts'>) => string {
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

  function scan(html: string): Found {
    const [places, attributes] = [new Set<number>(), new Set<string>()];
    for (const [, name = '', value = ''] of html.matchAll(attributePattern)) {
      if (name === 'class') {
        for (const place of placesOf(value)) places.add(place);
        continue;
      }
      attributes.add(name);
      const pair = `${name}=${value}`;
      if (needed.has(pair)) attributes.add(pair);
    }
    return { places, attributes };
  }

  const scans = new WeakMap<KeptMarkup, Found>();
  function scanOnce(part: KeptMarkup): Found {
    const found = scans.get(part) ?? scan(part.markup);
    scans.set(part, found);
    return found;
  }

  return ({ rendered, parts }) => {
    const found = [scan(rendered), ...[...new Set(parts)].map(scanOnce)];
    const places = new Set(found.flatMap((each) => [...each.places]));
    const attributes = new Set(found.flatMap((each) => [...each.attributes]));
    return components
      .flatMap(({ rules }, place) => (places.has(place) ? matchingRules(rules, attributes) : []))
      .join('');
  };
}
