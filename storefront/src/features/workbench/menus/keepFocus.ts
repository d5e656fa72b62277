/** How long a page may take to open what it was asked to, in milliseconds. */
const longest = 2000;

/** Leaves the focus with the editor while a framed page opens something that takes it. Returns how to stop. */
export function keepFocus(frame: Element | null): () => void {
  const { activeElement: held } = document;
  const bringBack = () =>
    setTimeout(() => {
      if (document.activeElement === frame && held instanceof HTMLElement)
        held.focus({ preventScroll: true });
    });
  const stop = () => removeEventListener('blur', bringBack);
  addEventListener('blur', bringBack, { once: true });
  const end = setTimeout(stop, longest);
  return () => {
    clearTimeout(end);
    stop();
  };
}
