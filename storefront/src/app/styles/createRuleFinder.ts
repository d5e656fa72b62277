/** Finds the rules of components that a page's markup matches. */
import type { KeptMarkup, WholePage } from '../keptMarkup.tsx';
import { matchingRules, type PlannedRule } from './matchingRules.ts';

export interface ComponentRules {
  /** Class names of its elements, with spaces between. */
  readonly classes: string;
  readonly rules: readonly PlannedRule[];
}

/** Attributes kept, so that each is taken apart once. */
const mostKept = 5_000;
/** Sets of attributes kept: cards share theirs, and pages of one kind. */
const mostSets = 500;
/** Pages whose rules are kept, some 25 kB each. */
const mostPages = 50;

const needsOf = (rule: PlannedRule): readonly string[] => {
  if (typeof rule === 'string') return [];
  return 'css' in rule ? rule.needs.flat() : rule.rules.flatMap(needsOf);
};

/** What a page's rules are chosen by; the same object for markup with the same attributes, as long as it is kept. */
interface Found {
  /** Of components. */
  readonly places: ReadonlySet<number>;
  readonly attributes: ReadonlySet<string>;
}

/** Keeps it with at most so many others; those leave together. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  if (kept.size >= most && !kept.has(key)) kept.clear();
  kept.set(key, value);
}

/** @returns the rules for markup as React writes it, in the order of the components */
export function createRuleFinder(
  components: readonly ComponentRules[],
): (page: Pick<WholePage, 'rendered' | 'parts'>) => string {
  const placeOf = new Map(
    components.flatMap(({ classes }, place) =>
      classes.split(' ').map((name) => [name, place] as const),
    ),
  );
  const needed = new Set(components.flatMap(({ rules }) => rules.flatMap(needsOf)));
  const names = new Set(['class', ...[...needed].map((need) => need.split('=')[0] ?? need)]);
  const attributePattern = new RegExp(` (?:${[...names].join('|')})="[^"]*"`, 'g');

  function read(attribute: string): Found {
    const [, name = '', value = ''] = /^ ([^=]+)="(.*)"$/s.exec(attribute) ?? [];
    if (name === 'class')
      return {
        places: new Set(value.split(' ').flatMap((each) => placeOf.get(each) ?? [])),
        attributes: new Set(),
      };
    const pair = `${name}=${value}`;
    return { places: new Set(), attributes: new Set(needed.has(pair) ? [name, pair] : [name]) };
  }

  // Attributes repeat within and between pages.
  const known = new Map<string, Found>();
  function readOnce(attribute: string): Found {
    const found = known.get(attribute) ?? read(attribute);
    if (known.size < mostKept) known.set(attribute, found);
    return found;
  }

  function unite(parts: Iterable<Found>): Found {
    const [places, attributes] = [new Set<number>(), new Set<string>()];
    for (const part of parts) {
      for (const place of part.places) places.add(place);
      for (const attribute of part.attributes) attributes.add(attribute);
    }
    return { places, attributes };
  }

  const founds = new Map<string, Found>();
  function scan(html: string): Found {
    const attributes = [...new Set(html.match(attributePattern))];
    const key = attributes.join('');
    const known = founds.get(key);
    if (known) return known;
    const found = unite(attributes.map(readOnce));
    keep(founds, key, found, mostSets);
    return found;
  }

  const scans = new WeakMap<KeptMarkup, Found>();
  function scanOnce(part: KeptMarkup): Found {
    const found = scans.get(part) ?? scan(part.markup);
    scans.set(part, found);
    return found;
  }

  /** Of each component, what its rules depend on, and what they are where so much of it is there. */
  const rulesOf = components.map(({ rules }) => ({
    rules,
    needs: [...new Set(rules.flatMap(needsOf))],
    known: new Map<string, string>(),
  }));
  function rulesAt(place: number, attributes: ReadonlySet<string>): string {
    const { rules = [], needs = [], known } = rulesOf[place] ?? {};
    const key = needs.filter((need) => attributes.has(need)).join(' ');
    const text = known?.get(key) ?? matchingRules(rules, attributes);
    known?.set(key, text);
    return text;
  }

  const numbers = new WeakMap<Found, number>();
  let lastNumber = 0;
  function numberOf(found: Found): number {
    const number = numbers.get(found) ?? (lastNumber += 1);
    numbers.set(found, number);
    return number;
  }

  const rulesOfPages = new Map<string, string>();
  return ({ rendered, parts }) => {
    const founds = new Set([scan(rendered), ...parts.map(scanOnce)]);
    const key = [...founds]
      .map(numberOf)
      .sort((a, b) => a - b)
      .join(' ');
    const known = rulesOfPages.get(key);
    if (known !== undefined) return known;
    const { places, attributes } = unite(founds);
    const rules = [...places]
      .sort((a, b) => a - b)
      .map((place) => rulesAt(place, attributes))
      .join('');
    keep(rulesOfPages, key, rules, mostPages);
    return rules;
  };
}
