import { ProductCard, ProductGrid, ProductGridTile } from '@solvik/design-system';
import { type ComponentProps, Fragment, useRef, useState } from 'react';
import { productCardProps } from '../../features/lists/productCardProps.ts';
import type { ProductCardView } from '../../features/lists/productCardView.ts';
import { Widgets } from '../../features/widgets/Area.tsx';
import { Late } from '../../interface/Late.tsx';
import { useIsUsed } from '../../interface/useIsUsed.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';
import { useLongList } from './useLongList.ts';

/** Cards on the first screen of a phone and a desktop: their pictures are loaded eagerly. */
const firstCards = 4;
/** The editorial tile comes after this many cards: at the end of the first row, two rows high. */
export const tileAfter = 2;

const loadSecond = () => import('../../features/lists/CardSecondPicture.tsx');
const loadToggle = () =>
  loadWithMessages(['comparison'], () => import('../../features/comparison/CompareToggle.tsx'));

type Container = ComponentProps<typeof Widgets>['containers'][number];

interface Props {
  readonly products: readonly ProductCardView[];
  /** Files of their second pictures, in their order; empty without. */
  readonly secondPictures: readonly string[];
  /** Shown among the cards. */
  readonly tile: Container | undefined;
  readonly isBesideFilters: boolean;
  /** Whether other products are being loaded. */
  readonly isBusy: boolean;
}

/** The cards of a list. */
export function ListGrid({ products, secondPictures, tile, isBesideFilters, isBusy }: Props) {
  const { text, now } = useServices();
  const isUsed = useIsUsed();
  const [isPointedAt, setPointedAt] = useState(false);
  const isNeeded = isUsed || isPointedAt;
  const grid = useRef<HTMLUListElement>(null);
  useLongList(grid, products.length);
  return (
    <ProductGrid
      ref={grid}
      beside={isBesideFilters ? 'filters' : 'nothing'}
      aria-busy={isBusy}
      onPointerEnter={() => setPointedAt(true)}
    >
      {products.map((product, index) => {
        const second = secondPictures[index];
        return (
          <Fragment key={product.alias}>
            {tile && index === tileAfter && (
              <ProductGridTile>
                <Widgets containers={[tile]} isFilling />
              </ProductGridTile>
            )}
            <li data-product={product.id}>
              <ProductCard
                {...productCardProps(product, {
                  text,
                  now: now(),
                  hasPriority: index < firstCards,
                })}
                overlay={
                  second && (
                    <Late isNeeded={isNeeded} load={loadSecond} props={{ picture: second }} />
                  )
                }
                compare={
                  product.id === undefined ? undefined : (
                    <Late
                      isNeeded={isNeeded}
                      load={loadToggle}
                      props={{ productId: product.id, name: product.name }}
                    />
                  )
                }
                headingLevel={2}
              />
            </li>
          </Fragment>
        );
      })}
    </ProductGrid>
  );
}
