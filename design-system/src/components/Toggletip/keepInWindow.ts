/** Keeps a toggletip's bubble within the window while it is open. */
import { planBubble } from './planBubble.ts';

/** Plans at once, and anew when the window turns, when letters come and when the words round it fold. Returns how to stop. */
export function keepInWindow(bubble: HTMLElement): () => void {
  const place = () => {
    // Measured where it would lie by itself.
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
  // Letters may come without any place changing its size.
  const letters = 'fonts' in document ? document.fonts : undefined;
  letters?.addEventListener('loadingdone', place);
  return () => {
    sizes.disconnect();
    letters?.removeEventListener('loadingdone', place);
  };
}
