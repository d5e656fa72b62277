/**
 * What prevents a shop from serving shoppers: it must serve lists from the current catalogue and
 * accept orders. An index that is being rebuilt still serves lists, so it counts; one that stays
 * outdated does not, since nothing rebuilds it.
 */
import type { CatalogueState } from '../catalogue/createCatalogueCache.ts';

export interface MissingPart {
  readonly part: 'database' | 'catalogue' | 'orders';
  readonly code: string;
}

export interface ShopCondition {
  readonly isDatabaseResponding: boolean;
  readonly hasDiskSpace: boolean;
  readonly catalogue: CatalogueState;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Milliseconds: longer than building the index of the largest catalogue takes. */
const maxRenewalTime = 120_000;

export function findMissing(condition: ShopCondition): readonly MissingPart[] {
  const { isDatabaseResponding, hasDiskSpace, catalogue, now } = condition;
  const { isBuilt, outdatedSince } = catalogue;
  const isLeftOutdated = outdatedSince !== undefined && now - outdatedSince > maxRenewalTime;
  return [
    ...(isDatabaseResponding ? [] : [{ part: 'database', code: 'DATABASE_UNAVAILABLE' } as const]),
    ...(isBuilt ? [] : [{ part: 'catalogue', code: 'INDEX_NOT_BUILT' } as const]),
    ...(isLeftOutdated ? [{ part: 'catalogue', code: 'INDEX_OUTDATED' } as const] : []),
    ...(hasDiskSpace ? [] : [{ part: 'orders', code: 'DISK_FULL' } as const]),
  ];
}
