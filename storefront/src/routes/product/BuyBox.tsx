import { writeAddress } from '@solvik/addresses';
import { Button, SizePicker, Stack, Text } from '@solvik/design-system';
import { type FormEvent, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { useCartDrawer } from '../../features/cart/cartDrawer.ts';
import { linesOf } from '../../features/cart/cartQuery.ts';
import { planAdd } from '../../features/cart/planQuantity.ts';
import { useCart, useChangeCart } from '../../features/cart/useCart.ts';
import { type Stock, type StockState, stockState } from '../../features/product/stockState.ts';
import type { Text as Say } from '../../languages/createText.ts';
import { BuyPromises } from './BuyPromises.tsx';
import { NotifyMe } from './NotifyMe.tsx';

type Product = NonNullable<ProductQuery['product']>;
type Sku = NonNullable<NonNullable<Product['skus']>[number]>;

const none: Stock = { inStock: 0, oversellable: 0, totalStock: 0, static: 0 };

function noteOf(state: StockState, text: Say): string | undefined {
  const notes: Readonly<Record<StockState, string | undefined>> = {
    OUT_OF_STOCK: text('product.soldOut'),
    OVERSELLABLE: text('product.madeToOrder'),
    STATIC: undefined,
    FEW_LEFT: text('product.fewLeft'),
    IN_STOCK: undefined,
  };
  return notes[state];
}

/** Size, and into the cart. A plain form to the cart page, taken over when scripts are there. */
export function BuyBox({ product, isSizeMissing }: { readonly product: Product; readonly isSizeMissing: boolean }) {
  const { text, site, now } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const { cart } = useCart();
  const { mutate, isPending } = useChangeCart();
  const openCart = useCartDrawer((drawer) => drawer.open);
  const skus: readonly Sku[] = (product.skus ?? []).filter((sku) => sku !== null && sku !== undefined);
  const [only] = skus.length === 1 ? skus : [];
  const [chosenId, setChosenId] = useState(only ? String(only.skuId) : '');
  const [error, setError] = useState<string | undefined>(isSizeMissing ? text('product.chooseSize') : undefined);
  const chosen = skus.find((sku) => String(sku.skuId) === chosenId);
  const chosenState = chosen && stockState(chosen.stock ?? none);
  const isComing = product.firstAvailableOn ? new Date(product.firstAvailableOn) > now() : false;
  const day = (iso: string) => new Intl.DateTimeFormat(site.languageId, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(iso));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) {
      setError(text('product.chooseSize'));
      form.current?.querySelector<HTMLInputElement>('input[name="skuId"]')?.focus();
      return;
    }
    const inCart = linesOf(cart).filter((line) => line.skuId === chosen.skuId).reduce((sum, line) => sum + line.quantity, 0);
    const plan = planAdd({ wanted: 1, inCart, stock: chosen.stock?.totalStock ?? 0 });
    if (plan.kind === 'none') {
      setError(text('cart.alreadyHas', { quantity: plan.alreadyHas }));
      return;
    }
    mutate(
      { kind: 'add', skuId: chosen.skuId, quantity: plan.quantity },
      {
        onSuccess: () => {
          setError(undefined);
          openCart();
        },
        onError: () => setError(text('error.generic.text')),
      },
    );
  };

  const cells = skus.map((sku) => {
    const state = stockState(sku.stock ?? none);
    return { value: String(sku.skuId), label: sku.name ?? '', isSoldOut: state === 'OUT_OF_STOCK', note: noteOf(state, text) };
  });
  const hasSoldOut = cells.some((cell) => cell.isSoldOut);
  const chosenNote = chosenState && noteOf(chosenState, text);
  return (
    <Stack gap="16">
      <form ref={form} method="post" action={`${site.basename}${writeAddress('cart', site.locale)}`} onSubmit={submit}>
        <input type="hidden" name="from" value={`${site.basename}${product.canonicalUrl ?? ''}`} />
        <Stack gap="16">
          {only ? (
            <Text>
              <input type="hidden" name="skuId" value={only.skuId} />
              <strong>{text('product.size')}</strong> {only.name}
              {chosenNote && `, ${chosenNote}`}
            </Text>
          ) : (
            <SizePicker
              label={text('product.size')}
              name="skuId"
              sizes={cells}
              size={chosenId}
              onSizeChange={(size) => {
                setChosenId(size);
                setError(undefined);
              }}
              chosenWords={chosen ? [chosen.name, chosenNote].filter(Boolean).join(', ') : undefined}
              hint={hasSoldOut ? text('product.soldOutHint') : undefined}
              error={error}
            />
          )}
          {only && error && (
            <Text tone="reduced" role="alert">
              {error}
            </Text>
          )}
          {isComing && <Text emphasis="strong">{text('product.comingSoon', { date: day(product.firstAvailableOn ?? '') })}</Text>}
          {chosen?.stock?.incoming && chosenState === 'OUT_OF_STOCK' && <Text size="small">{text('product.incoming', { date: day(chosen.stock.incoming) })}</Text>}
          {chosenState !== 'OUT_OF_STOCK' && !isComing && (
            <Button type="submit" isPending={isPending} style={{ inlineSize: '100%' }}>
              {text('product.add')}
            </Button>
          )}
        </Stack>
      </form>
      {chosen && (chosenState === 'OUT_OF_STOCK' || isComing) && <NotifyMe skuId={chosen.skuId} size={chosen.name ?? ''} />}
      <BuyPromises price={product.unitPrice?.sellingPriceIncVat ?? 0} />
    </Stack>
  );
}
