/** Contrast between two colours, as WCAG 2.2 measures it. */

/** What a pair is drawn for, with the least ratio it may have (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastRoles = { text: 4.5, large: 3, control: 3, focus: 3 } as const;
export type ContrastRole = keyof typeof contrastRoles;

/** An sRGB colour, three components from 0 to 1. */
export type Rgb = readonly [number, number, number];

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

/** Relative luminance, from 0 to 1. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of two luminances, from 1 to 21. */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  return contrastOfLuminances(luminance(one), luminance(other));
}
