import { MarketSelector, NavDrawer, type NavDrawerItem } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '../../page/pageRouter.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import type { MenuLink } from '../../features/content/menuView.ts';
import { useMarketChoices } from '../../features/market/useMarketChoices.ts';
import { useCloseWhenWide } from '../../interface/useCloseWhenWide.ts';
import { readablePath } from '../readablePath.ts';
import { useServices } from '../../page/services.ts';
import { usePageAlternates } from '../usePageAlternates.ts';

/** The categories and sub-categories, on a phone. */
export default function PhoneMenu({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { text, dataApi } = useServices();
  useCloseWhenWide({ isOpen, onClose });
  const { pathname } = useLocation();
  const { data: tree } = useQuery(menuQuery(dataApi, 'main-mobile'));
  // The bar's categories are shown at once, and remain if the tree cannot be loaded.
  const { data: bar } = useQuery(menuQuery(dataApi, 'main-desktop'));
  const markets = useMarketChoices(usePageAlternates());
  const asItem = ({ href, label, children = [] }: MenuLink): NavDrawerItem => ({
    href,
    label,
    isCurrent: readablePath(pathname) === href,
    items: children.map((child) => ({
      href: child.href,
      label: child.label,
      isCurrent: readablePath(pathname) === child.href,
    })),
  });
  return (
    <NavDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={text('header.menu')}
      closeLabel={text('close')}
      items={((tree ?? bar)?.links ?? []).map(asItem)}
      allLabel={(name) => text('allOf', { name })}
    >
      <MarketSelector label={text('header.market')} markets={markets} />
    </NavDrawer>
  );
}
