import type { SizeKind } from '../ownSizes/ownSizes.ts';
import type { MeasuredPart } from './guideTable.ts';

/** What a table measures that says nothing of the size of such clothes. */
const beside: Readonly<Record<SizeKind, readonly MeasuredPart['line'][]>> = {
  tops: ['inseam', 'foot'],
  bottoms: ['bust', 'foot'],
  shoes: ['bust', 'waist', 'hip', 'inseam'],
};

/** The parts of a table that decide a size: a bust none of trousers. All of them for an unknown kind. */
export function partsFor(
  parts: readonly MeasuredPart[],
  kind: SizeKind | undefined,
): readonly MeasuredPart[] {
  if (!kind) return parts;
  const deciding = parts.filter(({ line }) => !beside[kind].includes(line));
  return deciding.length > 0 ? deciding : parts;
}
