import { writeAddress } from '@solvik/addresses';
import { IconButton, Wordmark } from '@solvik/design-system';
import { NavDrawer, type NavDrawerItem } from '@solvik/design-system/nav-drawer';
import { shopName } from '@solvik/shop';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { menuQuery } from '../../features/content/menuQueries.ts';
import type { MenuLink } from '../../features/content/menuView.ts';
import { useMarketChoices } from '../../features/market/useMarketChoices.ts';
import { isPlainClick } from '../../interface/isPlainClick.ts';
import { menuPart, useModal } from '../../interface/modal.ts';
import { useCloseWhenWide } from '../../interface/useCloseWhenWide.ts';
import type { PanelEntry } from '../../page/panelEntry.ts';
import { hasPart } from '../../page/panelHash.ts';
import { useLocation, usePageView } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { useOpenedEntry } from '../../page/useOpenedEntry.ts';
import { stayOnPage, usePanelAddress } from '../../page/usePanelAddress.ts';
import { readablePath } from '../readablePath.ts';
import { hasScreen } from '../routeModules.ts';
import { usePageAlternates } from '../usePageAlternates.ts';
import { phoneLevel } from './phoneLevels.ts';
import { useCategoryLevel, useMenuPictures } from './usePhonePictures.ts';

function useFootLink() {
  const { text, site } = useServices();
  return hasScreen('account')
    ? ({
        href: writeAddress('account', site.locale),
        label: text('phoneMenu.logIn'),
        icon: 'person',
      } as const)
    : ({
        href: writeAddress('favourites', site.locale),
        label: text('header.favourites'),
        icon: 'heart',
      } as const);
}

function useMarket() {
  const { text, site } = useServices();
  const markets = useMarketChoices(usePageAlternates());
  return {
    label: `${site.countryName}, ${site.currency}`,
    channel: site.channelId,
    level: { title: text('phoneMenu.markets'), links: markets },
  };
}

/** The entries of the menu, with what is below them. */
function useItems(isOpen: boolean) {
  const { text, dataApi } = useServices();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<string>();
  const { data: tree } = useQuery(menuQuery(dataApi, 'main-mobile'));
  // The bar's categories are shown at once, and remain if the tree cannot be loaded.
  const { data: bar } = useQuery(menuQuery(dataApi, 'main-desktop'));
  const links = (tree ?? bar)?.links ?? [];
  const { list, pictures } = useCategoryLevel(links.find(({ href }) => href === opened));
  const currentPath = readablePath(pathname);
  const items = links.map((link: MenuLink): NavDrawerItem => {
    const isOpened = link.href === opened;
    return {
      href: link.href,
      label: link.label,
      isCurrent: currentPath === link.href || currentPath.startsWith(`${link.href}/`),
      level: phoneLevel(link, {
        text,
        currentPath,
        list: isOpened ? list : undefined,
        ...(isOpened && { pictures }),
      }),
    };
  });
  return { items, pictures: useMenuPictures(links, isOpen), openLevel: setOpened };
}

/** The menu's own history entry, whose place a page opened from it takes. */
function useMenuEntry() {
  const { basename } = useServices().site;
  const { current, open, close } = useModal();
  const { location, next } = usePageView();
  const isOpen = current === 'menu';
  useOpenedEntry(({ hash }) => {
    if (!hasPart(hash, menuPart)) return;
    // What has the focus gets it again when the menu closes.
    if (document.activeElement === document.body)
      document
        .querySelector<HTMLElement>('header [aria-haspopup="dialog"]')
        ?.focus({ preventScroll: true });
    open('menu');
  });
  const leave = usePanelAddress({
    isOpen,
    part: menuPart,
    state: { isReplacedByLinks: true } satisfies PanelEntry,
    close,
  });
  const follow = (event: MouseEvent<HTMLElement>) => {
    stayOnPage(event, { location, basename, leave });
    const to = event.currentTarget.closest('a')?.getAttribute('href');
    // The router follows links to pages of this site.
    if (!to || to.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    window.location.replace(to);
  };
  // It has closed when the page that is loaded from it appears, but leaves its entry to that page.
  const isLeft = next !== undefined && !next.endsWith(`#${menuPart}`);
  return { isOpen, isShown: isOpen && !isLeft, leave, follow };
}

/** The categories and what is below them, on a phone. */
export default function PhoneMenu() {
  const { text, site } = useServices();
  const { isOpen, isShown, leave, follow } = useMenuEntry();
  useCloseWhenWide({ isOpen, onClose: leave });
  const { items, pictures, openLevel } = useItems(isOpen);
  return (
    <NavDrawer
      isOpen={isShown}
      onClose={leave}
      onFollow={follow}
      title={text('header.menu')}
      closeLabel={text('close')}
      logo={
        <Wordmark
          href={writeAddress('home', site.locale)}
          aria-label={text('header.home')}
          onClick={follow}
        >
          {shopName}
        </Wordmark>
      }
      action={
        <IconButton
          icon="search"
          label={text('header.search')}
          onClick={() => useModal.getState().open('search')}
        />
      }
      items={items}
      pictures={pictures}
      footLink={useFootLink()}
      market={useMarket()}
      onOpenLevel={openLevel}
    />
  );
}
