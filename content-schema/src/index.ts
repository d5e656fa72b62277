/** What an editor may say: fields, widgets and how they are read. */
export { defineWidget, type WidgetDefinition } from './defineWidget.ts';
export { type Field, type Fields, type FieldValues, type ImageValue, type LinkValue, productSorts, type ProductQueryValue } from './fields.ts';
export { isSafeHref } from './isSafeHref.ts';
export { parseWidget, type Widget } from './parseWidget.ts';
export type { Parsed, Problem } from './problem.ts';
export type { Block, Inline, RichText, TableBlock } from './richText.ts';
export { isWidgetType, type WidgetConfiguration, widgetDefinitions, type WidgetType } from './widgetDefinitions.ts';
