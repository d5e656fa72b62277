/**
 * The products on a picture; a piece not sold in the market has no mark, and a picture without
 * marks is omitted.
 */
import type { WidgetConfiguration } from '@solvik/content-schema';
import { productsByIdQuery } from '../../lists/rowQueries.ts';
import { productCardProps } from '../../lists/productCardProps.ts';
import type { WidgetSource } from '../widgetSource.ts';

const idsOf = ({ pieces }: WidgetConfiguration<'shop-the-look'>) =>
  pieces.flatMap(({ product }) => product);

export const shopTheLookSource: WidgetSource<'shop-the-look'> = {
  load: ({ services: { queryClient, dataApi } }, configuration) =>
    queryClient.ensureQueryData(productsByIdQuery(dataApi, idsOf(configuration))),
  read({ services: { queryClient, dataApi, text, now } }, configuration) {
    const found =
      queryClient.getQueryData(productsByIdQuery(dataApi, idsOf(configuration)).queryKey) ?? [];
    const pieces = configuration.pieces.flatMap(({ place, product: [id] }) => {
      const product = found.find((each) => each.id === id);
      return product
        ? [
            {
              place,
              product: { ...productCardProps(product, { text, now: now() }), key: String(id) },
            },
          ]
        : [];
    });
    return pieces.length > 0 ? { pieces } : undefined;
  },
};
