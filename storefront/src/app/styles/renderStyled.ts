/** Renders with styled-components at run time, for development and tests; a build takes renderStaticStyled.ts in its place. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export interface StyledMarkup {
  readonly html: string;
  /** Markup for the document's head. */
  readonly styles: string;
  /** Markup that announces the sheet of all components; empty where there is none. */
  readonly sheet: string;
}

export function renderStyled(page: ReactElement, _channelId: string): StyledMarkup {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    return { html, styles: sheet.getStyleTags(), sheet: '' };
  } finally {
    sheet.seal();
  }
}
