import {
  InlineAlert,
  LineItem,
  LineItems,
  type LineNoteText,
  QuantityStepper,
  TextButton,
} from '@solvik/design-system';
import { isNamedSize } from '@solvik/shop-rules';
import { useRef } from 'react';
import { useServices } from '../../page/services.ts';
import { clothColour } from '../images/clothColour.ts';
import { imageSource } from '../images/imageSource.ts';
import { parameterOf } from '../lists/parameterOf.ts';
import { WithAndWithoutVat } from '../market/WithAndWithoutVat.tsx';
import { formatWithAndWithoutVat } from '../market/formatMoney.ts';
import { type Cart, type CartLine, linesOf, skuOf } from './cart.ts';
import { lineAmount, regularLineAmount } from './cartSums.ts';
import { isOfferAlone, lineDiscountNotes, offerHead } from './campaignTexts.tsx';
import { cartDiscounts, type LineOfferRun, lineOffers } from './cartDiscounts.ts';
import { cartWithoutVat } from './cartWithoutVat.ts';
import { Late } from '../../interface/Late.tsx';
import { useFocusAfterRemoval } from '../../interface/useFocusAfterRemoval.ts';
import { RemovedLine } from './RemovedLine.tsx';
import { cartRows, useRemovals } from './removals.ts';
import { type SizeNote, sizeNotes } from './sizeNotes.ts';
import { useLineQuantity } from './useLineQuantity.ts';

type LineState = Pick<ReturnType<typeof useLineQuantity>, 'most' | 'isBeyond' | 'failure'>;

function useLineNotes(
  line: CartLine,
  { most, isBeyond, failure }: LineState,
): readonly LineNoteText[] {
  const { text, site } = useServices();
  const { unitPrice } = line;
  const before = formatWithAndWithoutVat(regularLineAmount(line), site.currency);
  const reduced = (
    <WithAndWithoutVat
      incVat={text('cart.reducedFrom', { amount: before.incVat })}
      exVat={text('cart.reducedFrom', { amount: before.exVat })}
    />
  );
  return [
    ...(unitPrice?.isDiscounted ? [{ id: 'reduced', words: reduced }] : []),
    ...(most === 0 ? [{ id: 'sold-out', words: text('cart.lineSoldOut'), isUrgent: true }] : []),
    ...(most > 0 && isBeyond
      ? [{ id: 'beyond', words: text('quantity.onlyLeft', { stock: most }), isUrgent: true }]
      : []),
    ...(failure === undefined ? [] : [{ id: 'failure', words: failure, isUrgent: true }]),
  ];
}

type HeadingLevel = 2 | 3;

interface RowProps {
  readonly line: CartLine;
  /** What it costs without VAT, as its share of the cart. */
  readonly exVat: number;
  /** Whether another line has the same name. */
  readonly hasNamesake: boolean;
  /** What campaigns take off it. */
  readonly discounts: readonly LineNoteText[];
  readonly offer: LineOfferRun | undefined;
  /** About the sizes of its product. */
  readonly advice: readonly SizeNote[];
  readonly headingLevel: HeadingLevel;
}

