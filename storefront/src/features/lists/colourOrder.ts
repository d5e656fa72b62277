/** Colours in the order that an eye expects: black to white, then brown, and round the circle. */

interface Hue {
  /** Degrees. */
  readonly hue: number;
  /** From 0 to 1. */
  readonly lightness: number;
  readonly chroma: number;
}

function hueOf(colour: string): Hue {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const [highest, lowest] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = highest - lowest;
  const sixth =
    chroma === 0
      ? 0
      : highest === red
        ? ((green - blue) / chroma + 6) % 6
        : highest === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4;
  return { hue: sixth * 60, lightness: (highest + lowest) / 2, chroma };
}

/** Below it a colour is read as a grey, or as a white. */
const greyChroma = 0.1;

/** Lower comes first; a colour that is no `#rrggbb` comes last. */
export function colourRank(colour: string | undefined): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour ?? '')) return Number.POSITIVE_INFINITY;
  const { hue, lightness, chroma } = hueOf(colour ?? '');
  if (chroma < greyChroma) return lightness;
  // Wine red is a red, whichever side of the circle's start it lies on.
  return 1 + ((hue + 15) % 360) + lightness;
}
