import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsOnline } from '../../interface/online.ts';
import { useSearchApi } from '../../page/searchApi.ts';
import { parseAutocomplete } from '../../search-api/parseAutocomplete.ts';
import { createSuggester, type SuggestionState } from './createSuggester.ts';

interface SuggestionOptions {
  readonly maxProducts: number;
  /** Whether they are shown; nothing is requested before. */
  readonly isNeeded?: boolean;
}

/** Suggestions of the search for a text as it is typed. */
export function useSuggestions(
  typed: string,
  { maxProducts, isNeeded = true }: SuggestionOptions,
): SuggestionState {
  const api = useSearchApi();
  const [suggester] = useState(() =>
    createSuggester(async (q) =>
      parseAutocomplete(await api.query('autocomplete', { parameters: { q, limit: maxProducts } })),
    ),
  );
  const isOnline = useIsOnline();
  useEffect(() => {
    // What failed without a network is requested again once there is one.
    if (isNeeded) suggester.request(typed);
  }, [suggester, typed, isNeeded, isOnline]);
  return useSyncExternalStore(suggester.subscribe, suggester.state, suggester.state);
}
