/** Every colour that a channel fills; the styles know no other. A new one is written here first, and then each channel must have it. */
import { tokenIds } from './tokenIds.ts';

/** Names of the colours, as in `--color-…`. */
export const colourContract = [
  'accent',
  'accent-deep',
  'accent-tint',
  'accent-wash',
  'accent-light',
  'focus',
  'focus-ring',
  'paper',
  'sheet',
  'shade',
  'ink',
  'muted',
  'hairline',
  'edge',
  'white',
  'shade-light',
  'shade-deep',
  'reduced',
  'scrim',
  'market-se',
  'market-no',
  'market-dk',
  'market-fi',
] as const;

/** A colour token without its `color-` prefix. */
export type ColourName = (typeof colourContract)[number];

const nameOf = (id: string): string => id.slice('color.'.length).replaceAll('.', '-');

/** A token's id as sources write it: the markets are a group. */
const idOf = (name: ColourName): string => `color.${name.replace(/^market-/, 'market.')}`;

/**
 * Where a channel and the contract differ, as sentences; empty when every channel fills all of it and nothing else,
 * and the base, which would quietly fill what a channel forgets, has none of it.
 */
export function contractGaps(
  base: unknown,
  channels: Readonly<Record<string, unknown>>,
): readonly string[] {
  const hidden = tokenIds(base)
    .filter((id) => id.startsWith('color.'))
    .map(
      (id) =>
        `The base defines ${id}, which belongs to the channels: write it in each of them, its value in the base’s palette if they share it.`,
    );
  const differing = Object.entries(channels).flatMap(([channel, document]) => {
    const filled = new Set(tokenIds(document));
    const forgotten = colourContract
      .map(idOf)
      .filter((id) => !filled.has(id))
      .map((id) => `Channel ${channel} forgets ${id}.`);
    const known: readonly string[] = colourContract;
    const foreign = [...filled]
      .filter((id) => !id.startsWith('color.') || !known.includes(nameOf(id)))
      .map((id) => `Channel ${channel} fills ${id}, which colourContract.ts does not name.`);
    return [...forgotten, ...foreign];
  });
  return [...hidden, ...differing];
}
