/** The parts of a running shop that subjects share. Made once by createCommerce, handed to everything else. */
import type { CatalogueIndexKeeper } from './catalogue/keepCatalogueIndex.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import type { ChangeLog } from './events/changeLog.ts';
import type { Log } from './log.ts';
import type { Payments } from './payments/payments.ts';
import type { ShopEvents } from './events/shopEvents.ts';
import type { ReadSkus } from './stock/keepSkus.ts';

export interface Shop {
  readonly database: Database;
  readonly catalogue: CatalogueIndexKeeper;
  readonly events: ShopEvents;
  readonly changes: ChangeLog;
  /** Sizes and stock, kept between calls; for showing, never for promising. */
  readonly readSkus: ReadSkus;
  readonly payments: Payments;
  /** Where its fronts are found. */
  readonly fronts: Pick<Settings, 'origins' | 'isMarketInPath'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}
