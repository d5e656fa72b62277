import { InlineAlert } from '@solvik/design-system';
import { useCallback } from 'react';
import { useText } from '../../page/services.ts';
import { useQuickShop } from '../../interface/quickShop.ts';

/** On a product's card: why its panel did not open. */
export function QuickShopAlert({ alias }: { readonly alias: string }) {
  const text = useText();
  const hasFailed = useQuickShop(({ failed }) => failed === alias);
  // The button was at the bottom of the picture, and the message below it may be out of view.
  const show = useCallback(
    (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' }),
    [],
  );
  return hasFailed ? (
    <InlineAlert ref={show} tone="error">
      {text('error.offline')}
    </InlineAlert>
  ) : null;
}
