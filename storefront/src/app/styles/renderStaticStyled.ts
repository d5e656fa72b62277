/** Renders with the extracted styles: a page contains the rules that match its own markup. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { channelCss, components, globalCss, sheetHref } from 'virtual:style-table';
import { createRuleFinder } from './createRuleFinder.ts';
import { asRendered, type StyleContext, type StyledMarkup } from './styleContext.ts';

const rulesFor = createRuleFinder(components);

export function renderStyled(
  page: ReactElement,
  { channelId, complete = asRendered }: StyleContext,
): StyledMarkup {
  const whole = complete(renderToString(page));
  const [before, after] = globalCss;
  return {
    html: whole.html,
    styles: `<style>${before}${channelCss[channelId] ?? ''}${after}${rulesFor(whole)}</style>
<noscript><link rel="stylesheet" href="${sheetHref}"></noscript>`,
    sheet: `<link rel="preload" href="${sheetHref}" as="style" data-is-sheet>`,
  };
}
