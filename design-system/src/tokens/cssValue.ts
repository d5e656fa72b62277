/** Writes one resolved token as CSS. */
import type {
  ColorValueNormalized,
  ShadowValueNormalized,
  TokenNormalized,
} from '@terrazzo/parser';

const hex = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

/** An sRGB colour value as `#rrggbb`, or `rgb(r g b / a)` when it is translucent. */
export function cssColor({ colorSpace, components, alpha }: ColorValueNormalized): string {
  if (colorSpace !== 'srgb') throw new Error(`Colours are written in srgb; got ${colorSpace}.`);
  const parts = components.map((part) => (typeof part === 'number' ? part : 0));
  if (alpha === 1) return `#${parts.map(hex).join('')}`;
  return `rgb(${parts.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
}

const cssShadow = ({ offsetX, offsetY, blur, spread, color }: ShadowValueNormalized): string =>
  [offsetX, offsetY, blur, spread].map(({ value, unit }) => `${value}${unit}`).join(' ') +
  ` ${cssColor(color)}`;

/** The CSS text of a token's value. Throws for a type that nothing here draws with. */
export function cssValue(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return cssColor(token.$value);
    case 'dimension':
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'number':
    case 'fontWeight':
      return String(token.$value);
    case 'fontFamily':
      return token.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'shadow':
      return token.$value.map(cssShadow).join(', ');
    default:
      throw new Error(`No CSS for a token of type ${token.$type}.`);
  }
}