function CartLineRow({
  line,
  exVat,
  hasNamesake,
  discounts,
  offer,
  advice,
  headingLevel,
}: RowProps) {
  const services = useServices();
  const { text, site } = services;
  const { quantity, most, isPending, isBeyond, failure, set } = useLineQuantity(line);
  const notes = useLineNotes(line, { most, isBeyond, failure });
  const { product, unitPrice } = line;
  const name = product?.name ?? text('cart.goneName');
  const size = skuOf(line)?.name;
  const wordsAt = (each: string | null | undefined) => {
    const times =
      line.quantity > 1 && each ? `${String(line.quantity)}\u00a0×\u00a0${each}` : undefined;
    return [
      product && parameterOf(product, 'Color'),
      size && (isNamedSize(size) ? size : text('cart.size', { size })),
      times,
    ]
      .filter(Boolean)
      .join(', ');
  };
  const named = { name: hasNamesake ? `${name}, ${wordsAt(undefined)}` : name };
  const file = product?.productImages?.[0]?.fileName;
  return (
    <LineItem
      name={name}
      brand={product?.brand?.name ?? undefined}
      href={product?.canonicalUrl ?? undefined}
      image={file ? imageSource(file, { alt: '', sizes: '96px' }) : undefined}
      clothColour={product ? clothColour(product) : undefined}
      amount={
        unitPrice
          ? formatWithAndWithoutVat({ incVat: lineAmount(line), exVat }, site.currency)
          : undefined
      }
      about={
        line.quantity > 1 ? (
          <WithAndWithoutVat
            incVat={wordsAt(unitPrice?.sellingPriceIncVatFormatted)}
            exVat={wordsAt(unitPrice?.sellingPriceExVatFormatted)}
          />
        ) : (
          wordsAt(undefined)
        )
      }
      notes={[...discounts, ...notes]}
      isInOffer={offer !== undefined}
      offer={offer && offerHead(offer, services)}
      advice={advice.map(({ id, words }) => (
        <InlineAlert key={id}>{words}</InlineAlert>
      ))}
      headingLevel={headingLevel}
      isPending={isPending}
    >
      {most > 0 ? (
        <QuantityStepper
          label={text('quantity.label', named)}
          decreaseLabel={text('quantity.decrease', named)}
          increaseLabel={text('quantity.increase', named)}
          quantity={quantity}
          max={Math.max(most, quantity) + 1}
          onQuantityChange={set}
        />
      ) : (
        <span />
      )}
      <TextButton onClick={() => set(0)} aria-label={text('cart.removeName', named)}>
        {text('cart.remove')}
      </TextButton>
    </LineItem>
  );
}

const loadStatus = () => import('./SizeNotesStatus.tsx');

/**
 * The lines of the cart, each with its picture, texts, sum and quantity; names are headings below
 * their section's.
 */
export function CartLines({
  cart,
  headingLevel,
}: {
  readonly cart: Cart;
  readonly headingLevel: HeadingLevel;
}) {
  const services = useServices();
  const { text } = services;
  const lines = linesOf(cart);
  const notes = sizeNotes(cart, services);
  const withoutVat = cartWithoutVat(cart);
  const discounts = cartDiscounts(cart);
  const offers = lineOffers(discounts);
  const discountsAt = (at: number) => {
    const sum = discounts.lines[at];
    return sum && isOfferAlone(sum) ? [] : lineDiscountNotes(sum, cart.promoCode, services);
  };
  const lineRow = (line: CartLine, at: number) => (
    <CartLineRow
      key={line.id}
      line={line}
      exVat={withoutVat.lines[at] ?? 0}
      hasNamesake={lines.some(
        (other) => other !== line && other.product?.name === line.product?.name,
      )}
      discounts={discountsAt(at)}
      offer={offers[at]}
      advice={notes.filter(({ lineId }) => lineId === line.id)}
      headingLevel={headingLevel}
    />
  );
  const list = useRef<HTMLUListElement>(null);
  const removals = useRemovals((state) => state.removals);
  useFocusAfterRemoval(list, lines.length);
  useFocusAfterRemoval(list, removals.length);
  return (
    <>
      <LineItems ref={list} tabIndex={-1} className="cart-lines" aria-label={text('cart.lines')}>
        {cartRows(lines, removals).map((row) =>
          row.kind === 'removal' ? (
            <RemovedLine key={`removed ${row.removal.lineId}`} removal={row.removal} />
          ) : (
            lineRow(row.line, lines.indexOf(row.line))
          ),
        )}
      </LineItems>
      <Late isNeeded={notes.length > 0} load={loadStatus} props={{ cart }} />
    </>
  );
}
