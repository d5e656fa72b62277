/** Finds the rules of components that a page's markup matches. */
import type { CachedMarkup, WholePage } from '../cachedMarkup.tsx';
import { matchingRules, type PlannedRule } from './matchingRules.ts';

export interface ComponentRules {
  /** Class names of its elements, separated by spaces. */
  readonly classes: string;
  readonly rules: readonly PlannedRule[];
}

/** Attributes cached, so that each is parsed once. */
const maxCached = 5_000;
/** Sets of attributes cached: cards share theirs, as do pages of one kind. */
const maxSets = 500;
/** Pages whose rules are cached, some 25 kB each. */
const maxPages = 50;

const needsOf = (rule: PlannedRule): readonly string[] => {
  if (typeof rule === 'string') return [];
  return 'css' in rule ? rule.needs.flat() : rule.rules.flatMap(needsOf);
};

/**
 * The set of attributes that selects a page's rules; the same object for the same attributes,
 * while it is cached.
 */
interface Found {
  /** Of components. */
  readonly positions: ReadonlySet<number>;
  readonly attributes: ReadonlySet<string>;
}

/** Caches it with at most so many others; all are evicted together. */
function store<Value>(cache: Map<string, Value>, key: string, value: Value, max: number): void {
  if (cache.size >= max && !cache.has(key)) cache.clear();
  cache.set(key, value);
}

/** @returns the rules for markup as React writes it, in the order of the components */
export function createRuleFinder(
  components: readonly ComponentRules[],
): (page: Pick<WholePage, 'rendered' | 'parts'>) => string {
  const positionOf = new Map(
    components.flatMap(({ classes }, position) =>
      classes.split(' ').map((name) => [name, position] as const),
    ),
  );
  const needed = new Set(components.flatMap(({ rules }) => rules.flatMap(needsOf)));
  const names = new Set(['class', ...[...needed].map((need) => need.split('=')[0] ?? need)]);
  const attributePattern = new RegExp(` (?:${[...names].join('|')})="[^"]*"`, 'g');

  function read(attribute: string): Found {
    const [, name = '', value = ''] = /^ ([^=]+)="(.*)"$/s.exec(attribute) ?? [];
    if (name === 'class')
      return {
        positions: new Set(value.split(' ').flatMap((each) => positionOf.get(each) ?? [])),
        attributes: new Set(),
      };
    const pair = `${name}=${value}`;
    return { positions: new Set(), attributes: new Set(needed.has(pair) ? [name, pair] : [name]) };
  }

  // Attributes repeat within and between pages.
  const known = new Map<string, Found>();
  function readOnce(attribute: string): Found {
    const found = known.get(attribute) ?? read(attribute);
    if (known.size < maxCached) known.set(attribute, found);
    return found;
  }

  function unite(parts: Iterable<Found>): Found {
    const [positions, attributes] = [new Set<number>(), new Set<string>()];
    for (const part of parts) {
      for (const position of part.positions) positions.add(position);
      for (const attribute of part.attributes) attributes.add(attribute);
    }
    return { positions, attributes };
  }

  const founds = new Map<string, Found>();
  function scan(html: string): Found {
    const attributes = [...new Set(html.match(attributePattern))];
    const key = attributes.join('');
    const known = founds.get(key);
    if (known) return known;
    const found = unite(attributes.map(readOnce));
    store(founds, key, found, maxSets);
    return found;
  }

  const scans = new WeakMap<CachedMarkup, Found>();
  function scanOnce(part: CachedMarkup): Found {
    const found = scans.get(part) ?? scan(part.markup);
    scans.set(part, found);
    return found;
  }

  /**
   * For each component the attributes that its rules depend on, and its rules for each combination
   * of them.
   */
  const rulesOf = components.map(({ rules }) => ({
    rules,
    needs: [...new Set(rules.flatMap(needsOf))],
    known: new Map<string, string>(),
  }));
  function rulesAt(position: number, attributes: ReadonlySet<string>): string {
    const { rules = [], needs = [], known } = rulesOf[position] ?? {};
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
    const { positions, attributes } = unite(founds);
    const rules = [...positions]
      .sort((a, b) => a - b)
      .map((position) => rulesAt(position, attributes))
      .join('');
    store(rulesOfPages, key, rules, maxPages);
    return rules;
  };
}
