/** The pairs of colours that PasswordField draws. */
import { text } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...text('ink', ['sheet']),
  ...text('accent', ['sheet']),
  ...text('muted', ['shade']),
];
