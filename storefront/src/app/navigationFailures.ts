import { create } from 'zustand';

/** How many pages could not be loaded since this one was opened; the loading bar hears of each. Only ever written in the browser. */
export const useNavigationFailures = create(() => 0);

export const tellNavigationFailure = (): void => useNavigationFailures.setState((failures) => failures + 1);
