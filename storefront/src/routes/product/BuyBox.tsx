import { writeAddress } from '@solvik/addresses';
import { Button, InlineAlert, SizePicker, Stack, Text, TextLink } from '@solvik/design-system';
import { dateFormat, isNamedSize } from '@solvik/shop-rules';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../page/services.ts';
import { isComing } from '../../features/lists/isComing.ts';
import { alternativesId } from '../../features/recommendations/alternativesId.ts';
import { Late } from '../../interface/Late.tsx';
import { useScrolledPast } from '../../interface/useScrolledPast.ts';
import type { MissingPart } from '../../features/product/missingSelection.ts';
import type { ProductView } from '../../features/product/productView.ts';
import type { StockState } from '@solvik/shop-rules';
import type { Text as ShopText } from '../../languages/createText.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { BuyPromises } from './BuyPromises.tsx';
import { SizeGuideLink } from './SizeGuideLink.tsx';
import type { SizeInCart } from './sizesInCart.ts';
import { useBuy } from './useBuy.ts';
import { useSharedSize } from './useSharedSize.ts';

function noteOf(
  state: StockState,
  { condition }: Pick<ProductView, 'condition'>,
  text: ShopText,
): string | undefined {
  const notes: Readonly<Record<StockState, string | undefined>> = {
    OUT_OF_STOCK: text('product.soldOut'),
    OVERSELLABLE: text('product.madeToOrder'),
    STATIC: undefined,
    // What is preloved is one of a kind.
    FEW_LEFT: text(condition === undefined ? 'product.fewLeft' : 'product.onlyOne'),
    IN_STOCK: undefined,
  };
  return notes[state];
}

/** What the cart already has of the chosen size, or else of the others. */
function cartNoteOf(
  inCart: readonly SizeInCart[],
  chosen: { readonly skuId: number } | undefined,
  text: ShopText,
): string | undefined {
  const same = inCart.find(({ skuId }) => skuId === chosen?.skuId);
  if (same) return text('product.inCart', { count: same.quantity });
  if (inCart.length === 0) return undefined;
  return text('product.alsoInCart', { sizes: inCart.map(({ name }) => name).join(', ') });
}

interface Props {
  readonly product: ProductView;
  readonly missing?: MissingPart | undefined;
  /** `page` is where a plain form returns to, and shows the arrival. */
  readonly place?: 'page' | 'panel';
  readonly onAdded?: () => void;
  /** Over the button: how many are added. */
  readonly renderQuantity?: (quantity: BuyQuantity) => ReactNode;
  /** Where the button stands, if not under the sizes; null until it is there. */
  readonly foot?: Element | null;
  /** Names of the shopper's own sizes, one of which is chosen at first. */
  readonly ownSizes?: readonly string[];
}

export interface BuyQuantity {
  readonly quantity: number;
  readonly most: number;
  readonly setQuantity: (quantity: number) => void;
}

/** In a panel, the address is that of the page below. */
const noSizes: Pick<ProductView, 'sizes'> = { sizes: [] };

const loadSoldOut = () => loadWithMessages(['soldOut'], () => import('./SoldOutSize.tsx'));
const loadBar = () => import('./PhoneBuyBar.tsx');

