import { ButtonLink, CompareTray, TextButton } from '@solvik/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { productsByIdQuery } from '../lists/rowQueries.ts';
import { productCardProps } from '../lists/productCardProps.ts';
import { comparison } from './comparison.ts';
import { comparisonHref } from './comparisonHref.ts';

/** The tray takes its focus with it: the list continues at the product that was chosen last. */
function focusProduct(productId: number | undefined): void {
  document
    .querySelector<HTMLElement>(`main [data-product="${String(productId)}"] input[type="checkbox"]`)
    ?.focus({ preventScroll: true });
}

/** The chosen products over the end of a list; those no longer sold are left out. */
export default function ComparisonTray({ productIds }: { readonly productIds: readonly number[] }) {
  const { text, dataApi, site, now } = useServices();
  const { data: products = [] } = useQuery({
    ...productsByIdQuery(dataApi, productIds),
    placeholderData: keepPreviousData,
  });
  const shown = products.filter(({ id }) => id !== undefined && productIds.includes(id));
  if (shown.length === 0) return null;
  const remove = (productId: number) => {
    if (shown.length === 1) focusProduct(productId);
    comparison.remove(productId);
  };
  const clear = () => {
    focusProduct(productIds.at(-1));
    comparison.clear();
  };
  return (
    <CompareTray
      label={text('comparison.name')}
      note={
        shown.length === 1
          ? text('comparison.another')
          : text('comparison.count', { count: shown.length })
      }
      items={shown.map((product) => {
        const { image, clothColour, price } = productCardProps(product, { text, now: now() });
        return {
          key: String(product.id),
          name: product.name,
          price: price.selling,
          reducedLabel: price.reduction?.sellingLabel,
          image: image && { ...image, sizes: '64px' },
          clothColour,
          removeLabel: text('comparison.remove', { name: product.name }),
        };
      })}
      onRemove={(key) => remove(Number(key))}
      clearAction={<TextButton onClick={clear}>{text('comparison.clear')}</TextButton>}
      action={
        shown.length > 1 && (
          <ButtonLink href={comparisonHref(productIds, site.locale)} size="narrow">
            {text('comparison.open', { count: shown.length })}
          </ButtonLink>
        )
      }
    />
  );
}
