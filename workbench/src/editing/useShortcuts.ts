import { useEffect, useRef } from 'react';

interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  /** In a field too: what is typed there is to be saved. */
  readonly save: () => void;
  /** F2: from the list or the page to the form of what is chosen. */
  readonly toFields: () => void;
  /** Shift F2: from the form back to its row. */
  readonly toList: () => void;
}

/** A field undoes its own typing. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** The action of a key; undefined for any other. */
export function readShortcut({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>):
  | keyof Shortcuts
  | undefined {
  if (altKey) return undefined;
  if (key === 'F2') return shiftKey ? 'toList' : 'toFields';
  if (!(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 's' && !shiftKey) return 'save';
  if (isField(target)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}

/**
 * Listens for the workbench's shortcuts while it is mounted; a dialog over it keeps its own keys.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const receive = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? undefined : readShortcut(event);
      const isUnderDialog = document.querySelector('[role="dialog"]') !== null;
      // Prevents the browser from saving the workbench as a file.
      if (shortcut === 'save' || (shortcut && !isUnderDialog)) event.preventDefault();
      if (shortcut && !isUnderDialog) latest.current[shortcut]();
    };
    addEventListener('keydown', receive);
    return () => removeEventListener('keydown', receive);
  }, []);
}
