/** The pairs of colours that PictureChoice draws. */
import { control, focus, pageGrounds, text } from '@solvik/design-system/pairs';

export const pairs = [
  ...text('ink', pageGrounds),
  ...text('muted', pageGrounds),
  ...text('white', ['accent']),
  ...control('accent', { inside: ['shade'], outside: ['sheet'] }),
  ...focus('focus', pageGrounds),
];
/** The line round a picture that is not chosen. */
export const ornaments = ['hairline'] as const;
