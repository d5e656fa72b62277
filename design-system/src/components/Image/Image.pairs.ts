/** Image draws only the ground that a picture comes up on. */
import type { ColourName, DrawnPair } from '../../tokens/drawnPairs.ts';

export const pairs: readonly DrawnPair[] = [];

export const ornaments: readonly ColourName[] = ['shade-light', 'shade', 'shade-deep'];
