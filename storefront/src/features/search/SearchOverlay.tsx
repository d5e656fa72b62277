import { writeAddress } from '@solvik/addresses';
import { type SearchGroup, SearchPanel } from '@solvik/design-system/search-panel';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { useModal } from '../../interface/modal.ts';
import { useIsOnline } from '../../interface/online.ts';
import { hasCommandKey } from '../../interface/paletteKey.ts';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { productsByIdQuery } from '../lists/rowQueries.ts';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import { suggestionKey } from './createSuggester.ts';
import {
  completionOf,
  type PanelTexts,
  popularGroups,
  recentGroup,
  seenGroup,
  suggestedGroups,
  typedGroup,
} from './panelGroups.ts';
import { recentSearches } from './recentSearches.ts';
import { useQuietText } from './useQuietText.ts';
import { useRecent } from './useRecent.ts';
import { useSuggestions } from './useSuggestions.ts';

const hints = [
  ['↑ ↓', 'choose'],
  ['Enter', 'search'],
  ['Esc', 'close'],
] as const;
const shownSeen = 3;
const suggestedProducts = 6;

function useSeen(isShown: boolean) {
  const { dataApi } = useServices();
  const seen = useSyncExternalStore(recentlyViewed.listen, recentlyViewed.read);
  const ids = seen.slice(0, shownSeen);
  const { data = [] } = useQuery({
    ...productsByIdQuery(dataApi, ids),
    enabled: isShown && ids.length > 0,
  });
  return data;
}

export interface SearchOverlayProps {
  /** Reads what was typed before the panel was loaded. */
  readonly readStart: () => string;
  /** Called with the text in the field, which the header’s field takes over. */
  readonly onClose: (typed: string) => void;
}

/** The search panel: suggestions while typing, and before that what is popular and remembered. */
export default function SearchOverlay({ readStart, onClose }: SearchOverlayProps) {
  const { text, site } = useServices();
  const [value, setValue] = useState(readStart);
  const typed = suggestionKey(value);
  const { suggestions, answered, beforeTyping, hasFailed } = useSuggestions(value, {
    maxProducts: suggestedProducts,
  });
  const isOffline = !useIsOnline() || hasFailed;
  const recent = useRecent();
  const seen = useSeen(typed === '');
  const navigate = useNavigate();
  const texts: PanelTexts = { text, locale: site.locale, countryName: site.countryName };
  // While another text loads, the rows of the last one stay; those of an empty field do not.
  const isSuggesting = typed !== '' && !isOffline && answered !== undefined && answered !== '';
  const isPopular = typed === '' && !isOffline && answered === '';
  // What has no letters is answered with what is popular, and suggests nothing.
  const hasWords = /[\p{L}\p{N}]/u.test(typed);
  const suggested =
    isSuggesting && suggestions && hasWords
      ? suggestedGroups(suggestions, { search: value.trim(), texts })
      : [];
  const isEmpty = isSuggesting && suggested.every(({ options }) => options.length === 0);
  const groups: readonly SearchGroup[] = [
    ...suggested,
    ...(isEmpty ? [typedGroup(value.trim(), texts)] : []),
    ...(isEmpty && beforeTyping ? popularGroups(beforeTyping, texts) : []),
    ...(isPopular && suggestions ? popularGroups(suggestions, texts) : []),
    ...(typed === '' || isOffline ? [recentGroup(recent, texts)] : []),
    ...(typed === '' && !isOffline ? [seenGroup(seen, texts)] : []),
  ];
  const isAnswered = isSuggesting && answered === typed;
  const note = isOffline
    ? text('searchPanel.offline', { count: recent.texts.length })
    : isEmpty
      ? text('searchPanel.none')
      : undefined;
  const counted =
    isAnswered && suggestions
      ? text('searchPanel.status', {
          phrases:
            suggestions.phrases.length + suggestions.pages.filter(({ isNamed }) => isNamed).length,
          products: suggestions.totalHits,
        })
      : '';
  const close = () => onClose(value);
  const openPalette = () => {
    close();
    useModal.getState().open('palette');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = value.trim();
    if (search === '') return;
    recentSearches.remember(search);
    onClose(search);
    void navigate(writeAddress('search', site.locale, { search }));
  };
  return (
    <SearchPanel
      label={text('header.searchLabel')}
      action={`${site.basename}${writeAddress('search', site.locale)}`}
      submitLabel={text('header.searchButton')}
      clearLabel={text('searchPanel.clear')}
      closeLabel={text('searchPanel.close')}
      placeholder={text('header.searchLabel')}
      value={value}
      onValueChange={setValue}
      completion={isSuggesting && suggestions ? completionOf(suggestions, value) : undefined}
      groups={groups}
      onChoose={({ parts }, { id, kind }) => {
        const isPhrase = kind === 'phrases' && id !== 'named';
        const isSearch = isPhrase || kind === 'recent' || kind === 'popular';
        const phrase = isSearch ? parts.map((part) => part.text).join('') : '';
        const search = id === 'typed' ? value.trim() : phrase;
        recentSearches.remember(search);
        onClose(search);
      }}
      onSubmit={submit}
      onClose={close}
      note={note}
      status={useQuietText(note ?? counted)}
      hints={
        <>
          {hints.map(([keys, hint]) => (
            <span key={hint}>
              <b>{keys}</b> {text(`searchPanel.hint.${hint}`)}
            </span>
          ))}
          <button type="button" onClick={openPalette}>
            <b>{hasCommandKey() ? '⌘ K' : 'Ctrl K'}</b> {text('searchPanel.hint.palette')}
          </button>
        </>
      }
    />
  );
}
