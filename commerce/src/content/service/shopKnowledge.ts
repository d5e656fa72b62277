import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import type { Queries } from '../../database/database.ts';

export interface ShopKnowledge {
  readonly queries: Queries;
  readonly index: CatalogueIndex;
}
