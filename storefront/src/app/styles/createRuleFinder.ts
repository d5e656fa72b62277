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
/** Sets of attributes whose rules are kept: pages of one kind share theirs. */
const mostSets = 100;

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
  const needed = new Set(components.flatMap(({ rules }) => rules.flatMap(needsOf)));
  const names = new Set(['class', ...[...needed].map((need) => need.split('=')[0] ?? need)]);
  const attributePattern = new RegExp(` (?:${[...names].join('|')})="[^"]*"`, 'g');

  function read(attribute: string): Found {
    const [, name = '', value = ''] = /^ ([^=]+)="(.*)"$/s.exec(attribute) ?? [];
    if (name === 'class') return { places: new Set(value.split(' ').flatMap((each) => placeOf.get(each) ?? [])), attributes: new Set() };
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

  const scan = (html: string): Found => unite([...new Set(html.match(attributePattern))].map(readOnce));

  const scans = new WeakMap<KeptMarkup, Found>();
  function scanOnce(part: KeptMarkup): Found {
    const found = scans.get(part) ?? scan(part.markup);
    scans.set(part, found);
    return found;
  }

  const rulesBySet = new Map<string, Map<number, string>>();
  /** The rules of each component that match markup with these attributes. */
  function rulesWith(attributes: ReadonlySet<string>): (place: number) => string {
    const key = [...attributes].sort().join(' ');
    const rules = rulesBySet.get(key) ?? new Map<number, string>();
    if (rulesBySet.size < mostSets) rulesBySet.set(key, rules);
    return (place) => {
      const text = rules.get(place) ?? matchingRules(components[place]?.rules ?? [], attributes);
      rules.set(place, text);
      return text;
    };
  }

  return ({ rendered, parts }) => {
    const { places, attributes } = unite([scan(rendered), ...[...new Set(parts)].map(scanOnce)]);
    return [...places].sort((a, b) => a - b).map(rulesWith(attributes)).join('');
  };
}
