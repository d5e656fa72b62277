/** Renders with the styles that the build extracted: a page carries the rules of just the components it shows. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { channelCss, components, globalCss, sheetHref } from 'virtual:style-table';
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

export function renderStyled(page: ReactElement, channelId: string): StyledMarkup {
  const html = renderToString(page);
  const used = new Set<number>();
  for (const [, attribute = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const place of placesOf(attribute)) used.add(place);
  const css = components.flatMap(({ css: rules }, place) => (used.has(place) ? rules : [])).join('');
  const [before, after] = globalCss;
  return {
    html,
    styles: `<style>${before}${channelCss[channelId] ?? ''}${after}${css}</style>
<noscript><link rel="stylesheet" href="${sheetHref}"></noscript>`,
    sheet: `<link rel="preload" href="${sheetHref}" as="style" data-is-sheet>`,
  };
}
