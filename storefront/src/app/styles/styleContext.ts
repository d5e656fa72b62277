/** What a page is rendered with for its styles, and what comes of it. */
import type { MarkupKeeper, WholePage } from '../keptMarkup.tsx';

export interface StyledMarkup {
  readonly html: string;
  /** Markup for the document's head. */
  readonly styles: string;
  /** Markup that announces the sheet of all components; empty where there is none. */
  readonly sheet: string;
}

export interface StyleContext {
  readonly channelId: string;
  /** Puts in what is kept. */
  readonly complete?: MarkupKeeper['complete'] | undefined;
}

export const asRendered = (rendered: string): WholePage => ({
  html: rendered,
  rendered,
  parts: [],
});
