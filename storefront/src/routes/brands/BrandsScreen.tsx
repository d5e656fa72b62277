import { Container, Heading, LetterIndex, Stack, Text } from '@solvik/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { brandNames } from '../../features/lists/brandNames.ts';
import { brandsQuery } from '../../features/lists/catalogueQueries.ts';

/** Brands by their first letters, in the language's own order. */
export function BrandsScreen() {
  const { text, dataApi, site } = useServices();
  const { data } = useSuspenseQuery(brandsQuery(dataApi));
  const letters = Object.entries(
    Object.groupBy(brandNames(data, site.languageId), ({ letter }) => letter),
  );
  return (
    <Container as="section" spacing="page">
      <Stack gap="40">
        <Stack gap="12">
          <Heading level={1}>{text('brands.title')}</Heading>
          <Text size="lead">{text('brands.text')}</Text>
        </Stack>
        <LetterIndex groups={letters.map(([letter, names = []]) => ({ letter, names }))} />
      </Stack>
    </Container>
  );
}
