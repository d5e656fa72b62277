import { Container, Heading, LetterIndex, Stack, Text } from '@solvik/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { brandsQuery } from '../../features/lists/listQueries.ts';

/** Brands under their first letters, in the language's own order. */
export function BrandsScreen() {
  const { text, dataApi, site } = useServices();
  const { data } = useSuspenseQuery(brandsQuery(dataApi));
  const order = new Intl.Collator(site.languageId).compare;
  const brands = data.flatMap((brand) => (brand?.name && brand.canonicalUrl ? [{ id: brand.brandId, name: brand.name, href: brand.canonicalUrl }] : [])).toSorted((a, b) => order(a.name, b.name));
  const letters = Object.entries(Object.groupBy(brands, ({ name }) => name[0]?.toLocaleUpperCase(site.languageId) ?? ''));
  return (
    <Container as="section" room="page">
      <Stack gap="40">
        <Stack gap="12">
          <Heading level={1}>{text('brands.title')}</Heading>
          <Text size="lead">{text('brands.text')}</Text>
        </Stack>
        <LetterIndex groups={letters.map(([letter, names = []]) => ({ letter, names: names.map(({ id, name, href }) => ({ id: String(id), name, href })) }))} />
      </Stack>
    </Container>
  );
}
