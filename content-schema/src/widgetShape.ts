import type { Fields } from './fields.ts';
import type { MigrationStep } from './migrate.ts';

/** A field that is required where another has a value. */
export interface Need {
  readonly field: string;
  readonly when: string;
  readonly is: string;
}

/** A widget's definition as a shop needs it: how to read it, without labels for editors. */
export interface WidgetShape {
  readonly version: number;
  readonly fields: Fields;
  readonly needs?: readonly Need[];
  readonly migrations?: Readonly<Record<number, readonly MigrationStep[]>>;
}
