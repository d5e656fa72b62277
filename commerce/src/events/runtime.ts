import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { ChangeLog } from './changeLog.ts';
import type { ShopEvents } from './shopEvents.ts';

/**
 * What every subject may use of the running shop. Higher floors extend it; `CommerceRuntime` has
 * all of it.
 */
export interface Runtime {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly changes: ChangeLog;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}
