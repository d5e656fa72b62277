/** How long a page may take to open a menu, in milliseconds. */
const longest = 2000;

/**
 * Returns the focus to the editor when a framed page opens something that takes it. Returns a
 * function that stops this.
 */
export function retainFocus(frame: Element | null): () => void {
  const { activeElement: focused } = document;
  const restoreFocus = () =>
    setTimeout(() => {
      if (document.activeElement === frame && focused instanceof HTMLElement)
        focused.focus({ preventScroll: true });
    });
  const stop = () => removeEventListener('blur', restoreFocus);
  addEventListener('blur', restoreFocus, { once: true });
  const end = setTimeout(stop, longest);
  return () => {
    clearTimeout(end);
    stop();
  };
}
