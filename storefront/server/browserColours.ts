/**
 * Colours around the page: the browser's own frame, and the offline page. Base tokens, the same in
 * every channel.
 */
import tokens from '@solvik/design-system/tokens.json' with { type: 'json' };
import { channelIds } from '@solvik/shop';

export const { 'color.paper': paper, 'color.ink': ink } = tokens[channelIds[0]];
