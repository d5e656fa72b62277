type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** Where a command is given with the ⌘ key, and Ctrl edits text. */
export const hasCommandKey = (): boolean => navigator.userAgent.includes('Mac OS X');

/** Whether a press opens the command palette: Ctrl K, or ⌘ K; never while a text is composed. */
export function isPaletteKey(pressed: Pressed): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed;
  const [given, other] = hasCommandKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && given && !other && !altKey && !shiftKey && !isComposing;
}
