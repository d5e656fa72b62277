/** Keeps a toggletip's bubble within the window while it is open. */
import { planBubble } from './planBubble.ts';

/**
 * Plans at once, and again when the window is resized, when fonts load and when the text round it
 * wraps. Returns a function that stops it.
 */
export function keepInWindow(bubble: HTMLElement): () => void {
  const place = () => {
    // Measured at its unshifted position.
    bubble.style.removeProperty('--toggletip-shift');
    delete bubble.dataset.side;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { shift, side } = planBubble({ bubble: bubble.getBoundingClientRect(), width, height });
    bubble.style.setProperty('--toggletip-shift', `${String(shift)}px`);
    bubble.dataset.side = side;
  };
  place();
  const sizes = new ResizeObserver(place);
  for (let each: Element | null = bubble; each; each = each.parentElement) sizes.observe(each);
  // Fonts may load without any element changing its size.
  const letters = 'fonts' in document ? document.fonts : undefined;
  letters?.addEventListener('loadingdone', place);
  return () => {
    sizes.disconnect();
    letters?.removeEventListener('loadingdone', place);
  };
}
