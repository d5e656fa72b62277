/** The pairs of colours that components draw; the build proves each of them in every channel. */
import type { ContrastRole } from './contrast.ts';

/** One foreground on one background, as token names without their `color-` prefix, and what the pair is drawn for. */
export type ContrastPair = {
  readonly foreground: string;
  readonly background: string;
  readonly role: ContrastRole;
  readonly drawnBy: string;
};

const on = (role: ContrastRole, foreground: string, backgrounds: readonly string[], drawnBy: string): ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, role, drawnBy }));

const grounds = ['paper', 'sheet', 'accent-tint', 'shade', 'shade-light'] as const;
const pictureGrounds = ['shade-light', 'shade', 'shade-deep', 'accent-wash'] as const;

export const contrastPairs: readonly ContrastPair[] = [
  ...on('text', 'ink', [...grounds, 'shade-deep', 'accent-wash'], 'Text, Field, ProductCard, tiles'),
  ...on('text', 'muted', ['paper', 'sheet', 'shade', 'shade-light'], 'Text, Price, help, counts'),
  ...on('text', 'accent', grounds, 'TextLink, eyebrow'),
  ...on('text', 'accent-deep', grounds, 'hovered links, chosen chips'),
  ...on('text', 'reduced', ['paper', 'sheet'], 'Price, errors'),
  ...on('text', 'white', ['accent', 'accent-deep', 'accent-light', 'reduced', 'ink'], 'Button, strip, Badge'),
  ...on('text', 'accent-wash', ['accent'], 'eyebrow on the campaign plane'),
  ...on('text', 'accent', ['white'], 'inverted Button'),
  ...on('large', 'paper', ['accent', 'accent-light'], 'campaign word'),
  ...on('large', 'accent', ['paper', 'accent-tint', 'shade'], 'figures'),
  ...on('control', 'edge', ['paper', 'sheet', 'accent-tint'], 'Field, Checkbox, SizePicker'),
  ...on('control', 'ink', ['paper', 'sheet', ...pictureGrounds], 'outlined Button, icons, loading bar edge'),
  ...on('control', 'accent', ['paper', 'sheet', 'accent-tint', ...pictureGrounds], 'chosen edges, favourite, meters'),
  ...on('control', 'reduced', ['paper', 'sheet'], 'field in error'),
  ...on('control', 'white', ['accent', 'accent-light'], 'meter on the campaign plane'),
  ...on('focus', 'focus', ['paper', 'sheet', 'accent-tint', 'focus-ring', ...pictureGrounds], 'focus ring'),
  ...on('focus', 'white', ['accent', 'accent-light'], 'focus ring on the campaign plane'),
];
