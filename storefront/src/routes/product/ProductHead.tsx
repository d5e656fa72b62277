import {
  Breadcrumbs,
  Eyebrow,
  Heading,
  Inline,
  Price,
  Rating,
  Stack,
  TextLink,
  WithScripts,
} from '@solvik/design-system';
import { numberFormat } from '@solvik/shop-rules';
import { useServices } from '../../page/services.ts';
import { FavouriteToggle } from '../../features/favourites/FavouriteToggle.tsx';
import { priceProps } from '../../features/lists/priceProps.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { ShareRow } from './ShareRow.tsx';

/** A product's breadcrumbs, brand, rating, name and price, and the button to share it. */
export function ProductHead({ product }: { readonly product: ProductView }) {
  const { text, site } = useServices();
  const { id, crumbs, brand, rating, name, price, offers } = product;
  return (
    <Stack gap="12">
      <ShareRow product={product}>
        {crumbs ? (
          <Breadcrumbs
            label={text('breadcrumb.label')}
            crumbs={crumbs}
            current={name}
            overflow="truncate"
          />
        ) : (
          <span />
        )}
      </ShareRow>
      <Stack gap="4">
        <Inline spread="between" gap="8">
          {brand && <Eyebrow>{brand}</Eyebrow>}
          {rating && (
            <TextLink href="#reviews" emphasis="quiet" hasLargeTarget>
              <Rating
                rating={rating.score}
                label={text('product.ratingOf', {
                  score: numberFormat(site.languageId, {}).format(rating.score),
                  count: rating.count,
                })}
              />
            </TextLink>
          )}
        </Inline>
        <Inline spread="between" gap="8" align="start" isOneLine>
          <Heading level={1} size="section">
            {name}
          </Heading>
          <WithScripts>
            <FavouriteToggle productId={id} name={name} hasPlace />
          </WithScripts>
        </Inline>
      </Stack>
      <Price {...priceProps(price, text, 'product')} size="product" />
      {offers?.map((offer) => (
        <TextLink key={offer.href} href={offer.href} emphasis="standalone">
          {offer.name}
        </TextLink>
      ))}
    </Stack>
  );
}
