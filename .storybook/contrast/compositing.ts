/** Composites colours as the browser does, and lists the backgrounds that a text may have. */
import type { Rgb } from '../../design-system/src/tokens/contrast.ts';
import type { PaintedLayer } from './renderedText.ts';

export type Rgba = readonly [...Rgb, number];

/** A background of text. `picture`: no single pixel is representative. */
export type Ground =
  | { readonly kind: 'picture' }
  /**
   * `mixedOf`: the colours that translucent layers are mixed from, from the lowest; the colour
   * itself if it is opaque.
   */
  | { readonly kind: 'colour'; readonly colour: Rgb; readonly mixedOf: readonly Rgb[] };

/** The window is white if nothing is painted. */
const canvas: Ground = { kind: 'colour', colour: [1, 1, 1], mixedOf: [[1, 1, 1]] };

const part = (written: string, whole: number): number =>
  written.endsWith('%') ? Number.parseFloat(written) / 100 : Number.parseFloat(written) / whole;

/** Every colour in a computed style, in order: `rgb()`, `rgba()` or `color(srgb …)`. */
export function coloursIn(css: string): readonly Rgba[] {
  return [...css.matchAll(/(rgba?|color)\(([^()]*)\)/g)].map(([whole, kind, inside = '']) => {
    const [red = '', green = '', blue = '', alpha = '1'] = inside
      .replace(/^srgb /, '')
      .split(/[\s,/]+/)
      .filter(Boolean);
    const scale = kind === 'color' ? 1 : 255;
    const colour: Rgba = [part(red, scale), part(green, scale), part(blue, scale), part(alpha, 1)];
    if (colour.some(Number.isNaN)) throw new Error(`No colour can be read from ${whole}.`);
    return colour;
  });
}

/** The resulting colour of one with some opacity over another. */
export const over = ([red, green, blue, alpha]: Rgba, [r, g, b]: Rgb): Rgb => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
];

function paint(colour: Rgba, grounds: readonly Ground[]): readonly Ground[] {
  const [red, green, blue, alpha] = colour;
  if (alpha >= 0.999)
    return [{ kind: 'colour', colour: [red, green, blue], mixedOf: [[red, green, blue]] }];
  if (alpha <= 0.001) return grounds;
  return grounds.map((ground) =>
    ground.kind === 'picture'
      ? ground
      : {
          kind: 'colour',
          colour: over(colour, ground.colour),
          mixedOf: [...ground.mixedOf, [red, green, blue]],
        },
  );
}

const faded = ([red, green, blue, alpha]: Rgba, opacity: number): Rgba => [
  red,
  green,
  blue,
  alpha * opacity,
];

function lay(layer: PaintedLayer, grounds: readonly Ground[]): readonly Ground[] {
  switch (layer.kind) {
    case 'picture':
      return [{ kind: 'picture' }];
    case 'colour':
      return coloursIn(layer.colour).flatMap((colour) =>
        paint(faded(colour, layer.opacity), grounds),
      );
    case 'gradient': {
      // No colour between two stops is lighter or darker than both, so checking the stops is
      // enough.
      const painted = coloursIn(layer.image).flatMap((stop) =>
        paint(faded(stop, layer.opacity), grounds),
      );
      return layer.isPartial ? [...painted, ...grounds] : painted;
    }
  }
}

/** Every background under a text, each once. `layers` start at the text. */
export function groundsUnder(layers: readonly PaintedLayer[]): readonly Ground[] {
  const all = layers
    .toReversed()
    .reduce<readonly Ground[]>((grounds, layer) => lay(layer, grounds), [canvas]);
  return [...new Map(all.map((ground) => [JSON.stringify(ground), ground])).values()];
}
