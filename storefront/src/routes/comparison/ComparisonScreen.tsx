import { writeAddress } from '@solvik/addresses';
import {
  Box,
  Breadcrumbs,
  Container,
  EmptyState,
  Heading,
  Icon,
  Inline,
  Stack,
  Switch,
  Text,
  TextButton,
  TextLink,
} from '@solvik/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copyText } from '../../device/copyText.ts';
import { comparison } from '../../features/comparison/comparison.ts';
import { comparisonHref } from '../../features/comparison/comparisonHref.ts';
import { useToast } from '../../interface/toast.ts';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { comparedProductsQuery } from './comparedProducts.ts';
import { categoryOf } from './comparisonRows.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { useWayBack } from './useWayBack.ts';

/** Up to four products side by side; without any in the address, those chosen on this device. */
export function ComparisonScreen({ productIds }: { readonly productIds: readonly number[] }) {
  const { text, dataApi, site } = useServices();
  const navigate = useNavigate();
  const notify = useToast((notices) => notices.notify);
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const { data: products = [] } = useQuery({
    ...comparedProductsQuery(dataApi, productIds),
    placeholderData: keepPreviousData,
  });
  const show = (ids: readonly number[]) =>
    void navigate(comparisonHref(ids, site.locale), { replace: true, preventScrollReset: true });
  useEffect(() => {
    if (productIds.length === 0 && comparison.read().length > 0)
      void navigate(comparisonHref(comparison.read(), site.locale), { replace: true });
  }, [productIds, navigate, site.locale]);
  // What led here may be announced still, over the page's own heading.
  useEffect(() => useToast.getState().clear(), []);
  const remove = (productId: number) => {
    if (products.length === 1) document.querySelector<HTMLElement>('#main')?.focus();
    comparison.remove(productId);
    show(productIds.filter((id) => id !== productId));
  };
  const share = () => {
    copyText(location.href).then(
      () => notify(text('comparison.copied')),
      () => notify(text('comparison.copyFailed')),
    );
  };
  const category = categoryOf(products);
  const wayBack = useWayBack(category?.href);
  const gone = productIds.length - products.length;
  return (
    <Box paddingStart="24" paddingEnd="section">
      <Container as="section">
        <Stack gap="24">
          {category && (
            <Breadcrumbs
              label={text('breadcrumb.label')}
              crumbs={[category]}
              current={text('comparison.name')}
            />
          )}
          <Inline spread="between" align="end" gap="16">
            <Heading level={1}>{text('comparison.title', { count: products.length })}</Heading>
            {products.length > 1 && (
              <Switch
                label={text('comparison.onlyDifferent')}
                checked={isOnlyDifferent}
                onChange={() => setOnlyDifferent(!isOnlyDifferent)}
              />
            )}
          </Inline>
          {products.length > 0 && gone > 0 && (
            <Text tone="muted">{text('comparison.gone', { count: gone })}</Text>
          )}
          {products.length === 1 && <Text>{text('comparison.one')}</Text>}
          {products.length > 0 ? (
            <>
              <ComparisonTable
                products={products}
                isOnlyDifferent={isOnlyDifferent}
                onRemove={remove}
              />
              <Inline spread="between">
                {wayBack.href !== undefined && (
                  <TextLink href={wayBack.href} emphasis="standalone" onClick={wayBack.onClick}>
                    {text('comparison.back')}
                  </TextLink>
                )}
                <TextButton emphasis="quiet" hasLargeTarget onClick={share}>
                  <Inline as="span" gap="8">
                    <Icon name="share" size="16" />
                    {text('comparison.share')}
                  </Inline>
                </TextButton>
              </Inline>
            </>
          ) : (
            <EmptyState
              title={text('comparison.empty.title')}
              action={{
                href: writeAddress('newProducts', site.locale),
                label: text('comparison.empty.action'),
              }}
            >
              {text('comparison.empty.text')}
            </EmptyState>
          )}
        </Stack>
      </Container>
    </Box>
  );
}
