import { writeAddress } from '@solvik/addresses';
import {
  ButtonLink,
  Columns,
  Eyebrow,
  Heading,
  LineItems,
  ProductLines,
  Stack,
  Text,
  WithScripts,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { isBuyable } from '../lists/isBuyable.ts';
import { OfferedLine } from './OfferedLine.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { useRemovals } from './removals.ts';
import { offeredProductsQuery, offeredSize } from './offeredProducts.ts';

const reserved = Array.from({ length: offeredSize }, (_, at) => String(at));

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
  const { data, isPending } = useQuery(offeredProductsQuery(dataApi));
  const products = (data ?? []).filter(({ card }) => isBuyable(card, now()));
  const hasOthers = isPending || products.length > 0;
  const removals = useRemovals((state) => state.removals);
  const isPage = place === 'page';
  return (
    <>
      {removals.length > 0 && (
        <LineItems tabIndex={-1} aria-label={text('cart.lines')}>
          {removals.map((removal) => (
            <RemovedLine key={removal.lineId} removal={removal} />
          ))}
        </LineItems>
      )}
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
                      <li key={product.card.alias} data-product={product.card.id}>
                        <OfferedLine product={product} onChoose={onChoose} />
                      </li>
                    ))}
              </ProductLines>
            </Stack>
          </WithScripts>
        )}
      </Columns>
    </>
  );
}
