import type { CatalogueRuntime } from './catalogue/catalogueRuntime.ts';
import type { Payments } from './payments/payments.ts';
import type { SearchEngine } from './search/searchEngine.ts';

/** The running shop: created once by createCommerce and passed to every floor above. */
export interface CommerceRuntime extends CatalogueRuntime {
  readonly payments: Payments;
  readonly search: SearchEngine;
}
