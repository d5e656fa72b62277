/** The pairs of colours that Field draws. */
import { control, focus, pageGrounds, palePlanes, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('muted', ['paper', 'sheet', 'shade']),
  ...text('reduced', [...pageGrounds, ...palePlanes]),
  ...control('edge', { inside: ['sheet', 'shade'], outside: [...pageGrounds, ...palePlanes] }),
  ...control('ink', { inside: ['sheet'], outside: [...pageGrounds, ...palePlanes] }),
  ...control('reduced', { inside: ['sheet'], outside: [...pageGrounds, ...palePlanes] }),
  ...focus('focus', { inside: ['sheet'], outside: ['focus-ring'] }),
];
