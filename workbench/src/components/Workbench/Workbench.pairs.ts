/** The pairs of colours that Workbench draws. */
import { text } from '@solvik/design-system/pairs';

export const pairs = text('ink', ['paper', 'sheet', 'shade', 'accent-tint']);
/** The lines between its parts are decorative. */
export const ornaments = ['hairline'] as const;
