import { writeAddress } from '@solvik/addresses';
import { CommandPalette, type PaletteOption } from '@solvik/design-system/command-palette';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { letterShortcuts } from '../../device/letterShortcuts.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { useMarketChoices } from '../../features/market/useMarketChoices.ts';
import { suggestionKey } from '../../features/search/createSuggester.ts';
import { recentSearches } from '../../features/search/recentSearches.ts';
import { useQuietText } from '../../features/search/useQuietText.ts';
import { useSuggestions } from '../../features/search/useSuggestions.ts';
import { useModal } from '../../interface/modal.ts';
import { useIsOnline } from '../../interface/online.ts';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { hasScreen } from '../routeModules.ts';
import { usePageAlternates } from '../usePageAlternates.ts';
import { marketGroups, maxProducts, type PaletteAction, paletteGroups } from './paletteGroups.ts';
import { singleKeys } from './shortcutKeys.ts';
import { marketFrame, type PerformShortcut } from './useShortcutActions.ts';

const actions = ['cart', 'favourites', 'market', 'shortcuts'] as const;
const signs: Readonly<Record<(typeof actions)[number], PaletteAction['sign']>> = {
  cart: { kind: 'icon', icon: 'bag' },
  favourites: { kind: 'icon', icon: 'heart' },
  market: { kind: 'dot' },
  shortcuts: { kind: 'icon', icon: 'info' },
};

function useActions(): readonly PaletteAction[] {
  const { text, site } = useServices();
  const hasSingleKeys = useSyncExternalStore(letterShortcuts.subscribe, letterShortcuts.read);
  const orders: PaletteAction = {
    id: 'orders',
    href: writeAddress('accountOrders', site.locale),
    label: text('keyboard.action.orders'),
    sign: { kind: 'icon', icon: 'person' },
  };
  return [
    ...actions.map((id) => ({
      id,
      label: text(`keyboard.action.${id}`),
      sign: signs[id],
      keys: hasSingleKeys ? singleKeys[id] : undefined,
    })),
    ...(hasScreen('accountOrders') ? [orders] : []),
  ];
}

/** What the palette shows for a text. */
function useGroups(value: string, isMarkets: boolean) {
  const { text, dataApi, site } = useServices();
  const typed = suggestionKey(value);
  const isOnline = useIsOnline();
  const { suggestions, answered, hasFailed } = useSuggestions(value, {
    maxProducts,
    isNeeded: typed !== '' && !isMarkets,
  });
  const { data: menu } = useQuery(menuQuery(dataApi, 'main-mobile'));
  const { data: help } = useQuery(menuQuery(dataApi, 'footer-first'));
  const markets = useMarketChoices(usePageAlternates());
  const sources = {
    text,
    locale: site.locale,
    suggestions: hasFailed ? undefined : suggestions,
    menu: menu?.links ?? [],
    help: help ?? { links: [] },
    recent: recentSearches.read(),
    actions: useActions(),
    markets,
  };
  return {
    groups: isMarkets ? marketGroups(value, sources) : paletteGroups(value, sources),
    isSettled: isMarkets || typed === '' || answered === typed || hasFailed || !isOnline,
  };
}

/** The command palette: pages, products and actions by their names. */
export default function Palette({ perform }: { readonly perform: PerformShortcut }) {
  const { text, site } = useServices();
  const { current, frame, close } = useModal();
  const isOpen = current === 'palette';
  const isMarkets = frame === marketFrame;
  const [value, setValue] = useState('');
  // Each opening, and each of its parts, begins with an empty field.
  const [shown, setShown] = useState<string>();
  const showing = isOpen ? (frame ?? '') : undefined;
  if (showing !== shown) {
    setShown(showing);
    if (isOpen) setValue('');
  }
  const navigate = useNavigate();
  const { groups, isSettled } = useGroups(value, isMarkets);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const search = () => {
    const typed = value.trim();
    if (typed === '') return;
    recentSearches.remember(typed);
    close();
    void navigate(writeAddress('search', site.locale, { search: typed }));
  };
  const choose = ({ id, href, parts }: PaletteOption) => {
    const action = actions.find((each) => each === id);
    if (action) return perform(action);
    if (id === 'search') recentSearches.remember(value);
    if (id.startsWith('recent-')) recentSearches.remember(parts.map((part) => part.text).join(''));
    if (href !== undefined) close();
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={close}
      title={text('keyboard.palette')}
      closeLabel={text('close')}
      closeKey="Esc"
      placeholder={text(isMarkets ? 'keyboard.marketPlaceholder' : 'keyboard.placeholder')}
      value={value}
      onValueChange={setValue}
      groups={groups}
      isSettled={isSettled}
      onChoose={choose}
      onSubmit={search}
      status={useQuietText(value !== '' && isSettled ? text('keyboard.status', { count }) : '')}
      hints={[
        ['↑ ↓', text('keyboard.hint.choose')],
        ['Enter', text('keyboard.hint.open')],
      ]}
      more={{
        key: '?',
        label: text('keyboard.allShortcuts'),
        onPress: () => perform('shortcuts'),
      }}
    />
  );
}
