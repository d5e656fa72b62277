import { writeAddress } from '@solvik/addresses';
import {
  BelowDesktop,
  Button,
  ButtonLink,
  Columns,
  Eyebrow,
  FromDesktop,
  Heading,
  Price,
  ProductLine,
  ProductLines,
  Stack,
  Text,
  WithScripts,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useQuickShop } from '../../interface/quickShop.ts';
import { useServices } from '../../page/services.ts';
import { imageSource } from '../images/imageSource.ts';
import { isBuyable } from '../lists/isBuyable.ts';
import { productRowQuery } from '../lists/rowQueries.ts';
import { priceProps } from '../lists/priceProps.ts';
import type { ProductCardView } from '../lists/productCardView.ts';

const reserved = ['1', '2', '3', '4'];
const bestSellers = { take: reserved.length, filter: { sort: 'MOST_SOLD' } } as const;

interface BestSellerProps {
  readonly product: ProductCardView;
  readonly onChoose: (() => void) | undefined;
}

function BestSeller({ product, onChoose }: BestSellerProps) {
  const { text } = useServices();
  const open = useQuickShop((quickShop) => quickShop.open);
  const { alias, name, brand, href, picture, cloth, price } = product;
  return (
    <ProductLine
      image={picture ? imageSource(picture, { alt: '', sizes: '72px' }) : undefined}
      clothColour={cloth}
      brand={brand}
      name={name}
      href={href}
      price={<Price {...priceProps(price, text)} />}
      action={
        <Button
          emphasis="outlined"
          size="small"
          aria-label={text('recommended.chooseSizeOf', { name })}
          aria-haspopup="dialog"
          onClick={() => {
            onChoose?.();
            open({ alias, name, href });
          }}
        >
          <FromDesktop>{text('recommended.chooseSize')}</FromDesktop>
          <BelowDesktop>{text('recommended.choose')}</BelowDesktop>
        </Button>
      }
    />
  );
}

export interface EmptyCartProps {
  /** On a page the heading is the page's own, and the products stand beside it. */
  readonly place: 'page' | 'drawer';
  /** Called before a product opens in the quick shop. */
  readonly onChoose?: () => void;
}

/**
 * A cart without lines: a way to the new products, and the best sellers. Their place is reserved
 * while they load; without them nothing mentions them.
 */
export default function EmptyCart({ place, onChoose }: EmptyCartProps) {
  const { text, site, dataApi, now } = useServices();
  const { data, isPending } = useQuery(productRowQuery(dataApi, bestSellers));
  const products = (data ?? []).filter((product) => isBuyable(product, now()));
  const hasOthers = isPending || products.length > 0;
  const isPage = place === 'page';
  return (
    <Columns split={isPage && hasOthers ? 'checkout' : 'whole'}>
      <Stack gap="24">
        <Stack gap="8">
          <Heading level={isPage ? 1 : 3}>{text('recommended.emptyCart')}</Heading>
          <Text>
            {text('recommended.emptyCartText')}
            {hasOthers && (
              <WithScripts as="span"> {text('recommended.emptyCartOthers')}</WithScripts>
            )}
          </Text>
        </Stack>
        <div>
          <ButtonLink href={writeAddress('newProducts', site.locale)} width="phone">
            {text('recommended.emptyCartAction')}
          </ButtonLink>
        </div>
      </Stack>
      {hasOthers && (
        <WithScripts>
          <Stack gap="12" as="section" aria-busy={isPending}>
            <Eyebrow as={isPage ? 'h2' : 'h3'}>{text('recommended.bestSellers')}</Eyebrow>
            <ProductLines>
              {isPending
                ? reserved.map((line) => <li key={line} aria-hidden />)
                : products.map((product) => (
                    <li key={product.alias} data-product={product.id}>
                      <BestSeller product={product} onChoose={onChoose} />
                    </li>
                  ))}
            </ProductLines>
          </Stack>
        </WithScripts>
      )}
    </Columns>
  );
}
