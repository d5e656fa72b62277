/** Every colour that a channel fills; the styles know no other. A new one is written here first, and then each channel must have it. */
import { type Channel, channels } from './generated/tokenNames.ts';
import { tokenIds } from './tokenIds.ts';

const ownColours = [
  'accent',
  'accent-deep',
  'accent-tint',
  'accent-wash',
  'accent-light',
  // The outline of what has the focus; of a focused field, its border.
  'focus',
  // The pale halo around the border of a focused field, which has no outline in `focus`.
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
] as const;

/** A colour token without its `color-` prefix; every channel has the dot of each market selector's choice. */
export type ColourName = (typeof ownColours)[number] | `market-${Channel}`;

const contractOf = (named: readonly string[]): readonly string[] => [
  ...ownColours,
  ...named.map((channel) => `market-${channel}`),
];

/** Names of the colours, as in `--color-…`. */
export const colourContract = contractOf(channels);

const nameOf = (id: string): string => id.slice('color.'.length).replaceAll('.', '-');

/** A token's id as sources write it: the markets are a group. */
const idOf = (name: string): string => `color.${name.replace(/^market-/, 'market.')}`;

/**
 * Where a channel and the contract differ, as sentences; empty when every channel fills all of it
 * and nothing else, and the base, which would silently fill what a channel lacks, has none of it.
 */
export function contractGaps(
  base: unknown,
  channels: Readonly<Record<string, unknown>>,
): readonly string[] {
  const contract = contractOf(Object.keys(channels));
  const hidden = tokenIds(base)
    .filter((id) => id.startsWith('color.'))
    .map(
      (id) =>
        `The base defines ${id}, which belongs to the channels: write it in each of them, its value in the base’s palette if they share it.`,
    );
  const differing = Object.entries(channels).flatMap(([channel, document]) => {
    const filled = new Set(tokenIds(document));
    const forgotten = contract
      .map(idOf)
      .filter((id) => !filled.has(id))
      .map((id) => `Channel ${channel} lacks ${id}.`);
    const foreign = [...filled]
      .filter((id) => !id.startsWith('color.') || !contract.includes(nameOf(id)))
      .map((id) => `Channel ${channel} fills ${id}, which colourContract.ts does not name.`);
    return [...forgotten, ...foreign];
  });
  return [...hidden, ...differing];
}
