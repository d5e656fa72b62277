/** Turns resolved tokens into CSS custom properties: one set, what differs at desktop width, what differs per channel. */
import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { cssValue } from './cssValue.ts';

/** Custom properties by name without the leading dashes. */
export type Variables = Readonly<Record<string, string>>;

/** Widths between which sizes are interpolated, in CSS pixels: the two widths of the design. */
const fluidFrom = 390;
const fluidTo = 1440;

/**
 * Media queries cannot read a custom property, and styles use a channel's colours instead of the
 * palette.
 */
const isNoProperty = (id: string): boolean =>
  id.startsWith('breakpoint.') || id.startsWith('palette.');

const number = (token: TokenNormalized | undefined): number => {
  if (token?.$type === 'dimension') return token.$value.value;
  if (token?.$type === 'number') return token.$value;
  throw new Error(`Expected a dimension or number, got ${token?.$type ?? 'nothing'}.`);
};

const rounded = (value: number): string => String(Number(value.toFixed(4)));

/**
 * A length in rem that is interpolated from `phone` to `desktop`, both in rem, and follows the
 * visitor's text size.
 */
export function fluid(phone: number, desktop: number): string {
  if (phone === desktop) return `${rounded(phone)}rem`;
  const slope = ((desktop - phone) * 16) / (fluidTo - fluidFrom);
  const start = phone - (slope * fluidFrom) / 16;
  const [min, max] = phone < desktop ? [phone, desktop] : [desktop, phone];
  return `clamp(${rounded(min)}rem, ${rounded(start)}rem + ${rounded(slope * 100)}vw, ${rounded(max)}rem)`;
}

const name = (id: string): string => id.replaceAll('.', '-');

function typeVariable(id: string, tokens: TokenNormalizedSet): Variables {
  const [, step, , part] = id.split('.');
  if (part === 'optical-size') return { [`type-${step}-optical-size`]: String(number(tokens[id])) };
  const desktop = tokens[id.replace('.phone.', '.desktop.')];
  return { [`type-${step}-${part}`]: fluid(number(tokens[id]), number(desktop)) };
}

/** Custom properties that hold at every width, phone values where two are given. */
export function baseVariables(tokens: TokenNormalizedSet): Variables {
  const entries = Object.entries(tokens).flatMap(([id, token]) => {
    if (isNoProperty(id) || id.includes('.desktop.')) return [];
    if (id.startsWith('type.') && id.includes('.phone.'))
      return Object.entries(typeVariable(id, tokens));
    if (id.startsWith('type.')) return [[name(id), `${number(token)}em`]];
    return [[name(id.replace('.phone.', '.')), cssValue(token)]];
  });
  return Object.fromEntries(entries);
}

/** Custom properties that change at desktop width: what cannot be interpolated. */
export function desktopVariables(tokens: TokenNormalizedSet): Variables {
  const entries = Object.entries(tokens).flatMap(([id, token]) => {
    const steps = id.startsWith('layout.desktop.') || id.endsWith('.desktop.optical-size');
    return steps ? [[name(id.replace('.desktop.', '.')), cssValue(token)]] : [];
  });
  return Object.fromEntries(entries);
}

/** The entries of `variables` that differ from `base`. */
export function differing(base: Variables, variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([key, value]) => base[key] !== value),
  );
}
