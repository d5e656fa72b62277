import type { TitledFields } from './fields.ts';
import type { MigratesTo, MigrationStep } from './migrate.ts';
import type { Need } from './widgetShape.ts';

export interface WidgetExample {
  readonly title: string;
  /** Valid for the definition's own version, in Swedish. */
  readonly configuration: object;
}

export const widgetGroups = ['campaign', 'words', 'pictures', 'products', 'visitor'] as const;

export interface WidgetDefinition {
  /** The name the Data API sends as the widget's `type`. */
  readonly type: string;
  /** A positive integer; the configuration carries it as `$version`, absent meaning 1. */
  readonly version: number;
  /** Its name for editors, in English; the editors' own languages are in `titles`. */
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly about: string;
  readonly group: (typeof widgetGroups)[number];
  readonly fields: TitledFields;
  /** Fields that are required when another has a value. */
  readonly needs?: readonly Need[];
  /** For each earlier version, the steps to the next one. */
  readonly migrations?: Readonly<Record<number, readonly MigrationStep[]>>;
  /** One at least; shown to editors and rendered as stories. */
  readonly examples: readonly WidgetExample[];
}

/**
 * Defines a widget; keeps the literal types, from which the widget's props follow. Does not compile
 * where an earlier version has no migration to this one.
 */
export function defineWidget<const D extends WidgetDefinition>(
  definition: D & MigratesTo<D['version']>,
): D {
  return definition;
}
