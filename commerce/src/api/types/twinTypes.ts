/** The twin of a product in the Data API, an addition of our own: used or new. */
import type { ProductView } from '../../catalogue/catalogueReader.ts';
import { sumStock } from '../../catalogue/productFacts.ts';
import { readTwins } from '../../catalogue/readTwins.ts';
import type { Queries } from '../../database/database.ts';
import { builder } from '../builder.ts';
import { required } from '../fields.ts';
import { ProductType } from './productTypes.ts';

interface TwinView {
  readonly isPreloved: boolean;
  readonly view: ProductView;
}

/** The cheapest twin that can be bought; of a used piece also a new one that is sold out. */
async function findTwin(queries: Queries, product: ProductView): Promise<TwinView | undefined> {
  const { views, isPreloved } = await readTwins(queries, product);
  for (const view of views) {
    const { totalStock } = sumStock(await product.reader.skus(view.indexed.id));
    if (totalStock > 0) return { isPreloved, view };
  }
  const [first] = views;
  return first && !isPreloved ? { isPreloved, view: first } : undefined;
}

const ProductTwinType = builder.objectRef<TwinView>('ProductTwinType').implement({
  fields: (t) => ({
    ...required(t, 'Boolean', 'isPreloved'),
    product: t.field({ type: ProductType, nullable: false, resolve: ({ view }) => view }),
  }),
});

builder.objectField(ProductType, 'twin', (t) =>
  t.field({
    type: ProductTwinType,
    resolve: (view, _, { shop }) => findTwin(shop.database.handle, view),
  }),
);
