/** What a size guide answers: the shopper's size in a product's table, and why. */
import { adviseSize } from './adviseSize.ts';
import type { GuideTable } from './guideTable.ts';
import type { OwnMeasures } from './ownMeasures.ts';
import { millimetres } from './readFigure.ts';

export type SizeAnswer =
  /** `measures` in centimetres, from the top of the body down. */
  | { readonly kind: 'measured'; readonly size: string; readonly measures: readonly number[] }
  | { readonly kind: 'outside'; readonly measures: readonly number[] }
  /** One of the sizes that the shopper has pinned for such products. */
  | { readonly kind: 'own'; readonly size: string }
  | { readonly kind: 'none' };

interface Known {
  readonly measures: OwnMeasures | undefined;
  /** Names of the shopper's own sizes for such a product, the preferred one first. */
  readonly ownSizes: readonly string[];
  /** Names of the product's sizes. */
  readonly sizes: readonly string[];
  /** The chosen one, which is preferred among several own sizes. */
  readonly chosen: string | undefined;
}

/** Measures come first; own sizes where nothing is measured that the table has. */
export function sizeAnswer(
  { parts, rows }: Pick<GuideTable, 'parts' | 'rows'>,
  { measures = {}, ownSizes, sizes, chosen }: Known,
): SizeAnswer {
  const measured = parts.flatMap(({ line, figures }) => {
    const measure = measures[line];
    return measure === undefined ? [] : [{ centimetres: measure, figures }];
  });
  const advice = adviseSize(
    measured.map(({ centimetres, figures }) => ({ measure: millimetres(centimetres), figures })),
  );
  const known = measured.map(({ centimetres }) => centimetres);
  if (advice.kind === 'outside') return { kind: 'outside', measures: known };
  const advised = advice.kind === 'size' ? rows[advice.row] : undefined;
  if (advised) return { kind: 'measured', size: advised.size, measures: known };
  const own = ownSizes.filter((name) => sizes.includes(name));
  const size = own.find((name) => name === chosen) ?? own[0];
  return size === undefined ? { kind: 'none' } : { kind: 'own', size };
}
