/**
 * What rendered texts are compared with: declared pairs, declared backgrounds and each channel's
 * colours. Collected once per run.
 */
import type { Rgb } from '../../design-system/src/tokens/contrast.ts';
import { type ContrastPair, readPairs } from '../../design-system/src/tokens/readPairs.ts';
import { channels } from '../../design-system/src/tokens/brandChannels.ts';
import { readTokens } from '../../design-system/src/tokens/readTokens.ts';

export type Palette = Readonly<Record<string, Rgb>>;

export interface ContrastSource {
  readonly pairs: readonly Pick<ContrastPair, 'foreground' | 'background' | 'role'>[];
  readonly standsOn: readonly {
    readonly within: string;
    readonly grounds: readonly string[];
    readonly reason: string;
  }[];
  /**
   * By channel: colours by token name without `color-`. Without translucent ones, which are neither
   * a background nor a text colour.
   */
  readonly palettes: Readonly<Record<string, Palette>>;
}

/** Reads the declarations of the components and the sources of the tokens. */
export async function readContrastSource(): Promise<ContrastSource> {
  const [{ pairs, standsOn }, tokens] = await Promise.all([readPairs(), readTokens()]);
  const palettes = channels.map((channel) => {
    const colours = Object.entries(tokens[channel]).flatMap(([id, token]) => {
      if (token.$type !== 'color' || !id.startsWith('color.') || token.$value.alpha !== 1)
        return [];
      const [red = 0, green = 0, blue = 0] = token.$value.components.map(Number);
      return [
        [id.slice('color.'.length).replaceAll('.', '-'), [red, green, blue] as const] as const,
      ];
    });
    return [channel, Object.fromEntries(colours)] as const;
  });
  return { pairs, standsOn, palettes: Object.fromEntries(palettes) };
}
