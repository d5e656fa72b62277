import type { TypeWithData } from '@solvik/widgets';
import { productListSource } from './sources/productList.ts';
import type { WidgetSource } from './widgetSource.ts';

/** The source behind every widget type that is given data; a type without one does not compile. */
export const widgetSources: { readonly [T in TypeWithData]: WidgetSource<T> } = {
  'product-list': productListSource,
};
