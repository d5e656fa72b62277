import { Container, Heading, Link, media, Stack, Text, titleType } from '@solvik/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { brandsQuery } from '../../features/lists/listQueries.ts';

const Letters = styled.div`
  display: grid;
  gap: var(--space-32) var(--layout-gutter);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Letter = styled.h2`
  ${titleType}
  color: var(--color-accent);
  padding-block-end: var(--space-8);
`;

const List = styled.ul`
  & a { display: flex; align-items: center; min-block-size: var(--size-control-small); text-decoration: none; }
  & a:hover { text-decoration: underline; }
`;

/** Brands under their first letters, in the language's own order. */
export function BrandsScreen() {
  const { text, dataApi, site } = useServices();
  const { data } = useSuspenseQuery(brandsQuery(dataApi));
  const order = new Intl.Collator(site.languageId).compare;
  const brands = data.flatMap((brand) => (brand?.name && brand.canonicalUrl ? [{ id: brand.brandId, name: brand.name, href: brand.canonicalUrl }] : [])).toSorted((a, b) => order(a.name, b.name));
  const letters = Object.entries(Object.groupBy(brands, ({ name }) => name[0]?.toLocaleUpperCase(site.languageId) ?? ''));
  return (
    <Container as="section">
      <Stack gap="40" style={{ paddingBlock: 'var(--space-40) var(--layout-section)' }}>
        <Stack gap="12">
          <Heading level={1}>{text('brands.title')}</Heading>
          <Text size="lead">{text('brands.text')}</Text>
        </Stack>
        <Letters>
          {letters.map(([letter, group]) => (
            <section key={letter}>
              <Letter>{letter}</Letter>
              <List className="brands">
                {(group ?? []).map(({ id, name, href }) => (
                  <li key={id}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </List>
            </section>
          ))}
        </Letters>
      </Stack>
    </Container>
  );
}
