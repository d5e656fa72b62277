import { Drawer, InlineAlert, Spinner, Stack, TextButton } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from '../../page/pageRouter.ts';
import { useServices } from '../../app/services.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { productQuery } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { useQuickShop } from '../../interface/quickShop.ts';
import { QuickShopProduct } from './QuickShopProduct.tsx';

const isSister = (product: ProductView | null | undefined, alias: string) =>
  product?.colours?.some((colour) => colour.alias === alias) ?? false;

/** A product over the list it was met in, to be bought there (spec section 2, quick shop). The address stays the list's. */
export default function QuickShop() {
  const { text, dataApi } = useServices();
  const { isOpen, product: wanted, close } = useQuickShop();
  const { pathname } = useLocation();
  const alias = wanted?.alias ?? '';
  // A colour stays until its sister has come, so that the focus stays where it was chosen.
  const {
    data: product,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...productQuery(dataApi, alias),
    enabled: isOpen && alias !== '',
    placeholderData: (shown) => (isSister(shown, alias) ? shown : undefined),
  });
  // Following a link leaves the list behind, and the panel with it.
  useEffect(() => close, [pathname, close]);
  if (!wanted) return null;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={product?.name ?? wanted.name}
      closeLabel={text('close')}
      aria-busy={isFetching}
    >
      {isPending && (
        <p role="status">
          <Spinner /> {text('quickShop.loading')}
        </p>
      )}
      {error && (
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
      {product && <QuickShopProduct product={product} />}
    </Drawer>
  );
}
