import type { TypeWithData } from '@solvik/widgets';
import { brandListSource } from './sources/brandList.ts';
import { categoryTilesSource } from './sources/categoryTiles.ts';
import { productListSource } from './sources/productList.ts';
import { shopTheLookSource } from './sources/shopTheLook.ts';
import type { WidgetSource } from './widgetSource.ts';

/**
 * The source of every widget type with data; a type without one does not compile. Markup is parsed
 * with its area.
 */
export const widgetSources: { readonly [T in Exclude<TypeWithData, 'html'>]: WidgetSource<T> } = {
  'product-list': productListSource,
  'category-tiles': categoryTilesSource,
  'brand-list': brandListSource,
  'shop-the-look': shopTheLookSource,
};
