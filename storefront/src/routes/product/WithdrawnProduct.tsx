import { Box, ButtonLink, Container, Heading, Stack, Text } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { productRowQuery } from '../../features/lists/rowQueries.ts';
import { ProductRow } from '../../features/lists/ProductRow.tsx';
import { insteadOf, type WithdrawnProps } from '../../features/product/withdrawnQuery.ts';
import { useServices } from '../../page/services.ts';

/** A product that is no longer sold: what it was, and what its category has. */
export default function WithdrawnProduct({ withdrawn }: WithdrawnProps) {
  const { text, dataApi } = useServices();
  const { data: products = [] } = useQuery(productRowQuery(dataApi, insteadOf(withdrawn)));
  const { name, category } = withdrawn;
  return (
    <Box paddingStart="40" paddingEnd="section">
      <Stack gap="section">
        <Container as="section">
          <Stack gap="16" align="start">
            <Heading level={1}>{text('withdrawn.title', { name })}</Heading>
            <Text size="lead">{text('withdrawn.text')}</Text>
            {category && (
              <ButtonLink href={category.href}>
                {text('withdrawn.toCategory', { category: category.name })}
              </ButtonLink>
            )}
          </Stack>
        </Container>
        <ProductRow title={text('withdrawn.instead')} products={products} />
      </Stack>
    </Box>
  );
}
