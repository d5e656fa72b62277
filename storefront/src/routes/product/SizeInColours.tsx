import { LineItem, LineItems } from '@solvik/design-system';
import { isNamedSize } from '@solvik/shop-rules';
import { useQueries } from '@tanstack/react-query';
import { imageSource } from '../../features/images/imageSource.ts';
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
            href={sharePath({ product: other, size: isNamed ? undefined : size }, true)}
            image={picture ? imageSource(picture, { alt: '', sizes: '56px' }) : undefined}
            clothColour={other.cloth}
            amount={other.price.selling}
            size="compact"
          />
        );
      })}
    </LineItems>
  );
}
