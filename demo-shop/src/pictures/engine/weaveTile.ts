/** A fabric's surface as a small seamless tile: its fine relief and tone, computed once and reused by every piece. */
import { sample } from './samples.ts';

/** The properties of a weave at one spot of the tile. */
export interface Texel {
  /** Relief in units. */
  height: number;
  /** Multiplies the colour; 1 is neutral. */
  tone: number;
  /** 0…1 toward the fabric's worn colour. */
  wear: number;
  /** 0 solid … 1 a hole. */
  open: number;
}

/** How a fabric reflects light and drapes. Lengths are units of the 800 × 1000 picture. */
export interface Weave {
  readonly name: string;
  /** Fills `texel` for tile position (u, v), 0…256; must repeat at 256. */
  readonly at: (u: number, v: number, texel: Texel) => void;
  readonly hasWear?: boolean;
  readonly isOpen?: boolean;
  /** Ambient light, 0…1. */
  readonly ambient: number;
  readonly shine?: number;
  readonly gloss?: number;
  /** A second, tighter highlight. */
  readonly glint?: number;
  /** Glow of raised fibres on slopes. */
  readonly fuzz?: number;
  /** Drape: height, wavelength and stretch along the cloth, share of sharp ridges. */
  readonly drape: {
    readonly height: number;
    readonly wave: number;
    readonly stretch: number;
    readonly ridge: number;
  };
  /** Height of fine crumples. */
  readonly crease?: number;
  /** How far the grain deviates, for knits. */
  readonly wander?: number;
  /** Multiplies the height of rounded edges: bulk. */
  readonly bulk?: number;
  /** Multiplies the height of folds. */
  readonly body?: number;
}

export interface WeaveTile {
  /** Samples per side, a power of two. */
  readonly size: number;
  /** Samples per unit. */
  readonly density: number;
  readonly slopeU: Float32Array;
  readonly slopeV: Float32Array;
  readonly tone: Float32Array;
  readonly wear: Float32Array | null;
  readonly open: Float32Array | null;
}

export const tileUnits = 256;

/** The power of two at or above the picture's scale, so that tiles are shared between pictures. */
export function tileDensity(scale: number): number {
  return scale <= 0.3 ? 0.25 : scale <= 0.6 ? 0.5 : scale <= 1.2 ? 1 : scale <= 2.4 ? 2 : 4;
}

const cache = new Map<string, WeaveTile>();
const cacheLimit = 14_000_000;
let cachedSamples = 0;

/** The tile of a weave for pictures of this scale; the most recent ones are cached. */
export function weaveTile(weave: Weave, scale: number): WeaveTile {
  const density = tileDensity(scale);
  const key = `${weave.name}@${density}`;
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const tile = density < 2 ? halved(render(weave, density * 2)) : render(weave, density);
  cache.set(key, tile);
  cachedSamples += tile.size ** 2 * 3;
  for (const [oldKey, old] of cache) {
    if (cachedSamples <= cacheLimit || oldKey === key) break;
    cache.delete(oldKey);
    cachedSamples -= old.size ** 2 * 3;
  }
  return tile;
}

function render(weave: Weave, density: number): WeaveTile {
  const size = tileUnits * density;
  const count = size * size;
  const height = new Float32Array(count);
  const tone = new Float32Array(count);
  const wear = weave.hasWear ? new Float32Array(count) : null;
  const open = weave.isOpen ? new Float32Array(count) : null;
  const texel: Texel = { height: 0, tone: 1, wear: 0, open: 0 };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      texel.height = 0;
      texel.tone = 1;
      texel.wear = 0;
      texel.open = 0;
      weave.at((x + 0.5) / density, (y + 0.5) / density, texel);
      const i = y * size + x;
      height[i] = texel.height;
      tone[i] = texel.tone;
      if (wear) wear[i] = texel.wear;
      if (open) open[i] = texel.open;
    }
  const slopeU = new Float32Array(count);
  const slopeV = new Float32Array(count);
  const last = size - 1;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      slopeU[i] =
        (sample(height, y * size + ((x + 1) & last)) -
          sample(height, y * size + ((x - 1) & last))) *
        0.5 *
        density;
      slopeV[i] =
        (sample(height, ((y + 1) & last) * size + x) -
          sample(height, ((y - 1) & last) * size + x)) *
        0.5 *
        density;
    }
  return { size, density, slopeU, slopeV, tone, wear, open };
}

function halved(tile: WeaveTile): WeaveTile {
  const size = tile.size / 2;
  const shrink = (from: Float32Array): Float32Array => {
    const to = new Float32Array(size * size);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const i = y * 2 * tile.size + x * 2;
        to[y * size + x] =
          (sample(from, i) +
            sample(from, i + 1) +
            sample(from, i + tile.size) +
            sample(from, i + tile.size + 1)) /
          4;
      }
    return to;
  };
  return {
    size,
    density: tile.density / 2,
    slopeU: shrink(tile.slopeU),
    slopeV: shrink(tile.slopeV),
    tone: shrink(tile.tone),
    wear: tile.wear && shrink(tile.wear),
    open: tile.open && shrink(tile.open),
  };
}
