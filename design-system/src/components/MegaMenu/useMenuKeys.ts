/** What closes a menu's panel, and how keys go from word to word. */
import { type RefObject, useEffect } from 'react';

interface OpenMenu {
  readonly root: RefObject<HTMLElement | null>;
  /** The address of the open entry. */
  readonly opened: string | undefined;
  readonly show: (href: string | undefined) => void;
}

const panelAround = (element: Element | null) => element?.closest('[data-menu-panel]');

/** Closes at Escape and when a press or the focus falls elsewhere: beside the menu, or on another word. */
export function useMenuClosing({ root, opened, show }: OpenMenu): void {
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The focused element may be about to disappear; its entry's button stays.
      const panel = panelAround(document.activeElement);
      if (panel && root.current?.contains(panel))
        root.current
          .querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)
          ?.focus();
      show(undefined);
    };
    const closeFromBeside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) show(undefined);
    };
    const closeFromElsewhere = ({ target }: Event) => {
      const entry = root.current?.querySelector('[data-menu-panel]:not([hidden])')?.parentElement;
      if (target instanceof Node && !entry?.contains(target)) show(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromBeside);
    document.addEventListener('focusin', closeFromElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromBeside);
      document.removeEventListener('focusin', closeFromElsewhere);
    };
  }, [isOpen, root, show]);
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * The index of the word that Left or Right leads to, from either end to the other; undefined where
 * the key or its target is another.
 */
export function wordAfterKey(
  words: readonly Element[],
  { key, target }: { readonly key: string; readonly target: EventTarget },
): number | undefined {
  const step = steps.get(key);
  const at = words.findIndex((word) => target instanceof Node && word.contains(target));
  return step === undefined || at === -1 ? undefined : (at + step + words.length) % words.length;
}
