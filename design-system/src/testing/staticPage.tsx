/**
 * A component as a whole page of HTML, for tests that render it in a browser: the page's own
 * styles, its own, and the server's markup of it.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from '../foundation/GlobalStyle.ts';

/** In the Swedish channel. */
export function staticPage(part: ReactNode): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        {part}
      </>,
    ),
  );
  return `<!doctype html><html lang="sv" data-channel="se"><head>${sheet.getStyleTags()}</head><body>${html}</body></html>`;
}
