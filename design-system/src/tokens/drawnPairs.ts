/** The words in which a part's `.pairs.ts` says which colours it draws on which, and what for. */
import type { ColourName } from './colourContract.ts';
import type { ContrastRole } from './contrast.ts';

export type { ColourName };

/** One foreground on one background, and what the pair is drawn for. */
export type DrawnPair = {
  readonly foreground: ColourName;
  readonly background: ColourName;
  readonly role: ContrastRole;
};

/**
 * What a line or a sign lies between (WCAG 2.2, 1.4.11): each of its neighbours must tell it apart.
 * A plain list is for what has the same ground on both sides.
 */
export type Neighbours =
  | readonly ColourName[]
  | { readonly inside: readonly ColourName[]; readonly outside: readonly ColourName[] };

/**
 * Words over a picture or a gradient, where no pixel can answer for all: the planes that are drawn under the words there.
 * Each of them must be declared with the words' colour like any other ground.
 */
export type WrittenGround = {
  /** A selector for the place that the words stand in. */
  readonly within: string;
  readonly grounds: readonly ColourName[];
  /** Why the words never leave these grounds. */
  readonly reason: string;
};

/** What a part's `.pairs.ts` exports. */
export type PairsModule = {
  readonly pairs: readonly DrawnPair[];
  /** Colours that it draws and that say nothing: hairlines, light and shade of a picture's ground. */
  readonly ornaments?: readonly ColourName[];
  readonly standsOn?: readonly WrittenGround[];
};

const sides = (neighbours: Neighbours): readonly ColourName[] =>
  'inside' in neighbours ? [...new Set([...neighbours.inside, ...neighbours.outside])] : neighbours;

const drawn = (
  role: ContrastRole,
  foreground: ColourName,
  backgrounds: readonly ColourName[],
): readonly DrawnPair[] => backgrounds.map((background) => ({ foreground, background, role }));

/** Words of any size; 4.5. */
export const text = (foreground: ColourName, backgrounds: readonly ColourName[]) =>
  drawn('text', foreground, backgrounds);

/** Words never smaller than 24 px; 3. */
export const large = (foreground: ColourName, backgrounds: readonly ColourName[]) =>
  drawn('large', foreground, backgrounds);

/** An edge, a sign or a filling that must be seen to use the part or to know its state; 3. */
export const control = (foreground: ColourName, neighbours: Neighbours) =>
  drawn('control', foreground, sides(neighbours));

/** The ring that shows where the keyboard is; 3. */
export const focus = (foreground: ColourName, neighbours: Neighbours) =>
  drawn('focus', foreground, sides(neighbours));

/** What a page lies on: the paper, and the sheets on it. A part that may stand anywhere is drawn on these. */
export const pageGrounds = ['paper', 'sheet'] as const;

/** The pale planes that sections lie on, beside the paper and the sheets. */
export const palePlanes = ['accent-tint', 'shade'] as const;

/** Light and shade of a picture's own ground, and the wash of a picture's plane. */
export const pictureGrounds = ['shade-light', 'shade', 'shade-deep', 'accent-wash'] as const;
