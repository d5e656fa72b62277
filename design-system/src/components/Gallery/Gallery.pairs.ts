/** The pairs of colours that Gallery and its Lightbox draw. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', ['sheet']),
  ...control('accent', ['sheet']),
  ...control('edge', ['sheet']),
  ...focus('focus', ['sheet']),
];
export const ornaments = ['shade'] as const;
