/** A size of a product with its stock. */
import type { SkuRow } from '../../catalogue/createSkuCache.ts';
import type { Locale } from '@solvik/shop';
import { localise } from '../../markets/localise.ts';
import { builder } from '../builder.ts';
import { StockType } from './priceTypes.ts';

export interface SkuView {
  readonly row: SkuRow;
  readonly locale: Locale;
}

export const SkuType = builder.objectRef<SkuView>('SkuType').implement({
  fields: (t) => ({
    skuId: t.int({ nullable: false, resolve: ({ row }) => row.skuId }),
    productId: t.int({ nullable: false, resolve: ({ row }) => row.productId }),
    weight: t.int({ nullable: false, resolve: ({ row }) => row.weight }),
    articleNumber: t.string({ nullable: false, resolve: ({ row }) => row.articleNumber }),
    name: t.string({ resolve: ({ row, locale }) => localise(row.name, locale) }),
    externalId: t.string({ resolve: ({ row }) => row.key }),
    gtin: t.string({ resolve: ({ row }) => row.gtin }),
    shelf: t.string({ resolve: () => null }),
    stock: t.field({
      type: StockType,
      resolve: ({ row }) => ({ ...row.stock, incoming: row.incoming }),
    }),
    incoming: t.field({ type: 'DateTime', resolve: ({ row }) => row.incoming }),
  }),
});