/** The size and the button to add it. A plain form to the cart page, enhanced by scripts. */
export function BuyBox({
  product,
  missing,
  place = 'page',
  onAdded,
  renderQuantity,
  foot,
  ownSizes,
}: Props) {
  const { text, site, now } = useServices();
  const { sizes, availableFrom } = product;
  const form = useRef<HTMLFormElement>(null);
  const ownId = useId();
  const formId = place === 'page' ? 'buy' : ownId;
  const isPassed = useScrolledPast(form);
  const {
    chosen,
    chosenId,
    choose,
    inCart,
    quantity,
    most,
    setQuantity,
    add,
    isPending,
    error,
    failure,
  } = useBuy(product, { missing, ownSizes, onAdded });
  useSharedSize(place === 'page' ? product : noSizes, choose);
  const [only] = sizes.length === 1 ? sizes : [];
  const chosenState = chosen?.state;
  const isSoldOutAll = sizes.length > 0 && sizes.every(({ state }) => state === 'OUT_OF_STOCK');
  const isUnreleased = isComing(product, now());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add() === 'size-missing')
      form.current?.querySelector<HTMLInputElement>('input[name="skuId"]')?.focus();
  };

  const cells = sizes.map(({ skuId, name: label, state }) => ({
    value: String(skuId),
    label,
    // Nothing is sold out before its release.
    ...(!isUnreleased && {
      isSoldOut: state === 'OUT_OF_STOCK',
      isFewLeft: state === 'FEW_LEFT',
      note: noteOf(state, product, text),
    }),
  }));
  const hint = isUnreleased
    ? 'product.comingHint'
    : cells.some((cell) => cell.isSoldOut) && 'product.soldOutHint';
  const isNotified = chosenState === 'OUT_OF_STOCK' || (isUnreleased && chosen);
  const canBuy = chosenState !== 'OUT_OF_STOCK' && !isSoldOutAll && !isUnreleased;
  const chosenNote = cells.find(({ value }) => value === String(chosen?.skuId))?.note;
  const cartNote = cartNoteOf(inCart, chosen, text);
  const button = (
    <Button
      type="submit"
      form={foot === undefined ? undefined : formId}
      width="full"
      isPending={isPending}
    >
      {text('product.add')}
    </Button>
  );
  return (
    <Stack gap="16">
      <form
        id={formId}
        aria-label={text('product.add')}
        ref={form}
        method="post"
        action={`${site.basename}${writeAddress('cart', site.locale)}`}
        onSubmit={submit}
      >
        <input type="hidden" name="from" value={product.href ?? ''} />
        <Stack gap="16">
          {only ? (
            <Text>
              <input type="hidden" name="skuId" value={only.skuId} />
              {!isNamedSize(only.name) && <strong>{`${text('product.size')} `}</strong>}
              {only.name}
              {chosenNote && `, ${chosenNote}`}
              {cartNote && `, ${cartNote}`}
            </Text>
          ) : (
            <SizePicker
              label={text('product.size')}
              name="skuId"
              sizes={cells}
              size={chosenId}
              onSizeChange={choose}
              selectedLabel={[chosen?.name, chosenNote, cartNote].filter(Boolean).join(', ')}
              aside={
                <SizeGuideLink
                  product={product}
                  size={chosen?.name}
                  formId={formId}
                  onChoose={choose}
                />
              }
              hint={hint && !isNotified ? text(hint) : undefined}
              error={error}
            />
          )}
          {only && error && (
            <Text tone="reduced" role="alert">
              {error}
            </Text>
          )}
          {isSoldOutAll && !isUnreleased && (
            <Stack gap="8">
              <Text emphasis="strong">{text('product.soldOutAll')}</Text>
              {place === 'page' && (
                <Text>
                  <TextLink href={`#${alternativesId}`}>{text('product.toAlternatives')}</TextLink>
                </Text>
              )}
            </Stack>
          )}
          {isUnreleased && availableFrom && (
            <Text emphasis="strong">
              {text('product.comingSoon', {
                date: dateFormat(site.languageId, {
                  day: 'numeric',
                  month: 'long',
                  timeZone: 'UTC',
                }).format(new Date(availableFrom)),
              })}
            </Text>
          )}
          {canBuy && renderQuantity?.({ quantity, most, setQuantity })}
          {canBuy && foot === undefined && button}
          {failure && <InlineAlert tone="error">{failure}</InlineAlert>}
        </Stack>
      </form>
      {canBuy && foot && createPortal(button, foot)}
      {chosen && isNotified && (
        <Late isNeeded load={loadSoldOut} props={{ product, size: chosen, place, foot }} />
      )}
      {place === 'page' && isPassed && canBuy && (
        <Late
          isNeeded
          load={loadBar}
          props={{ product, size: only ? null : chosen?.name, isPending }}
        />
      )}
      <BuyPromises price={product.amount ?? 0} canArrive={!product.isSoldOut && canBuy} />
    </Stack>
  );
}
