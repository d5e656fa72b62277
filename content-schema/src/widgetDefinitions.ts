import type { FieldValues } from './fields.ts';
import { banner } from './widgets/banner.ts';
import { productList } from './widgets/productList.ts';
import { text } from './widgets/text.ts';

/** Every widget the shop knows, by type. */
export const widgetDefinitions = {
  banner,
  text,
  'product-list': productList,
} as const;

export type WidgetType = keyof typeof widgetDefinitions;

/** What a widget of a type is configured with, once parsed. */
export type WidgetConfiguration<T extends WidgetType> = FieldValues<(typeof widgetDefinitions)[T]['fields']>;

export function isWidgetType(text: string): text is WidgetType {
  return Object.hasOwn(widgetDefinitions, text);
}
