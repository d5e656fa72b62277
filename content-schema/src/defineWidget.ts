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
  /** Whole number; the configuration carries it as `$version`, absent meaning 1. */
  readonly version: number;
  /** What editors call it, in English; the editors' own languages are in `titles`. */
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly about: string;
  readonly group: (typeof widgetGroups)[number];
  readonly fields: TitledFields;
  /** Fields that another's value makes necessary. */
  readonly needs?: readonly Need[];
  /** Under each earlier version, what makes the next one of it. */
  readonly migrations?: Readonly<Record<number, readonly MigrationStep[]>>;
  /** One at least; shown to editors and rendered as stories. */
  readonly examples: readonly WidgetExample[];
}

/** Says what an editor may fill in; keeps the literal types, from which the widget's props follow. Does not compile where an earlier version has no way to this one. */
export function defineWidget<const D extends WidgetDefinition>(
  definition: D & MigratesTo<D['version']>,
): D {
  return definition;
}
