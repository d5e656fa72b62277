/** The pairs of colours that Checkbox draws. */
import { control, pageGrounds, palePlanes } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('edge', { inside: ['sheet'], outside: [...pageGrounds, ...palePlanes] }),
  ...control('white', ['accent']),
  ...control('accent', [...pageGrounds, ...palePlanes]),
  ...control('reduced', { inside: ['sheet'], outside: pageGrounds }),
  ...control('edge', ['shade']),
  ...control('muted', ['shade']),
];
