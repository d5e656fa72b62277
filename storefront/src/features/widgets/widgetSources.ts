import type { TypeWithData } from '@solvik/widgets';
import { htmlSource } from './sources/html.ts';
import { brandListSource } from './sources/brandList.ts';
import { categoryTilesSource } from './sources/categoryTiles.ts';
import { productListSource } from './sources/productList.ts';
import { shopTheLookSource } from './sources/shopTheLook.ts';
import type { WidgetSource } from './widgetSource.ts';

/** The source behind every widget type that is given data; a type without one does not compile. */
export const widgetSources: { readonly [T in TypeWithData]: WidgetSource<T> } = {
  html: htmlSource,
  'product-list': productListSource,
  'category-tiles': categoryTilesSource,
  'brand-list': brandListSource,
  'shop-the-look': shopTheLookSource,
};
