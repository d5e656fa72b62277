/** Image draws only the background of its picture. */
import type { ColourName, DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];

export const ornaments: readonly ColourName[] = ['shade-light', 'shade', 'shade-deep'];
