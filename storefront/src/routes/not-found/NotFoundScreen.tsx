import { writeAddress } from '@solvik/addresses';
import {
  Box,
  ButtonLink,
  Container,
  ErrorFigure,
  ErrorPage,
  PictureLink,
  ProductGrid,
  Stack,
  Text,
} from '@solvik/design-system';
import { useQueries, useQuery } from '@tanstack/react-query';
import { menuQuery } from '../../features/content/menuQueries.ts';
import type { MenuView } from '../../features/content/menuView.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { bestSellerQuery } from '../../features/lists/bestSellerQuery.ts';
import { categoryAliasOf } from '../../features/lists/categoryAliasOf.ts';
import { cardSizes } from '../../features/lists/productCardProps.ts';
import { PageSearch } from '../../features/search/PageSearch.tsx';
import { type PageLocation, useLocation } from '../../page/pageRouter.ts';
import { type Services, useServices } from '../../page/services.ts';

const shownCategories = 4;

/** The first categories of the main menu. */
const categoriesIn = (menu: MenuView | undefined, { site }: Pick<Services, 'site'>) =>
  (menu?.links ?? [])
    .flatMap(({ label, href }) => {
      const alias = categoryAliasOf(href, site.locale);
      return alias === undefined ? [] : [{ label, href, alias }];
    })
    .slice(0, shownCategories);

const mainMenu = ({ dataApi }: Pick<Services, 'dataApi'>) => menuQuery(dataApi, 'main-desktop');

/** Requests the pictures with the page; it is whole without them. */
export async function prepareNotFound(services: Services): Promise<void> {
  const { dataApi, queryClient } = services;
  const menu = queryClient.getQueryData(mainMenu(services).queryKey);
  await Promise.all(
    categoriesIn(menu, services).map(({ alias }) =>
      queryClient.prefetchQuery(bestSellerQuery(dataApi, alias)),
    ),
  );
}

/** The beginning of the list that an address is past the end of; undefined for other addresses. */
function beginningOf({ pathname, search }: PageLocation): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('page')) return undefined;
  query.delete('page');
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

/** An address without a page: the search, and the categories most look for. */
export default function NotFoundScreen() {
  const services = useServices();
  const { text, site, dataApi } = services;
  const beginning = beginningOf(useLocation());
  const { data: menu } = useQuery(mainMenu(services));
  const categories = categoriesIn(menu, services);
  const bestSellers = useQueries({
    queries: categories.map(({ alias }) => bestSellerQuery(dataApi, alias)),
  });
  return (
    <Box paddingStart="40" paddingEnd="section">
      <Stack gap="72">
        <Container>
          <ErrorFigure figure="404">
            <ErrorPage
              eyebrow={text('error.notFound.title')}
              title={text('notFound.title')}
              actions={
                <>
                  <PageSearch label={text('notFound.search')} />
                  <ButtonLink
                    href={beginning ?? writeAddress('home', site.locale)}
                    emphasis="outlined"
                  >
                    {text(beginning === undefined ? 'error.toStart' : 'notFound.toList')}
                  </ButtonLink>
                </>
              }
            >
              <Text size="lead">
                {text(beginning === undefined ? 'notFound.text' : 'notFound.pastEnd')}
              </Text>
            </ErrorPage>
          </ErrorFigure>
        </Container>
        {categories.length > 0 && (
          <Container as="section" bleed="phone" aria-label={text('header.main')}>
            <ProductGrid isRow>
              {categories.map(({ label, href }, at) => {
                const [product] = bestSellers[at]?.data ?? [];
                return (
                  <li key={href}>
                    <PictureLink
                      label={label}
                      href={href}
                      image={
                        product?.picture
                          ? imageSource(product.picture, { alt: '', sizes: cardSizes })
                          : undefined
                      }
                      clothColour={product?.cloth}
                    />
                  </li>
                );
              })}
            </ProductGrid>
          </Container>
        )}
      </Stack>
    </Box>
  );
}
