/** The pairs of colours that Hero draws. */
import { text, type WrittenGround } from '../../tokens/drawnPairs.ts';

const reason =
  'the picture is beside the text or above it; where a long word extends over it the plane is drawn behind';

export const pairs = [
  ...text('ink', ['accent-tint', 'shade']),
  ...text('white', ['accent', 'accent-light']),
];

export const standsOn: readonly WrittenGround[] = [
  {
    within:
      "section[data-has-picture][data-tone='accent'] h1, section[data-has-picture][data-tone='accent'] h2",
    grounds: ['accent'],
    reason,
  },
  {
    within:
      "section[data-has-picture][data-tone='tint'] h1, section[data-has-picture][data-tone='tint'] h2",
    grounds: ['accent-tint'],
    reason,
  },
  {
    within:
      "section[data-has-picture][data-tone='shade'] h1, section[data-has-picture][data-tone='shade'] h2",
    grounds: ['shade'],
    reason,
  },
];
