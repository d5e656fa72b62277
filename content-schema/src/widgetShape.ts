import type { Fields } from './fields.ts';
import type { MigrationStep } from './migrate.ts';

/** A widget's definition as a shop needs it: how to read it, without what editors read. */
export interface WidgetShape {
  readonly version: number;
  readonly fields: Fields;
  readonly migrations?: Readonly<Record<number, readonly MigrationStep[]>>;
}
