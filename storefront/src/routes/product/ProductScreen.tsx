import { Accordion, Breadcrumbs, ClothSample, Columns, Container, Disclosure, Eyebrow, Gallery, Heading, media, Price, ProductCard, ProductGrid, Prose, Rating, Stack, TextLink } from '@solvik/design-system';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { styled } from 'styled-components';
import { areas } from '../../features/content/contentQueries.ts';
import { clothColour } from '../../features/images/clothColour.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { parameterOf, priceProps, productCardProps } from '../../features/lists/productCardProps.ts';
import { productQuery, relatedProductsQuery } from '../../features/product/productQueries.ts';
import { Area } from '../../features/widgets/Area.tsx';
import { BuyBox } from './BuyBox.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductReviews } from './ProductReviews.tsx';

/** The gallery runs to a phone's edges; the words beside it keep the page's margin. */
const Buy = styled.div`
  display: grid;
  gap: var(--space-24);
  padding-inline: var(--layout-margin);
  ${media.desktop} { padding: var(--space-12) 0 0; }
`;

interface Criteria {
  readonly alias: string;
  readonly isSizeMissing: boolean;
}

const related = 4;

/** A product: pictures, what it is and costs, sizes, facts, what goes with it, what others say. */
export function ProductScreen({ criteria }: { readonly criteria: unknown }) {
  const { alias, isSizeMissing } = criteria as Criteria;
  const { text, dataApi, now, site } = useServices();
  const { data: product } = useSuspenseQuery(productQuery(dataApi, alias));
  const { data: others } = useQuery(relatedProductsQuery(dataApi, alias));
  if (!product) return null;
  const name = product.name ?? '';
  const images = (product.productImages ?? []).filter((image) => image !== null && image !== undefined);
  const wearWith = (others ?? []).filter((other) => other !== null && other !== undefined).slice(0, related);
  const crumbs = (product.breadcrumbs ?? []).flatMap((crumb) => (crumb?.url ? [{ href: crumb.url, label: crumb.name }] : []));
  const rating = product.rating && product.rating.voteCount > 0 ? product.rating : undefined;
  return (
    <Stack gap="section" style={{ paddingBlockEnd: 'var(--layout-section)' }}>
      <Container bleed="phone">
        <Columns split="product">
          {images.length === 0 ? (
            <ClothSample colour={clothColour(product)} caption={text('product.noImage')} />
          ) : (
            <Gallery
              label={text('product.gallery', { name })}
              zoomLabel={text('product.zoom')}
              closeLabel={text('close')}
              nextLabel={text('product.nextImage')}
              previousLabel={text('product.previousImage')}
              pictures={images.map(({ fileName }, index) => ({
                id: fileName,
                ...imageSource(fileName, { alt: text('product.image', { name, number: index + 1, count: images.length }), sizes: '(min-width: 1024px) 32vw, 100vw' }),
              }))}
            />
          )}
          <Buy>
            <Stack gap="12">
              <Breadcrumbs label={text('breadcrumb.label')} crumbs={crumbs} />
              <Stack gap="4">
                {product.brand && <Eyebrow>{product.brand.name}</Eyebrow>}
                <Heading level={1} size="section">
                  {name}
                </Heading>
              </Stack>
              <Price {...priceProps(product, text, 'product')} size="product" />
              {rating && (
                <TextLink href="#reviews" emphasis="quiet">
                  <Rating rating={rating.score} label={text('product.ratingOf', { score: rating.score.toLocaleString(site.languageId), count: rating.voteCount })} />
                </TextLink>
              )}
            </Stack>
            <ColourChoice product={product} colour={parameterOf(product, 'Color')} />
            <BuyBox key={product.productId} product={product} isSizeMissing={isSizeMissing} />
            <Accordion>
              {product.texts?.text1 && (
                <Disclosure summary={text('product.about')} startsOpen>
                  <Prose text={product.texts.text1} />
                </Disclosure>
              )}
              {product.texts?.text2 && (
                <Disclosure summary={text('product.fit')}>
                  <Prose text={product.texts.text2} />
                </Disclosure>
              )}
              <Disclosure summary={text('product.care')} startsOpen={!product.texts?.text1}>
                <ProductFacts product={product} />
              </Disclosure>
            </Accordion>
          </Buy>
        </Columns>
      </Container>
      <Area place={areas.product} />
      {wearWith.length > 0 && (
        <section>
          <Stack gap="heading">
            <Container>
              <Heading level={2}>{text('product.wearWith')}</Heading>
            </Container>
            <Container bleed="phone">
              <ProductGrid>
                {wearWith.map((other) => (
                  <li key={other.alias}>
                    <ProductCard {...productCardProps(other, { text, now: now() })} />
                  </li>
                ))}
              </ProductGrid>
            </Container>
          </Stack>
        </section>
      )}
      <ProductReviews alias={alias} />
    </Stack>
  );
}
