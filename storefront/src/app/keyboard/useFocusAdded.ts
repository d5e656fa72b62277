import { useEffect } from 'react';

const cards = () => document.querySelectorAll<HTMLElement>('main [data-product]');

/**
 * Focuses the first of the products that a link adds, once it is there; a visitor who meanwhile has
 * gone elsewhere stays there.
 */
function focusNextCard(link: Element): void {
  const before = cards().length;
  const watch = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement !== link && activeElement !== body) return watch.disconnect();
    const next = cards()[before]?.querySelector('a');
    if (!next) return;
    watch.disconnect();
    next.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** A visitor with keys goes on with what a list’s link to more has added; with a pointer one scrolls. */
export function useFocusAdded(): void {
  useEffect(() => {
    const follow = ({ target, detail }: MouseEvent) => {
      const link = target instanceof Element && target.closest('main a[rel="next"]');
      if (link && detail === 0) focusNextCard(link);
    };
    // Before the list adds anything.
    addEventListener('click', follow, true);
    return () => removeEventListener('click', follow, true);
  }, []);
}
