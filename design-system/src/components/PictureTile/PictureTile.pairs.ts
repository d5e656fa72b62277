/** The pairs of colours that PictureTile draws. */
import { type WrittenGround, palePlanes, text } from '../../tokens/drawnPairs.ts';

export const pairs = [...text('ink', palePlanes), ...text('white', ['accent'])];

export const standsOn: readonly WrittenGround[] = [
  {
    within: "div[data-has-picture][data-tone='accent'] > *",
    grounds: ['accent'],
    reason: 'the plane is drawn behind the text and beyond its start',
  },
  {
    within: "div[data-has-picture][data-tone='tint'] > *",
    grounds: ['accent-tint'],
    reason: 'the plane is drawn behind the text and beyond its start',
  },
  {
    within: "div[data-has-picture][data-tone='shade'] > *",
    grounds: ['shade'],
    reason: 'the plane is drawn behind the text and beyond its start',
  },
];
