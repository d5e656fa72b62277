/** Parses a computed linear gradient, so that it can be painted on a canvas. */

export interface GradientStop {
  readonly colour: string;
  /**
   * Position along the line, 0 to 1, for a line of so many pixels; undefined if it is derived from
   * its neighbours.
   */
  readonly at?: (length: number) => number;
}

export interface Gradient {
  /** Degrees from upwards, clockwise, as CSS counts. */
  readonly angle: number;
  readonly stops: readonly GradientStop[];
}

const sides: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right': 90,
  'to bottom': 180,
  'to left': 270,
};

/** Splits at commas outside brackets. */
function partsOf(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function readPosition(text: string): GradientStop['at'] | 'unknown' {
  const percent = /^(-?[\d.]+)%$/.exec(text)?.[1];
  if (percent !== undefined) return () => Number(percent) / 100;
  const pixels = /^(-?[\d.]+)px$/.exec(text)?.[1];
  if (pixels !== undefined) return (length) => Number(pixels) / length;
  const [, whole, sign, rest] = /^calc\((-?[\d.]+)% ([+-]) ([\d.]+)px\)$/.exec(text) ?? [];
  if (whole === undefined) return 'unknown';
  return (length) => Number(whole) / 100 + ((sign === '-' ? -1 : 1) * Number(rest)) / length;
}

function stopOf(text: string): GradientStop | undefined {
  const [, colour = '', position = ''] = /^((?:[a-z-]+\(.*?\)|#?\w+))(?: (.+))?$/i.exec(text) ?? [];
  if (colour === '') return undefined;
  const at = position === '' ? undefined : readPosition(position);
  return at === 'unknown' ? undefined : { colour, ...(at && { at }) };
}

/** Undefined if it is not a linear gradient, or one in another notation. */
export function parseGradient(css: string): Gradient | undefined {
  const [, inner] = /^linear-gradient\((.*)\)$/.exec(css.trim()) ?? [];
  if (inner === undefined) return undefined;
  const [first = '', ...others] = partsOf(inner);
  const degrees = /^(-?[\d.]+)deg$/.exec(first)?.[1];
  const angle = degrees === undefined ? sides[first] : Number(degrees);
  const stops = (angle === undefined ? [first, ...others] : others).map(stopOf);
  return stops.length >= 2 && stops.every((stop) => stop !== undefined)
    ? { angle: angle ?? 180, stops }
    : undefined;
}

/**
 * Every stop with its position: undefined ones are distributed evenly, and none is before its
 * predecessor.
 */
export function placeStops(
  { stops }: Gradient,
  length: number,
): readonly { readonly colour: string; readonly at: number }[] {
  const known = stops.map(
    ({ at }, index) =>
      at?.(length) ?? (index === 0 ? 0 : index === stops.length - 1 ? 1 : undefined),
  );
  let last = 0;
  return stops.map(({ colour }, index) => {
    let at = known[index];
    if (at === undefined) {
      const next = known.findIndex((place, later) => later > index && place !== undefined);
      const before = known.findLastIndex(
        (position, earlier) => earlier < index && position !== undefined,
      );
      const [from, to] = [known[before] ?? 0, known[next] ?? 1];
      at = from + ((to - from) * (index - before)) / (next - before);
    }
    last = Math.max(last, Math.min(1, Math.max(0, at)));
    return { colour, at: last };
  });
}
