/** Shows a framed page as a reader's machine or a slow network would: what an editor asks for stands in the page's state. */
import { adaptDocument } from '@solvik/design-system/adapt-document';
import type { PreviewCondition } from '../content/previewState.ts';

/** Twice the size, as WCAG 2.2, 1.4.4, has it. */
const largeText = 200;

/** Every picture comes three seconds after it is first there, and then from its top down; its room is held as it is to a shopper who waits. */
const slowly = `
  @keyframes slow-picture { 0%, 60% { clip-path: inset(0 0 100% 0); } 100% { clip-path: inset(0); } }
  img { animation: slow-picture 5s steps(24, end) !important; }
`;

/** Holds for what is drawn later too. Returns how to stop. */
export function adaptPage(page: Document, conditions: readonly PreviewCondition[]): () => void {
  const asked = {
    forcedColours: conditions.includes('forced-colours'),
    reducedMotion: conditions.includes('reduced-motion'),
    textSize: conditions.includes('large-text') ? largeText : 100,
  };
  const view = page.defaultView;
  const style = page.createElement('style');
  if (conditions.includes('slow-images')) style.textContent = slowly;
  page.head.append(style);
  let frame: number | undefined;
  const adapt = () => {
    frame = undefined;
    adaptDocument(page, asked);
  };
  adapt();
  // Parts that come later bring styles of their own.
  const watch = new MutationObserver(() => {
    frame ??= view?.requestAnimationFrame(adapt);
  });
  watch.observe(page.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    if (frame !== undefined) view?.cancelAnimationFrame(frame);
    style.remove();
    adaptDocument(page, { forcedColours: false, reducedMotion: false, textSize: 100 });
  };
}
