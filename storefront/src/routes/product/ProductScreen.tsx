import { Box, Columns, Container, Inset, Stack } from '@solvik/design-system';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../page/services.ts';
import { areas } from '../../features/content/areas/areaSelector.ts';
import { relatedProductsQuery } from '../../features/lists/rowQueries.ts';
import { ProductRow } from '../../features/lists/ProductRow.tsx';
import type { WithdrawnView } from '../../features/product/withdrawnQuery.ts';
import type { MissingPart } from '../../features/product/missingSelection.ts';
import { productQuery } from '../../features/product/productQueries.ts';
import { recentlyViewed } from '../../features/recentlyViewed/recentlyViewed.ts';
import { Area } from '../../features/widgets/Area.tsx';
import { BuyBox } from './BuyBox.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { Recommended } from '../../features/recommendations/Recommended.tsx';
import { DeliveryDays } from './DeliveryDays.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { PriceSection } from './PriceSection.tsx';
import { ProductReviews } from './ProductReviews.tsx';
import { ProductTwin } from './ProductTwin.tsx';
import { useProductImpression } from './useProductImpression.ts';
import { ProductDescription } from './ProductDescription.tsx';

export interface ProductCriteria {
  readonly alias: string;
  readonly missing: MissingPart | undefined;
  /** It is no longer sold. */
  readonly withdrawn?: WithdrawnView;
}

const related = 4;

/** A product: pictures, name and price, sizes, facts, related products, reviews. */
export function ProductScreen({
  criteria: { alias, missing },
}: {
  readonly criteria: ProductCriteria;
}) {
  const { text, dataApi } = useServices();
  const { data: product } = useSuspenseQuery(productQuery(dataApi, alias));
  const { data: others = [] } = useQuery(relatedProductsQuery(dataApi, alias));
  const productId = product?.id;
  useEffect(() => {
    if (productId) recentlyViewed.remember(productId);
  }, [productId]);
  useProductImpression(product);
  if (!product) return null;
  const wearWith = others.slice(0, related);
  return (
    <Box paddingEnd="section">
      <Stack gap="section">
        <Container bleed="phone" spacing="gallery">
          <Columns split="product">
            <ProductGallery product={product} />
            <Inset>
              <Stack gap="24">
                <ProductHead product={product} />
                <ColourChoice product={product} />
                <BuyBox key={product.id} product={product} missing={missing} />
                <ProductDescription product={product} />
              </Stack>
            </Inset>
          </Columns>
        </Container>
        <ProductRow title={text('product.wearWith')} products={wearWith} />
        <PriceSection product={product} />
        <ProductReviews product={product} />
        <DeliveryDays product={product} />
        <ProductTwin product={product} />
        <Area selector={areas.product} productAlias={alias} />
      </Stack>
      <Recommended
        productId={product.id}
        isSoldOut={product.isSoldOut ?? false}
        others={wearWith.map((other) => other.alias)}
      />
    </Box>
  );
}
