/** The effect of a key in the large view. */
import { maxZoom, minZoom, zoomStep } from './zoomView.ts';

/** `show` the picture of an index, `zoom` to a size, or `pan` by parts of the window. */
export type LightboxAction =
  | { readonly kind: 'show'; readonly to: number }
  | { readonly kind: 'zoom'; readonly to: number }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number };

/** The part of the window that one press of an arrow moves by. */
const step = 0.25;

const panByKey: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [step, 0],
  ArrowLeft: [-step, 0],
  ArrowDown: [0, step],
  ArrowUp: [0, -step],
};

export type LightboxKeyPress = {
  readonly key: string;
  readonly zoom: number;
  /** The shown picture's index. */
  readonly shown: number;
  readonly count: number;
  /** The slider has the focus, and its own arrows. */
  readonly isOnSlider?: boolean;
};

/** The size after a step, in tenths; undefined at the limit. */
function steppedZoom(zoom: number, by: number): number | undefined {
  const to = Math.min(maxZoom, Math.max(minZoom, Math.round((zoom + by) * 10) / 10));
  return to === zoom ? undefined : to;
}

function zoomByKey(key: string, zoom: number): number | undefined {
  if (key === '+' || key === '=') return steppedZoom(zoom, zoomStep);
  if (key === '-') return steppedZoom(zoom, -zoomStep);
  return key === '0' && zoom > minZoom ? minZoom : undefined;
}

function pictureByKey({ key, shown, count }: LightboxKeyPress): number | undefined {
  if (count < 2) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (shown + 1) % count,
    ArrowLeft: (shown - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/**
 * + and − zoom, 0 shows the whole picture. Then arrows, Home and End change the picture; in an
 * enlarged one the arrows pan. Undefined for other keys, and for those of the slider on it.
 */
export function planLightboxKey(press: LightboxKeyPress): LightboxAction | undefined {
  const zoom = zoomByKey(press.key, press.zoom);
  if (zoom !== undefined) return { kind: 'zoom', to: zoom };
  if (press.isOnSlider) return undefined;
  const pan = panByKey[press.key];
  if (press.zoom > minZoom) return pan && { kind: 'pan', x: pan[0], y: pan[1] };
  const to = pictureByKey(press);
  return to === undefined ? undefined : { kind: 'show', to };
}
