/** Colours around the page: the browser's own frame, and the page that stands where none can be fetched. Base tokens, the same in every channel. */
import tokens from '@solvik/design-system/tokens.json' with { type: 'json' };

export const { 'color.paper': paper, 'color.ink': ink } = tokens.se;
