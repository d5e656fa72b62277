/** Renders with the styles that the build extracted: a page carries the rules that its own markup matches. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { channelCss, components, globalCss, sheetHref } from 'virtual:style-table';
import { matchingRules, type PlannedRule } from './matchingRules.ts';
import type { StyledMarkup } from './renderStyled.ts';

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

/** The rules of components that a page's markup matches, in the order of the style sheet. */
function rulesFor(html: string): string {
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
}

export function renderStyled(page: ReactElement, channelId: string): StyledMarkup {
  const html = renderToString(page);
  const [before, after] = globalCss;
  return {
    html,
    styles: `<style>${before}${channelCss[channelId] ?? ''}${after}${rulesFor(html)}</style>
<noscript><link rel="stylesheet" href="${sheetHref}"></noscript>`,
    sheet: `<link rel="preload" href="${sheetHref}" as="style" data-is-sheet>`,
  };
}
