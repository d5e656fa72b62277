import { useEffect, useRef } from 'react';

interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  /** In a field too: what is typed there is what is to be kept. */
  readonly save: () => void;
  /** F2: from the list or the page to the form of what is chosen. */
  readonly toFields: () => void;
  /** Shift F2: from the form back to its row. */
  readonly toList: () => void;
}

/** A field undoes its own letters. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Which of them a key means; undefined for any other. */
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

/** Hears the room's shortcuts as long as it stands; a dialog over it keeps its own keys. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const wanted = event.defaultPrevented ? undefined : readShortcut(event);
      const isUnderDialog = document.querySelector('[role="dialog"]') !== null;
      // Nobody wants the room as a file of the browser's.
      if (wanted === 'save' || (wanted && !isUnderDialog)) event.preventDefault();
      if (wanted && !isUnderDialog) latest.current[wanted]();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
