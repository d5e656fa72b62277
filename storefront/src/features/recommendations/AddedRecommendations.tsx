import { Box, Heading, LineItem, LineItems } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSearchApi } from '../../page/searchApi.ts';
import { useText } from '../../page/services.ts';
import { imageSource } from '../images/imageSource.ts';
import { addedRecommendationsQuery } from './recommendationQueries.ts';

const shown = 3;

export interface AddedRecommendationsProps {
  /** What was just added. */
  readonly skuId: number;
  /** Products in the cart. */
  readonly productIds: readonly number[];
}

/** In the open cart: what goes with the product that was just added, or resembles it. */
export default function AddedRecommendations({ skuId, productIds }: AddedRecommendationsProps) {
  const text = useText();
  const { data: lists = [] } = useQuery(
    addedRecommendationsQuery(useSearchApi(), { skuId, productIds }),
  );
  const products = (lists.find(({ algorithm }) => algorithm === 'ADD_TO_CART_RECS')?.products ?? [])
    .filter(({ id }) => id === undefined || !productIds.includes(id))
    .slice(0, shown);
  if (products.length === 0) return null;
  return (
    <Box as="section" paddingStart="24" aria-label={text('recommended.withAdded')}>
      <Heading level={3} size="title">
        {text('recommended.withAdded')}
      </Heading>
      <LineItems>
        {products.map(({ id, alias, name, brand, href, picture, cloth, price }) => (
          <LineItem
            key={alias}
            data-product={id}
            name={name}
            brand={brand}
            href={href}
            image={picture ? imageSource(picture, { alt: '', sizes: '56px' }) : undefined}
            clothColour={cloth}
            amount={price.selling}
            headingLevel={4}
            size="compact"
          />
        ))}
      </LineItems>
    </Box>
  );
}
