import {
  Eyebrow,
  InlineAlert,
  ProductPanel,
  Spinner,
  Stack,
  TextButton,
} from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readPart, writePart } from '../../page/panelHash.ts';
import { type PageLocation, useLocation } from '../../page/pageRouter.ts';
import { useOpenedEntry } from '../../page/useOpenedEntry.ts';
import { useServices } from '../../page/services.ts';
import { usePanelAddress } from '../../page/usePanelAddress.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { FavouriteToggle } from '../../features/favourites/FavouriteToggle.tsx';
import { productQuery } from '../../features/product/productQueries.ts';
import { ownSizesIn } from '../../features/ownSizes/ownSizesIn.ts';
import { sizeKindsQuery } from '../../features/ownSizes/sizeKindsQuery.ts';
import { useOwnSizes } from '../../features/ownSizes/useOwnSizes.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { type RequestedProduct, useQuickShop } from '../../interface/quickShop.ts';
import { useSteadyWait } from '../../interface/useSteadyWait.ts';
import { ProductGallery } from './ProductGallery.tsx';
import { QuickShopProduct, ToPage } from './QuickShopProduct.tsx';

/** Of its part of an address's hash. */
const key = 'quick-shop';

/** The product that an address opens; a history entry of this visit knows more of it. */
function addressedProduct({ hash, state }: PageLocation): RequestedProduct | undefined {
  const alias = readPart(hash, key);
  if (!alias) return undefined;
  const { quickShop } = (state ?? {}) as { readonly quickShop?: RequestedProduct };
  return quickShop?.alias === alias ? quickShop : { alias };
}

const unscrolled = { preventScroll: true };

/** The button of the product's card, or the page where its list does not show it. */
const openerOf = (alias: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-product] a')]
    .find(({ pathname }) => pathname.endsWith(`/${alias}`))
    ?.closest('[data-product]')
    ?.querySelector<HTMLElement>('[aria-haspopup="dialog"]') ?? document.querySelector('#main');

const isVariantOf = (product: ProductView | null | undefined, alias: string) =>
  product?.colours?.some((colour) => colour.alias === alias) ?? false;

/**
 * A product over its list, to be bought there (spec section 2, quick shop). It has an address of its
 * own over the list's: going back closes it.
 */
export default function QuickShop() {
  const { text, dataApi } = useServices();
  const { isOpen, product: requested, open, close } = useQuickShop();
  const { pathname } = useLocation();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
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
  useOpenedEntry((location) => {
    const addressed = addressedProduct(location);
    if (!addressed) return;
    // No button had the focus before it was opened by its address.
    if (document.activeElement === document.body) openerOf(addressed.alias)?.focus(unscrolled);
    open(addressed);
  });
  const leave = usePanelAddress({
    isOpen,
    part: requested && writePart(key, requested.alias),
    state: { quickShop: requested },
    close,
  });
  if (!requested) return null;
  return (
    <ProductPanel
      isOpen={isOpen}
      onClose={leave}
      title={
        product?.name ??
        requested.name ??
        text(product === null ? 'quickShop.goneTitle' : 'quickShop.loading')
      }
      closeLabel={text('close')}
      aria-busy={isFetching}
      pictures={
        product && <ProductGallery key={String(product.id)} product={product} size="panel" />
      }
      eyebrow={product && <Eyebrow>{product.brand}</Eyebrow>}
      footer={
        product && (
          <>
            <div ref={setFoot} />
            <FavouriteToggle
              productId={product.id}
              name={product.name}
              emphasis="outlined"
              hasPlace
            />
            <div>
              <ToPage product={product} />
            </div>
          </>
        )
      }
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
          foot={foot}
          leave={leave}
        />
      )}
    </ProductPanel>
  );
}
