import { Stack } from '@solvik/design-system';
import type { ProductView } from '../../features/product/productView.ts';
import type { SizeView } from '../../features/product/sizeView.ts';
import { NotifyMe } from './NotifyMe.tsx';
import { SizeInColours } from './SizeInColours.tsx';

export interface SoldOutSizeProps {
  readonly product: ProductView;
  readonly size: SizeView;
  /** Whether it is scrolled into view: in a panel it may appear below the edge. */
  readonly isRevealed?: boolean;
}

const reveal = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

/** In place of the button to buy a size that cannot be bought: a mail, or another colour. */
export default function SoldOutSize({ product, size, isRevealed }: SoldOutSizeProps) {
  return (
    <Stack gap="24" ref={isRevealed ? reveal : undefined}>
      <NotifyMe key={size.skuId} skuId={size.skuId} size={size.name} />
      <SizeInColours product={product} size={size.name} />
    </Stack>
  );
}
