import { Divider, LineItem, LineItems, TextLink } from '@solvik/design-system';
import { isNamedSize } from '@solvik/shop-rules';
import { useQueries } from '@tanstack/react-query';
import { imageSource } from '../../features/images/imageSource.ts';
import type { AmountView, PriceView } from '../../features/lists/priceView.ts';
import { WithAndWithoutVat } from '../../features/market/WithAndWithoutVat.tsx';
import { productQuery } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { sharePath } from '../../features/product/shareAddress.ts';
import { useServices } from '../../page/services.ts';

/** Colours that are looked at, and those that are shown. */
const [requested, shown] = [6, 2];

export interface SizeInColoursProps {
  readonly product: ProductView;
  /** Name of a size of the product that is sold out. */
  readonly size: string;
}

/** A reduced price is always so called, and has the lowest one before it. */
function PriceLine({ price: { selling, regular, lowest } }: { readonly price: PriceView }) {
  const { text } = useServices();
  const describe = (vat: keyof AmountView) => {
    const amount = selling[vat];
    if (!regular) return text('soldOut.sameStyle', { amount });
    const line = text('soldOut.sameStyleReduced', { amount, regular: regular[vat] });
    return lowest ? `${line}. ${text('price.lowest', { amount: lowest[vat] })}` : line;
  };
  return <WithAndWithoutVat incVat={describe('incVat')} exVat={describe('exVat')} />;
}

/** The style's other colours in which the size can be bought, each at its own page and price. */
export function SizeInColours({ product, size }: SizeInColoursProps) {
  const { text, dataApi, site } = useServices();
  const others = (product.colours ?? [])
    .flatMap(({ alias }) => (alias && alias !== product.alias ? [alias] : []))
    .slice(0, requested);
  const colours = useQueries({
    queries: others.map((alias) => productQuery(dataApi, alias)),
    combine: (results) =>
      results
        .flatMap(({ data }) => data ?? [])
        .filter(({ sizes }) =>
          sizes.some(({ name, state }) => name === size && state !== 'OUT_OF_STOCK'),
        )
        .slice(0, shown),
  });
  if (colours.length === 0) return null;
  const isNamed = isNamedSize(size);
  return (
    <>
      <Divider />
      <LineItems>
        {colours.map((other) => {
          const [picture] = other.pictures;
          const colour = (other.colour ?? other.name).toLocaleLowerCase(site.locale);
          return (
            <LineItem
              key={other.alias}
              name={
                isNamed
                  ? text('soldOut.inColourOne', { colour })
                  : text('soldOut.inColour', { size, colour })
              }
              image={picture ? imageSource(picture, { alt: '', sizes: '64px' }) : undefined}
              clothColour={other.cloth}
              about={<PriceLine price={other.price} />}
              size="compact"
              action={
                <TextLink
                  href={sharePath({ product: other, size: isNamed ? undefined : size }, true)}
                  aria-label={text('soldOut.changeTo', { colour })}
                  emphasis="standalone"
                >
                  {text('soldOut.change')}
                </TextLink>
              }
            />
          );
        })}
      </LineItems>
    </>
  );
}
