/** The keys of the shortcuts as they are printed on a keyboard. */
import type { ShortcutAction } from './planShortcut.ts';

export type SingleKeyAction = Exclude<ShortcutAction, 'palette' | 'next' | 'previous'>;

export const singleKeys: Readonly<Record<SingleKeyAction, readonly string[]>> = {
  search: ['/'],
  cart: ['G', 'V'],
  favourites: ['G', 'F'],
  market: ['G', 'L'],
  shortcuts: ['?'],
  quickShop: ['S'],
  favourite: ['H'],
  compare: ['C'],
  filter: ['F'],
};

export const cardKeys: readonly string[] = ['J', 'K'];

/** @param hasCommandKey as on a Mac */
export const paletteKeys = (hasCommandKey: boolean): readonly string[] => [
  hasCommandKey ? '⌘' : 'Ctrl',
  'K',
];
