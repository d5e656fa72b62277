/** The pairs of colours that Button draws. */
import { control, pageGrounds, palePlanes, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('white', ['accent', 'accent-deep', 'ink']),
  ...text('ink', [...pageGrounds, ...palePlanes]),
  ...text('accent', ['paper']),
  ...text('accent-deep', ['accent-tint']),
  ...text('muted', ['shade']),
  ...control('accent', [...pageGrounds, ...palePlanes]),
  ...control('ink', [...pageGrounds, ...palePlanes]),
  ...control('paper', ['accent', 'accent-light']),
  ...control('edge', { inside: ['shade'], outside: pageGrounds }),
];
