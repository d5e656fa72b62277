/** The effect of a key in the large view. */

/** `show` the picture of an index, `zoom` in, `reset` the zoom, or `pan` by parts of the window. */
export type LightboxAction =
  | { readonly kind: 'show'; readonly to: number }
  | { readonly kind: 'zoom' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number };

/** The part of the window that one press of an arrow moves by. */
const step = 0.25;

const panByKey: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [step, 0],
  ArrowLeft: [-step, 0],
  ArrowDown: [0, step],
  ArrowUp: [0, -step],
};

export type LightboxView = {
  readonly key: string;
  readonly isZoomed: boolean;
  readonly shown: number;
  readonly count: number;
};

/**
 * Arrows, Home and End change the picture; + and − zoom; zoomed in, the arrows pan. Undefined for
 * other keys.
 */
export function planLightboxKey({
  key,
  isZoomed,
  shown,
  count,
}: LightboxView): LightboxAction | undefined {
  if (key === '+' || key === '=') return isZoomed ? undefined : { kind: 'zoom' };
  if (key === '-') return isZoomed ? { kind: 'reset' } : undefined;
  const pan = panByKey[key];
  if (isZoomed) return pan && { kind: 'pan', x: pan[0], y: pan[1] };
  if (count < 2) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (shown + 1) % count,
    ArrowLeft: (shown - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  const to = targets[key];
  return to === undefined ? undefined : { kind: 'show', to };
}
