import type { Text } from '../../languages/createText.ts';
import type { OwnSizes } from './ownSizes.ts';

const labelsOf = (sizes: OwnSizes[keyof OwnSizes]) => sizes.map(({ label }) => label);

/** The sizes in words, each once: "38, M, skor 39". */
export function describeOwnSizes({ tops, bottoms, shoes }: OwnSizes, text: Text): string {
  const clothes = [...new Set([...labelsOf(tops), ...labelsOf(bottoms)])];
  const footwear = labelsOf(shoes).join(', ');
  return [...clothes, ...(footwear ? [text('filter.ownShoes', { sizes: footwear })] : [])].join(
    ', ',
  );
}
