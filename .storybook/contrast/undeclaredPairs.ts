/** Holds what a story renders against what the parts declare. */
import {
  contrastRatio,
  contrastRoles,
  type ContrastRole,
  type Rgb,
} from '../../design-system/src/tokens/contrast.ts';
import { coloursIn, type Ground, groundsUnder, over } from './compositing.ts';
import type { ContrastSource, Palette } from './contrastSource.ts';
import type { RenderedText } from './renderedText.ts';

/** Bytes, as a screen has them. */
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

/** The tokens of that very colour: several where one is an alias. */
const namesOf = (colour: Rgb, palette: Palette): readonly string[] =>
  Object.keys(palette).filter((name) => hex(palette[name] ?? [0, 0, 0]) === hex(colour));

const said = (colour: Rgb, palette: Palette): string =>
  `${hex(colour)} (${namesOf(colour, palette).join(', ') || 'no token'})`;

/** The colours that are painted between a text and the first picture under it; all, where there is none. */
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

/** Written grounds speak only where no single pixel can, over a picture or a gradient, and only where their plane is drawn. */
function groundsOf(
  { layers, standsOn }: RenderedText,
  written: ContrastSource['standsOn'],
  palette: Palette,
): readonly Ground[] {
  if (layers.every(({ kind }) => kind === 'colour')) return groundsUnder(layers);
  const painted = paintedOverPicture(layers);
  const grounds = standsOn
    .flatMap((place) => written[place]?.grounds ?? [])
    .flatMap((name) => {
      const colour = palette[name];
      return colour && painted.includes(hex(colour))
        ? [{ kind: 'colour', colour, mixedOf: [colour] } as const]
        : [];
    });
  return grounds.length > 0 ? grounds : groundsUnder(layers);
}

/** Sentences, one for each text and ground that nobody answers for; empty when all is declared and reads. */
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
      namesOf(ink, palette).some((front) =>
        namesOf(ground, palette).some((back) =>
          roles.some((role) => declared.has(`${role} ${front} ${back}`)),
        ),
      );
    return groundsOf(text, standsOn, palette).flatMap((ground) => {
      const lead = `${channel}: “${sample}”, ${String(Math.round(text.size))} px`;
      if (ground.kind === 'picture')
        return [
          `${lead}, stands on a picture, and no plane that a part's standsOn names is drawn there`,
        ];
      const [ink] = coloursIn(colour).map(([red, green, blue, alpha]) =>
        over([red, green, blue, alpha * opacity], ground.colour),
      );
      if (!ink) return [`${lead}, is drawn in ${colour}, which cannot be read`];
      const ratio = contrastRatio(ink, ground.colour);
      const grounds = namesOf(ground.colour, palette).length > 0 ? [ground.colour] : ground.mixedOf;
      const why = ratio < least ? `needs ${String(least)}` : 'is a pair that no part declares';
      if (ratio >= least && grounds.every((each) => isDeclared(ink, each))) return [];
      const mixed =
        grounds.length > 1
          ? `, mixed of ${grounds.map((each) => said(each, palette)).join(' and ')}`
          : '';
      return [
        `${lead}, ${said(ink, palette)} on ${said(ground.colour, palette)}${mixed}, ${(Math.floor(ratio * 100) / 100).toFixed(2)}, ${why} as ${roles.at(-1) ?? ''}`,
      ];
    });
  });
}
