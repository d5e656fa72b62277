/** What a key does in the large view. */

/** `turn` to a picture's place, `zoom` in, show it `whole` again, or `look` around in parts of the window. */
export type LightboxAction =
  | { readonly kind: 'turn'; readonly to: number }
  | { readonly kind: 'zoom' }
  | { readonly kind: 'whole' }
  | { readonly kind: 'look'; readonly x: number; readonly y: number };

/** The part of the window that one press of an arrow moves by. */
const step = 0.25;

const looks: Readonly<Record<string, readonly [number, number]>> = {
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

/** Arrows, Home and End turn; + and − zoom; zoomed in, the arrows look around. Undefined for keys that are not ours. */
export function planLightboxKey({
  key,
  isZoomed,
  shown,
  count,
}: LightboxView): LightboxAction | undefined {
  if (key === '+' || key === '=') return isZoomed ? undefined : { kind: 'zoom' };
  if (key === '-') return isZoomed ? { kind: 'whole' } : undefined;
  const look = looks[key];
  if (isZoomed) return look && { kind: 'look', x: look[0], y: look[1] };
  if (count < 2) return undefined;
  const turns: Readonly<Record<string, number>> = {
    ArrowRight: (shown + 1) % count,
    ArrowLeft: (shown - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  const to = turns[key];
  return to === undefined ? undefined : { kind: 'turn', to };
}
