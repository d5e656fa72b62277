import { Divider, Stack } from '@solvik/design-system';
import type { ProductView } from '../../features/product/productView.ts';
import type { SizeView } from '../../features/product/sizeView.ts';
import { NotifyMe } from './NotifyMe.tsx';
import { SizeInColours } from './SizeInColours.tsx';

export interface SoldOutSizeProps {
  readonly product: ProductView;
  readonly size: SizeView;
  /** In a panel it may appear below the edge, and is scrolled into view. */
  readonly place: 'page' | 'panel';
  /** Where its button stands, if not under its field. */
  readonly foot?: Element | null | undefined;
}

const reveal = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

/** In place of the button to buy a size that cannot be bought: a mail, or another colour. */
export default function SoldOutSize({ product, size, place, foot }: SoldOutSizeProps) {
  const isInPanel = place === 'panel';
  return (
    <Stack gap="24" ref={isInPanel ? reveal : undefined}>
      <Divider />
      <NotifyMe
        key={size.skuId}
        product={product}
        size={size}
        // A panel's title is a heading of level 2.
        headingLevel={isInPanel ? 3 : 2}
        foot={foot}
      />
      <SizeInColours product={product} size={size.name} />
    </Stack>
  );
}
