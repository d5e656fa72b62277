/** Skeleton replaces content that is loading and has no text itself. */
import type { ColourName } from '../../tokens/drawnPairs.ts';

export const ornaments: readonly ColourName[] = ['shade'];
