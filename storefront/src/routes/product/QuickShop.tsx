import { Drawer, InlineAlert, Spinner, Stack, TextButton } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { productQuery } from '../../features/product/productQueries.ts';
import { ownSizesIn } from '../../features/ownSizes/ownSizesIn.ts';
import { sizeKindsQuery } from '../../features/ownSizes/sizeKindsQuery.ts';
import { useOwnSizes } from '../../features/ownSizes/useOwnSizes.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { useSteadyWait } from '../../interface/useSteadyWait.ts';
import { QuickShopProduct } from './QuickShopProduct.tsx';

const isVariantOf = (product: ProductView | null | undefined, alias: string) =>
  product?.colours?.some((colour) => colour.alias === alias) ?? false;

/**
 * A product over its list, to be bought there (spec section 2, quick shop). The address stays the
 * list's.
 */
export default function QuickShop() {
  const { text, dataApi } = useServices();
  const { isOpen, product: requested, close } = useQuickShop();
  const { pathname } = useLocation();
  const alias = requested?.alias ?? '';
  // The former colour stays until the new one has loaded, so that the focus stays on the choice.
  const query = useQuery({
    ...productQuery(dataApi, alias),
    enabled: isOpen && alias !== '',
    placeholderData: (shown) => (isVariantOf(shown, alias) ? shown : undefined),
  });
  const { error, isFetching, refetch } = query;
  const own = useOwnSizes();
  // Which of them are meant for this product; without the answer none is chosen.
  const kinds = useQuery({ ...sizeKindsQuery(dataApi), enabled: isOpen && own !== undefined });
  const isPending = query.isPending || (own !== undefined && kinds.isPending);
  const isWaiting = useSteadyWait(isOpen && isPending);
  const product = isWaiting || isPending ? undefined : query.data;
  // Following a link leaves the list, and closes the panel.
  useEffect(() => close, [pathname, close]);
  if (!requested) return null;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={product?.name ?? requested.name}
      closeLabel={text('close')}
      aria-busy={isFetching}
    >
      {isWaiting && (
        <p role="status">
          <Spinner /> {text('quickShop.loading')}
        </p>
      )}
      {!isWaiting && error && (
        <Stack gap="16" align="start">
          <InlineAlert tone="error">
            {text(isUnreachable(error) ? 'error.offline' : 'error.generic.text')}
          </InlineAlert>
          <TextButton onClick={() => void refetch()} aria-disabled={isFetching}>
            {text('error.retry')}
          </TextButton>
        </Stack>
      )}
      {product === null && <InlineAlert role="status">{text('quickShop.gone')}</InlineAlert>}
      {product && (
        <QuickShopProduct
          product={product}
          ownSizes={ownSizesIn(product.categoryId, own, kinds.data ?? [])}
        />
      )}
    </Drawer>
  );
}
