import { useState } from 'react';
import { useSearchApi } from '../../page/searchApi.ts';
import { recentSearches } from './recentSearches.ts';

/** What was searched for in this browser lately, and how it is removed there and in the search. */
export function useRecent() {
  const api = useSearchApi();
  const [texts, setTexts] = useState(recentSearches.read);
  const afterwards = (change: () => void) => () => {
    change();
    setTexts(recentSearches.read());
  };
  return {
    texts,
    onRemove: (text: string) =>
      afterwards(() => {
        recentSearches.remove(text);
        api.notify('remove-recent-searches', { phrases: text });
      })(),
    onClear: afterwards(() => {
      recentSearches.clear();
      api.notify('remove-recent-searches', { removeAll: 'true' });
    }),
  };
}
