/** Compares what a story renders with what the components declare. */
import {
  contrastRatio,
  contrastRoles,
  type ContrastRole,
  type Rgb,
} from '../../design-system/src/tokens/contrast.ts';
import { coloursIn, type Ground, groundsUnder, over } from './compositing.ts';
import type { ContrastSource, Palette } from './contrastSource.ts';
import type { RenderedText } from './renderedText.ts';

/** In bytes per channel, as a screen displays it. */
const hex = (colour: Rgb): string =>
  `#${colour
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From 24 px, or 18.66 px in bold, text is large (WCAG 2.2, “large scale”). */
export const rolesOf = ({
  size,
  weight,
}: Pick<RenderedText, 'size' | 'weight'>): readonly ContrastRole[] =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? ['text', 'large'] : ['text'];

/** The tokens of exactly this colour: several where one is an alias. */
const namesOf = (colour: Rgb, palette: Palette): readonly string[] =>
  Object.keys(palette).filter((name) => hex(palette[name] ?? [0, 0, 0]) === hex(colour));

const colourLabel = (colour: Rgb, palette: Palette): string =>
  `${hex(colour)} (${namesOf(colour, palette).join(', ') || 'no token'})`;

/**
 * The colours painted between a text and the first picture under it; all colours without a picture.
 */
function paintedOverPicture(layers: RenderedText['layers']): readonly string[] {
  const picture = layers.findIndex(({ kind }) => kind === 'picture');
  return layers
    .slice(0, picture < 0 ? layers.length : picture)
    .flatMap((layer) =>
      (layer.kind === 'picture'
        ? []
        : coloursIn(layer.kind === 'colour' ? layer.colour : layer.image)
      ).map(([red, green, blue]) => hex([red, green, blue])),
    );
}

/**
 * Declared backgrounds apply only where no single pixel is representative, over a picture or a
 * gradient, and only where their plane is rendered.
 */
function groundsOf(
  { layers, standsOn }: RenderedText,
  declared: ContrastSource['standsOn'],
  palette: Palette,
): readonly Ground[] {
  if (layers.every(({ kind }) => kind === 'colour')) return groundsUnder(layers);
  const painted = paintedOverPicture(layers);
  const grounds = standsOn
    .flatMap((place) => declared[place]?.grounds ?? [])
    .flatMap((name) => {
      const colour = palette[name];
      return colour && painted.includes(hex(colour))
        ? [{ kind: 'colour', colour, mixedOf: [colour] } as const]
        : [];
    });
  return grounds.length > 0 ? grounds : groundsUnder(layers);
}

/**
 * One sentence for each text and background without a declared pair; empty if all are declared and
 * legible.
 */
export function undeclaredPairs(
  texts: readonly RenderedText[],
  { pairs, standsOn, palettes }: ContrastSource,
): readonly string[] {
  const declared = new Set(
    pairs.map(({ role, foreground, background }) => `${role} ${foreground} ${background}`),
  );
  return texts.flatMap((text) => {
    const { sample, channel, colour, opacity } = text;
    const palette = palettes[channel] ?? {};
    const roles = rolesOf(text);
    const least = Math.min(...roles.map((role) => contrastRoles[role]));
    const isDeclared = (ink: Rgb, ground: Rgb) =>
      namesOf(ink, palette).some((foreground) =>
        namesOf(ground, palette).some((background) =>
          roles.some((role) => declared.has(`${role} ${foreground} ${background}`)),
        ),
      );
    return groundsOf(text, standsOn, palette).flatMap((ground) => {
      const lead = `${channel}: “${sample}”, ${String(Math.round(text.size))} px`;
      if (ground.kind === 'picture')
        return [
          `${lead}, is on a picture, and no plane that a component's standsOn names is rendered there`,
        ];
      const [ink] = coloursIn(colour).map(([red, green, blue, alpha]) =>
        over([red, green, blue, alpha * opacity], ground.colour),
      );
      if (!ink) return [`${lead}, has the colour ${colour}, which cannot be parsed`];
      const ratio = contrastRatio(ink, ground.colour);
      const grounds = namesOf(ground.colour, palette).length > 0 ? [ground.colour] : ground.mixedOf;
      const why = ratio < least ? `needs ${String(least)}` : 'is a pair that no component declares';
      if (ratio >= least && grounds.every((each) => isDeclared(ink, each))) return [];
      const mixed =
        grounds.length > 1
          ? `, mixed of ${grounds.map((each) => colourLabel(each, palette)).join(' and ')}`
          : '';
      return [
        `${lead}, ${colourLabel(ink, palette)} on ${colourLabel(ground.colour, palette)}${mixed}, ${(Math.floor(ratio * 100) / 100).toFixed(2)}, ${why} as ${roles.at(-1) ?? ''}`,
      ];
    });
  });
}
