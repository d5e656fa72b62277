/** Proves every declared pair of colours in every channel. */
import type { TokenNormalizedSet } from '@terrazzo/parser';
import { contrastRatio, contrastRoles, type Rgb } from './contrast.ts';
import type { ContrastPair } from './readPairs.ts';
import type { Channel } from './generated/tokenNames.ts';

export type ContrastFinding = ContrastPair & {
  readonly channel: Channel;
  /** From 1 to 21, two decimals, rounded down so that a report never flatters. */
  readonly ratio: number;
  readonly atLeast: number;
  readonly passes: boolean;
};

function colour(tokens: TokenNormalizedSet, name: string): Rgb {
  const id = Object.keys(tokens).find((each) => each.replaceAll('.', '-') === `color-${name}`);
  const token = id === undefined ? undefined : tokens[id];
  if (token?.$type !== 'color')
    throw new Error(`A contrast pair names color.${name}, and no such token exists.`);
  const [red, green, blue] = token.$value.components.map((part) =>
    typeof part === 'number' ? part : 0,
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** One finding per pair for one channel's tokens. Throws when a pair names an unknown colour. */
export function contrastFindings(
  pairs: readonly ContrastPair[],
  { channel, tokens }: { readonly channel: Channel; readonly tokens: TokenNormalizedSet },
): readonly ContrastFinding[] {
  return pairs.map((pair) => {
    const exact = contrastRatio(colour(tokens, pair.foreground), colour(tokens, pair.background));
    const atLeast = contrastRoles[pair.role];
    return {
      ...pair,
      channel,
      ratio: Math.floor(exact * 100) / 100,
      atLeast,
      passes: exact >= atLeast,
    };
  });
}

/** What is wrong with a pair that fails: its channel, its names, its ratio, and which parts draw it. */
export const failureOf = ({
  channel,
  foreground,
  background,
  ratio,
  role,
  atLeast,
  drawnBy,
}: ContrastFinding): string =>
  `${channel}: ${foreground} on ${background} is ${ratio}, ${role} needs ${atLeast} (${drawnBy})`;
