import { Button, Drawer, Flyout, Icon } from '@solvik/design-system';
import type { RefObject } from 'react';
import type { ProductView } from '../../features/product/productView.ts';
import { useViewportClass } from '../../interface/viewport.ts';
import { useText } from '../../page/services.ts';
import { ShareContent } from './ShareContent.tsx';
import { useShare } from './useShare.ts';

export interface SharePanelProps {
  readonly product: ProductView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Contains the button that opens it. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** A shopper who dismisses the phone's own list has not met an error. */
const shareByPhone = (data: ShareData) => void navigator.share(data).catch(() => undefined);

/** Under its button on a desktop; on a phone or tablet a sheet, with the device's own sharing. */
export default function SharePanel({ product, isOpen, onClose, opener }: SharePanelProps) {
  const text = useText();
  const viewport = useViewportClass();
  const sharing = useShare(product);
  const content = <ShareContent product={product} sharing={sharing} />;
  const label = text('product.share');
  if (viewport !== 'phone' && viewport !== 'tablet')
    return isOpen ? (
      <Flyout label={label} opener={opener} onClose={onClose}>
        {content}
      </Flyout>
    ) : null;
  const { title, address: url } = sharing;
  const canShare = typeof navigator.share === 'function';
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={label}
      closeLabel={text('close')}
      side="bottom"
      data-height="content"
      footer={
        canShare && (
          <Button width="full" onClick={() => shareByPhone({ title, url })}>
            <Icon name="share" size="16" /> {text('share.byPhone')}
          </Button>
        )
      }
    >
      {content}
    </Drawer>
  );
}
