/** FreeShippingMeter draws no pair of its own: its line is MeterLine’s, its words are the page’s. */
import type { DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];
