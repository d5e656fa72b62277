/** The pairs of colours that Timeline draws. */
import { control, pageGrounds, text } from '@solvik/design-system/pairs';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...control('accent', pageGrounds),
  ...control('ink', pageGrounds),
];
