import { Icon, Inline, TextButton, WithScripts } from '@solvik/design-system';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ProductView } from '../../features/product/productView.ts';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';

const load = () => loadWithMessages(['share'], () => import('./SharePanel.tsx'));
const prepare = () => void load().catch(() => undefined);

/** What it holds, and at the end the button that shares the product. */
export function ShareRow({
  product,
  children,
}: {
  readonly product: ProductView;
  readonly children: ReactNode;
}) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <div>
      <Inline ref={row} spread="between" gap="8">
        {children}
        <WithScripts>
          <TextButton
            aria-haspopup="dialog"
            aria-expanded={isOpen ?? false}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Inline as="span" gap="8">
              <Icon name="share" size="16" />
              {text('product.share')}
            </Inline>
          </TextButton>
        </WithScripts>
      </Inline>
      <Late
        isNeeded={isOpen !== undefined}
        load={load}
        props={{ product, isOpen: isOpen ?? false, onClose: close, opener: row }}
      />
    </div>
  );
}
