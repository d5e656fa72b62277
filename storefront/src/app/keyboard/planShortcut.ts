/**
 * What a key does in the shop, if anything. Ctrl K works wherever no other panel is open; a single
 * key, and one after G, only where no text is written and nothing lies over the page, and not where
 * a visitor has switched them off (WCAG 2.2, 2.1.4).
 */

export type ShortcutAction =
  | 'palette'
  | 'search'
  | 'cart'
  | 'favourites'
  | 'market'
  | 'shortcuts'
  | 'next'
  | 'previous'
  | 'quickShop'
  | 'favourite'
  | 'compare'
  | 'filter';

export interface KeyPress {
  /** As a KeyboardEvent names it. */
  readonly key: string;
  readonly isPaletteKey: boolean;
  /** With Ctrl, Alt or ⌘. */
  readonly hasModifier: boolean;
  readonly hasShift: boolean;
  readonly isComposing: boolean;
  /** In a field, a list of choices, or text that is edited. */
  readonly isInField: boolean;
}

export interface KeyContext {
  readonly hasSingleKeys: boolean;
  /** What lies over the page: nothing, a panel that the palette replaces, or another. */
  readonly over: 'nothing' | 'replaceable' | 'other';
  /** Milliseconds since G was pressed, if it was the key before this one. */
  readonly sinceG: number | undefined;
}

export type ShortcutPlan =
  | { readonly kind: 'none' }
  /** The next key decides. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'act'; readonly action: ShortcutAction };

/** Milliseconds in which the second key of a sequence must follow. */
const maxWait = 1500;

const single: ReadonlyMap<string, ShortcutAction> = new Map([
  ['/', 'search'],
  ['?', 'shortcuts'],
  ['j', 'next'],
  ['k', 'previous'],
  ['s', 'quickShop'],
  ['h', 'favourite'],
  ['c', 'compare'],
  ['f', 'filter'],
]);
const afterG: ReadonlyMap<string, ShortcutAction> = new Map([
  ['v', 'cart'],
  ['f', 'favourites'],
  ['l', 'market'],
]);

const none: ShortcutPlan = { kind: 'none' };
const act = (action: ShortcutAction | undefined): ShortcutPlan =>
  action ? { kind: 'act', action } : none;

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

export function planShortcut(
  { key, isPaletteKey, hasModifier, hasShift, isComposing, isInField }: KeyPress,
  { hasSingleKeys, over, sinceG }: KeyContext,
): ShortcutPlan {
  if (isComposing) return none;
  if (isPaletteKey) return over === 'other' ? none : act('palette');
  if (!hasSingleKeys || hasModifier || isInField || over !== 'nothing') return none;
  // Signs may need Shift, and where depends on the keyboard.
  if (hasShift && isLetter(key)) return none;
  const pressed = key.toLowerCase();
  if (sinceG !== undefined && sinceG <= maxWait) return act(afterG.get(pressed));
  return pressed === 'g' ? { kind: 'begin' } : act(single.get(pressed));
}
