/** A render's input and output regarding styles. */
import type { RenderMarkup, WholePage } from '../cachedMarkup.tsx';

export interface StyledMarkup {
  readonly html: string;
  /** Markup for the document's head. */
  readonly styles: string;
  /** Markup that preloads the full style sheet; empty if there is none. */
  readonly sheet: string;
}

export interface StyleContext {
  readonly channelId: string;
  /** Inserts cached markup. */
  readonly complete?: RenderMarkup['complete'] | undefined;
}

export const asRendered = (rendered: string): WholePage => ({
  html: rendered,
  rendered,
  parts: [],
});
