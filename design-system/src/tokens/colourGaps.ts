/** Finds the colours that a part's sources name and its `.pairs.ts` does not account for. */
import type { PairsModule } from './drawnPairs.ts';

/**
 * A custom property that styles use; one whose name is composed there, as the markets' is, is
 * matched by its start.
 */
const named = /var\(--color-([a-z]+(?:-[a-z]+)*)(-\$\{)?/g;

/** Decorative everywhere, as the token itself declares. */
const alwaysOrnament = ['hairline'];

/** Names without `color-`, each once; empty when all are declared in a pair or as an ornament. */
export function colourGaps(
  source: string,
  { pairs = [], ornaments = [] }: PairsModule,
): readonly string[] {
  const accounted = [
    ...alwaysOrnament,
    ...ornaments,
    ...pairs.flatMap(({ foreground, background }) => [foreground, background]),
  ];
  const isAccounted = (name: string, isStart: boolean): boolean =>
    accounted.some((each) => each === name || (isStart && each.startsWith(`${name}-`)));
  const found = [...source.matchAll(named)].filter(
    ([, name = '', start]) => !isAccounted(name, start !== undefined),
  );
  return [...new Set(found.map(([, name = '']) => name))];
}
