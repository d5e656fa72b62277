import { shopName } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import { formatWhole } from '@solvik/shop-rules';
import {
  CampaignStrip,
  IconButton,
  IconLink,
  RetainedMarkup,
  SearchField,
  SiteHeader,
  StaticMarkup,
  TextLink,
  Wordmark,
} from '@solvik/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '../../page/pageRouter.ts';
import { type Cart, countPieces } from '../../features/cart/cart.ts';
import { cartKey } from '../../features/cart/cartQuery.ts';
import { useCart } from '../../features/cart/useCart.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import type { MenuView } from '../../features/content/menuView.ts';
import { useFavourites } from '../../features/favourites/useFavourites.ts';
import { isPlainClick } from '../../interface/isPlainClick.ts';
import { useModal } from '../../interface/modal.ts';
import { useIsAtTop } from '../../interface/scroll.ts';
import { searchField, searchFieldId } from '../../interface/searchField.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { TaggedText } from '../../languages/TaggedText.tsx';
import { readablePath } from '../readablePath.ts';
import { useServices } from '../../page/services.ts';
import { HeaderNavigation } from './HeaderNavigation.tsx';

export const loadPhoneMenu = () => loadWithMessages(['phoneMenu'], () => import('./PhoneMenu.tsx'));
const loadSearch = () =>
  loadWithMessages(['searchPanel'], () => import('../../features/search/SearchOverlay.tsx'));
const SearchOverlay = lazy(loadSearch);

const readSearchField = () => searchField()?.value ?? '';

const strong = { b: (words: string) => <strong>{words}</strong> };

/** The shop states the shipping cost itself; an editor writes the other promises. */
function Strip({ promises: menu }: { readonly promises: MenuView }) {
  const { text, site } = useServices();
  const amount = formatWhole(site.freeShippingFrom, site.currency);
  const promises = [
    {
      id: 'shipping',
      words: <TaggedText text={text('header.promise.shipping', { amount })} parts={strong} />,
    },
    ...menu.links.map(({ label, href }) => {
      const link = (
        <TextLink href={href} emphasis="quiet">
          {label}
        </TextLink>
      );
      return { id: href, words: link };
    }),
  ];
  return (
    <CampaignStrip
      promises={promises}
      aside={
        <TextLink href="#markets" emphasis="quiet">
          {`${site.countryName}, ${site.currency}`}
        </TextLink>
      }
    />
  );
}

function CartAction() {
  const { text, site } = useServices();
  const { cart } = useCart();
  const open = useModal((modal) => modal.open);
  const count = countPieces(cart);
  const openDrawer = (event: MouseEvent) => {
    // In a new tab it opens the cart page.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open('cart');
  };
  return (
    <IconLink
      icon="bag"
      label={cart === undefined ? text('header.cart') : text('header.cartCount', { count })}
      count={count}
      href={writeAddress('cart', site.locale)}
      onClick={openDrawer}
    />
  );
}

function FavouritesAction() {
  const { text, site } = useServices();
  const count = useFavourites()?.length ?? 0;
  return (
    <IconLink
      icon="heart"
      label={text('header.favouritesCount', { count })}
      count={count}
      href={writeAddress('favourites', site.locale)}
    />
  );
}

/** The header of every page: promises, the shop's name, its categories, search and cart. */
export function ShopHeader() {
  const { text, site, dataApi, queryClient } = useServices();
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const { data: promises } = useSuspenseQuery(menuQuery(dataApi, 'top-bar'));
  const { data: menu } = useSuspenseQuery(menuQuery(dataApi, 'main-desktop'));
  const modal = useModal();
  const isAtTop = useIsAtTop();
  const search = writeAddress('search', site.locale);
  const path = readablePath(pathname);
  const isWithin = (href: string) => path === href || path.startsWith(`${href}/`);
  const items = menu.links.map(({ href, label }) => ({ href, label, isCurrent: isWithin(href) }));
  const current = items.flatMap(({ isCurrent }, index) => (isCurrent ? [index] : [])).join();
  /** Rendered where the header is cached: in a browser only the bag follows the cart. */
  const pieces = () => {
    const cart = queryClient.getQueryData<Cart | null>(cartKey(dataApi));
    return cart === undefined ? '' : countPieces(cart);
  };
  /** The drawer's code is loaded once its button is hovered, touched or focused. */
  const prepareMenu = () => {
    void loadPhoneMenu().catch(() => undefined);
    void queryClient.prefetchQuery(menuQuery(dataApi, 'main-mobile'));
  };
  /** The same for the search panel. */
  const prepareSearch = () => void loadSearch().catch(() => undefined);
  const openSearch = () => modal.open('search');
  const closeSearch = (typed: string) => {
    // The header's field is hidden while the panel is open, and cannot have the focus before.
    flushSync(modal.close);
    const field = searchField();
    if (!field) return;
    field.value = typed;
    field.focus({ preventScroll: true });
  };
  return (
    <RetainedMarkup
      part={() => ({
        source: menu,
        variant: `header ${current} ${pieces()} ${JSON.stringify(promises)}`,
      })}
    >
      <SiteHeader
        isOverPage={!isAtTop}
        strip={
          <StaticMarkup>
            <Strip promises={promises} />
          </StaticMarkup>
        }
        logo={
          <StaticMarkup>
            <Wordmark href={writeAddress('home', site.locale)} aria-label={text('header.home')}>
              {shopName}
            </Wordmark>
          </StaticMarkup>
        }
        menu={
          <>
            <IconButton
              icon="menu"
              label={text('header.menu')}
              onPointerEnter={prepareMenu}
              onFocus={prepareMenu}
              onClick={() => modal.open('menu')}
              aria-haspopup="dialog"
            />
            <IconLink
              icon="search"
              label={text('header.search')}
              href={search}
              onPointerEnter={prepareSearch}
              onFocus={prepareSearch}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                openSearch();
              }}
            />
          </>
        }
        nav={
          items.length > 0 && (
            <HeaderNavigation items={items} isStatic={pathname === firstPathname} />
          )
        }
        search={
          <SearchField
            fieldId={searchFieldId}
            action={`${site.basename}${search}`}
            label={text('header.searchLabel')}
            submitLabel={text('header.searchButton')}
            clearLabel={text('header.searchClear')}
            placeholder={text('header.search')}
            onPointerEnter={prepareSearch}
            onFocus={prepareSearch}
            // Escape clears the field, which is no search.
            onInput={() => readSearchField() !== '' && openSearch()}
            onClick={openSearch}
            onKeyDown={({ key }) => key === 'ArrowDown' && openSearch()}
          />
        }
        panel={
          modal.current === 'search' && (
            <Suspense fallback={null}>
              <SearchOverlay readStart={readSearchField} onClose={closeSearch} />
            </Suspense>
          )
        }
        actions={
          <>
            <FavouritesAction />
            <CartAction />
          </>
        }
      />
    </RetainedMarkup>
  );
}
