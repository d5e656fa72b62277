/** Renders with the styles that the build extracted: a page carries the rules that its own markup matches. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { channelCss, components, globalCss, sheetHref } from 'virtual:style-table';
import type { KeptMarkup, WholePage } from '../keptMarkup.tsx';
import { matchingRules, type PlannedRule } from './matchingRules.ts';
import { asRendered, type StyleContext, type StyledMarkup } from './styleContext.ts';

const placeOf = new Map(components.flatMap(({ classes }, place) => classes.split(' ').map((name) => [name, place] as const)));

/** Class attributes repeat within and between pages; each is taken apart once. Bounded: attributes come from our own sources alone. */
const placesByAttribute = new Map<string, readonly number[]>();

function placesOf(attribute: string): readonly number[] {
  const known = placesByAttribute.get(attribute);
  if (known) return known;
  const places = attribute.split(' ').flatMap((name) => placeOf.get(name) ?? []);
  if (placesByAttribute.size < 5_000) placesByAttribute.set(attribute, places);
  return places;
}

const needsOf = (rule: PlannedRule): readonly string[] => {
  if (typeof rule === 'string') return [];
  return 'css' in rule ? rule.needs.flat() : rule.rules.flatMap(needsOf);
};
const needed = new Set(components.flatMap(({ rules }) => rules.flatMap(needsOf)));
const neededNames = new Set([...needed].map((need) => need.split('=')[0] ?? need));
const attributePattern = new RegExp(` (class|${[...neededNames].join('|')})="([^"]*)"`, 'g');

interface Found {
  /** Of components in the style sheet. */
  readonly places: Set<number>;
  readonly attributes: Set<string>;
}

/** What a page's rules are chosen by. */
function scan(html: string, found: Found = { places: new Set(), attributes: new Set() }): Found {
  for (const [, name = '', value = ''] of html.matchAll(attributePattern)) {
    if (name === 'class') {
      for (const place of placesOf(value)) found.places.add(place);
      continue;
    }
    found.attributes.add(name);
    const pair = `${name}=${value}`;
    if (needed.has(pair)) found.attributes.add(pair);
  }
  return found;
}

const scans = new WeakMap<KeptMarkup, Found>();

function scanOnce(part: KeptMarkup): Found {
  const found = scans.get(part) ?? scan(part.markup);
  scans.set(part, found);
  return found;
}

/** The rules of components that a page's markup matches, in the order of the style sheet. */
function rulesFor({ rendered, parts }: WholePage): string {
  const { places, attributes } = scan(rendered);
  for (const found of new Set(parts.map(scanOnce))) {
    for (const place of found.places) places.add(place);
    for (const attribute of found.attributes) attributes.add(attribute);
  }
  return components.flatMap(({ rules }, place) => (places.has(place) ? matchingRules(rules, attributes) : [])).join('');
}

export function renderStyled(page: ReactElement, { channelId, complete = asRendered }: StyleContext): StyledMarkup {
  const whole = complete(renderToString(page));
  const [before, after] = globalCss;
  return {
    html: whole.html,
    styles: `<style>${before}${channelCss[channelId] ?? ''}${after}${rulesFor(whole)}</style>
<noscript><link rel="stylesheet" href="${sheetHref}"></noscript>`,
    sheet: `<link rel="preload" href="${sheetHref}" as="style" data-is-sheet>`,
  };
}
