import { useCallback, useEffect, useRef, useState } from 'react';
import { type Place, readPlace, writePlace } from './place.ts';

interface OpenPlace {
  readonly place: Place;
  /** Another page is a step that going back undoes; what is chosen on it is not. */
  readonly go: (place: Place, how: 'step' | 'stay') => void;
}

/** What is open, in the address. `onReturn` is asked to open what going back or forward leads to. */
export function usePlace(onReturn: (place: Place) => void): OpenPlace {
  const [place, show] = useState(() => readPlace(location.search));
  const heard = useRef(onReturn);
  const shown = useRef(place);
  useEffect(() => {
    heard.current = onReturn;
  });
  useEffect(() => {
    // A jump within the page leads nowhere else.
    const turn = () => {
      const where = readPlace(location.search);
      if (writePlace('', where) !== writePlace('', shown.current)) heard.current(where);
    };
    addEventListener('popstate', turn);
    return () => removeEventListener('popstate', turn);
  }, []);
  const go = useCallback((next: Place, how: 'step' | 'stay') => {
    shown.current = next;
    show(next);
    const address = `${location.pathname}${writePlace(location.search, next)}`;
    if (address === `${location.pathname}${location.search}`) return;
    // The router counts its steps in here.
    const state = history.state as { readonly idx?: number } | null;
    if (how === 'step') history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, '', address);
    else history.replaceState(state, '', address);
  }, []);
  return { place, go };
}
