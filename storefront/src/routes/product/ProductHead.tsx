import { Breadcrumbs, Eyebrow, Heading, Inline, Price, Rating, Stack, TextLink } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { priceProps } from '../../features/lists/productCardProps.ts';

/** Where the product hangs, who made it, what others think, what it is called and costs. */
export function ProductHead({ product }: { readonly product: NonNullable<ProductQuery['product']> }) {
  const { text, site } = useServices();
  const crumbs = (product.breadcrumbs ?? []).flatMap((crumb) => (crumb?.url ? [{ href: crumb.url, label: crumb.name }] : []));
  const rating = product.rating && product.rating.voteCount > 0 ? product.rating : undefined;
  return (
    <Stack gap="12">
      {crumbs.length > 0 && <Breadcrumbs label={text('breadcrumb.label')} crumbs={crumbs} />}
      <Stack gap="4">
        <Inline spread="between" gap="8">
          {product.brand && <Eyebrow>{product.brand.name}</Eyebrow>}
          {rating && (
            <TextLink href="#reviews" emphasis="quiet" hasRoom>
              <Rating rating={rating.score} label={text('product.ratingOf', { score: rating.score.toLocaleString(site.languageId), count: rating.voteCount })} />
            </TextLink>
          )}
        </Inline>
        <Heading level={1} size="section">
          {product.name}
        </Heading>
      </Stack>
      <Price {...priceProps(product, text, 'product')} size="product" />
    </Stack>
  );
}
