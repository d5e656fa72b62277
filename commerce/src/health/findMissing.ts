/**
 * What keeps a shop from serving shoppers: it must answer lists from the current catalogue and take orders. An index
 * that is being renewed still answers lists, so it counts; one that stays outdated does not, since nothing renews it.
 */
import type { CatalogueState } from '../catalogue/keepCatalogueIndex.ts';

export interface MissingPart {
  readonly part: 'database' | 'catalogue' | 'orders';
  readonly code: string;
}

export interface ShopCondition {
  readonly isDatabaseAnswering: boolean;
  readonly hasOrderRoom: boolean;
  readonly catalogue: CatalogueState;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Milliseconds: longer than the index of the largest catalogue takes to build. */
const longestRenewal = 120_000;

export function findMissing(condition: ShopCondition): readonly MissingPart[] {
  const { isDatabaseAnswering, hasOrderRoom, catalogue, now } = condition;
  const { isBuilt, outdatedSince } = catalogue;
  const isLeftOutdated = outdatedSince !== undefined && now - outdatedSince > longestRenewal;
  return [
    ...(isDatabaseAnswering ? [] : [{ part: 'database', code: 'DATABASE_UNAVAILABLE' } as const]),
    ...(isBuilt ? [] : [{ part: 'catalogue', code: 'INDEX_NOT_BUILT' } as const]),
    ...(isLeftOutdated ? [{ part: 'catalogue', code: 'INDEX_OUTDATED' } as const] : []),
    ...(hasOrderRoom ? [] : [{ part: 'orders', code: 'DISK_FULL' } as const]),
  ];
}
