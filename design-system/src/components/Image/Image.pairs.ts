/** Image draws only the background of its picture. */
import type { ColourName } from '../../tokens/drawnPairs.ts';

export const ornaments: readonly ColourName[] = ['shade-light', 'shade', 'shade-deep'];
