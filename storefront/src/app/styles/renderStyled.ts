/**
 * Renders with styled-components at run time, for development and tests; a build replaces it by
 * renderStaticStyled.ts.
 */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { asRendered, type StyleContext, type StyledMarkup } from './styleContext.ts';

export function renderStyled(
  page: ReactElement,
  { complete = asRendered }: StyleContext,
): StyledMarkup {
  const sheet = new ServerStyleSheet();
  try {
    const { html } = complete(renderToString(sheet.collectStyles(page)));
    return { html, styles: sheet.getStyleTags(), sheet: '' };
  } finally {
    sheet.seal();
  }
}
