/** The pairs of colours that FileDrop draws. */
import { control, focus, pageGrounds, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet', 'accent-tint']),
  ...text('muted', ['paper', 'sheet', 'shade']),
  ...text('reduced', pageGrounds),
  ...control('edge', { inside: ['sheet', 'shade'], outside: pageGrounds }),
  ...control('ink', { inside: ['sheet'], outside: pageGrounds }),
  ...control('accent', { inside: ['accent-tint'], outside: pageGrounds }),
  ...control('reduced', { inside: ['sheet'], outside: pageGrounds }),
  ...focus('focus', pageGrounds),
];
