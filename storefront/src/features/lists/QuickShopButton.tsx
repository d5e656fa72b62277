import { IconButton } from '@solvik/design-system';
import { useText } from '../../page/services.ts';
import { useQuickShop } from '../../interface/quickShop.ts';

/** On a product's card: buys the product without leaving the list. */
export function QuickShopButton(product: {
  readonly alias: string;
  readonly name: string;
  readonly href: string;
}) {
  const text = useText();
  const open = useQuickShop((quickShop) => quickShop.open);
  return (
    <IconButton
      icon="bag"
      label={text('card.quickShop', { name: product.name })}
      aria-haspopup="dialog"
      onClick={() => open(product)}
    />
  );
}
