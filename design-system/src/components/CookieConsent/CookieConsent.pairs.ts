/** The pairs of colours that CookieConsent draws. */
import { control, text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...control('ink', { inside: ['sheet'], outside: ['paper'] }),
];
