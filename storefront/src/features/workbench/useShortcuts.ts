import { useEffect, useRef } from 'react';

interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  /** F2: from the list or the page to the form of what is chosen. */
  readonly toFields: () => void;
  /** Shift F2: from the form back to its row. */
  readonly toList: () => void;
}

/** A field undoes its own letters. */
const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Which of them a key means; undefined for any other. */
export function readShortcut({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>): keyof Shortcuts | undefined {
  if (altKey) return undefined;
  if (key === 'F2') return shiftKey ? 'toList' : 'toFields';
  if (!(ctrlKey || metaKey) || isField(target)) return undefined;
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
      const wanted = event.defaultPrevented || document.querySelector('[role="dialog"]') ? undefined : readShortcut(event);
      if (!wanted) return;
      event.preventDefault();
      latest.current[wanted]();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
