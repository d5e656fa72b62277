import { ButtonLink, TextLink, TwinPair, type TwinProduct } from '@solvik/design-system';
import { isNamedSize, percentOff } from '@solvik/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { imageSource } from '../../features/images/imageSource.ts';
import { priceProps } from '../../features/lists/priceProps.ts';
import { productQuery } from '../../features/product/productQueries.ts';
import type { ProductView } from '../../features/product/productView.ts';
import type { TwinLink } from '../../features/product/twinQuery.ts';
import type { Text } from '../../languages/createText.ts';
import { useServices } from '../../page/services.ts';

export interface TwinSectionProps {
  readonly product: ProductView;
  readonly twin: TwinLink;
  readonly linkText: string;
}

const pictureSizes = '(min-width: 1024px) 26vw, 50vw';

const pieceOf = (product: ProductView, text: Text): TwinProduct => {
  const [file] = product.pictures;
  return {
    picture: {
      image: file
        ? imageSource(file, { alt: product.name, sizes: pictureSizes, ratio: 4 / 5 })
        : undefined,
      clothColour: product.cloth,
    },
    brand: product.brand,
    name: product.name,
    price: priceProps(product.price, text, 'product'),
  };
};

/** "storlek 38"; undefined for what has no size. */
function sizeOf({ sizes: [size] }: ProductView, text: Text): string | undefined {
  return size && !isNamedSize(size.name) ? text('twin.size', { size: size.name }) : undefined;
}

function describeUsed({ used, fresh }: Pair, text: Text): string {
  const percent = percentOff(fresh.amount ?? 0, used.amount ?? 0);
  const what = [used.name, sizeOf(used, text)].filter(Boolean).join(', ');
  return percent > 0 ? `${what}. ${text('twin.lower', { percent })}` : `${what}.`;
}

interface Pair {
  readonly used: ProductView;
  readonly fresh: ProductView;
}

/** A used product and the same one new; until the other has arrived, a link to it. */
export default function TwinSection({ product, twin, linkText }: TwinSectionProps) {
  const { text, dataApi } = useServices();
  const { data: other } = useQuery(productQuery(dataApi, twin.alias));
  if (!other) return <TextLink href={twin.href}>{linkText}</TextLink>;
  const pair = twin.isPreloved ? { used: other, fresh: product } : { used: product, fresh: other };
  const newText = pair.fresh.sizes.length > 1 ? 'twin.newText' : 'twin.newTextOne';
  const notes = [
    [pair.used.condition, sizeOf(pair.used, text)].filter(Boolean).join(', '),
    text('twin.onlyOne'),
  ];
  return (
    <TwinPair
      heading={text(twin.isPreloved ? 'twin.usedTitle' : 'twin.newTitle')}
      text={twin.isPreloved ? describeUsed(pair, text) : text(newText)}
      used={{
        ...pieceOf(pair.used, text),
        href: twin.isPreloved ? twin.href : undefined,
        mark: text('badge.preloved'),
        notes: notes.filter(Boolean),
      }}
      fresh={{ ...pieceOf(pair.fresh, text), href: twin.isPreloved ? undefined : twin.href }}
      action={
        <ButtonLink href={twin.href} emphasis="outlined">
          {linkText}
        </ButtonLink>
      }
    />
  );
}
