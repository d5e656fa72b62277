/** The filled part of the line, against the rest and the page. */
import { control, pageGrounds } from '../tokens/drawnPairs.ts';

export const pairs = [...control('accent', { inside: ['hairline'], outside: pageGrounds })];
