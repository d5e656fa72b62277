/**
 * The vocabulary in which a part's `.pairs.ts` declares which colours it draws on which, and what
 * for.
 */
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
 * What a line or a sign separates (WCAG 2.2, 1.4.11): it must contrast with each of its neighbours.
 * A plain list is for what has the same background on both sides.
 */
export type Neighbours =
  | readonly ColourName[]
  | { readonly inside: readonly ColourName[]; readonly outside: readonly ColourName[] };

/**
 * Text over a picture or a gradient, where no single pixel decides: the backgrounds that are drawn
 * under the text there. Each of them must be declared with the text's colour like any other
 * background.
 */
export type WrittenGround = {
  /** A selector for the container of the text. */
  readonly within: string;
  readonly grounds: readonly ColourName[];
  /** Why the text never leaves these backgrounds. */
  readonly reason: string;
};

/** What a part's `.pairs.ts` exports. */
export type PairsModule = {
  /** None for a part that is decorative throughout. */
  readonly pairs?: readonly DrawnPair[];
  /** Decorative colours: hairlines, light and shade of a picture's background. */
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

/** Text of any size; 4.5. */
export const text = (foreground: ColourName, backgrounds: readonly ColourName[]) =>
  drawn('text', foreground, backgrounds);

/** Text never smaller than 24 px; 3. */
export const large = (foreground: ColourName, backgrounds: readonly ColourName[]) =>
  drawn('large', foreground, backgrounds);

/** An edge, a sign or a filling that must be visible to use the part or to know its state; 3. */
export const control = (foreground: ColourName, neighbours: Neighbours) =>
  drawn('control', foreground, sides(neighbours));

/** The ring that shows where the keyboard is; 3. */
export const focus = (foreground: ColourName, neighbours: Neighbours) =>
  drawn('focus', foreground, sides(neighbours));

/**
 * The backgrounds of a page: the paper, and the sheets on it. A component that may be used anywhere
 * is drawn on these.
 */
export const pageGrounds = ['paper', 'sheet'] as const;

/** The pale planes of sections, beside the paper and the sheets. */
export const palePlanes = ['accent-tint', 'shade'] as const;

/** Light and shade of a picture's own ground, and the wash of a picture's plane. */
export const pictureGrounds = ['shade-light', 'shade', 'shade-deep', 'accent-wash'] as const;
