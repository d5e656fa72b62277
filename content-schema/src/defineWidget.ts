import type { Fields } from './fields.ts';

export interface WidgetDefinition {
  /** The name the Data API sends as the widget's `type`. */
  readonly type: string;
  /** Whole number; the configuration carries it as `$version`, absent meaning 1. */
  readonly version: number;
  readonly title: string;
  readonly group: 'campaign' | 'words' | 'products';
  readonly fields: Fields;
  /** One valid configuration at least, shown to editors and rendered as a story. */
  readonly examples: readonly { readonly title: string; readonly configuration: object }[];
}

/** Says what an editor may fill in; keeps the literal types, from which the widget's props follow. */
export function defineWidget<const D extends WidgetDefinition>(definition: D): D {
  return definition;
}
