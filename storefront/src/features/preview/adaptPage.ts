/**
 * Simulates a visitor's device or a slow network in a framed page: the editor's settings are in the
 * page's state.
 */
import { adaptDocument } from '@solvik/design-system/adapt-document';
import type { PreviewCondition } from '@solvik/content-schema';

/** Twice the size, as WCAG 2.2, 1.4.4, requires. */
const largeText = 200;

/**
 * Every picture appears after three seconds, and then from its top down; its space is reserved as
 * for a waiting shopper.
 */
const slowly = `
  @keyframes slow-picture { 0%, 60% { clip-path: inset(0 0 100% 0); } 100% { clip-path: inset(0); } }
  img { animation: slow-picture 5s steps(24, end) !important; }
`;

/** Also applies to content rendered later. Returns how to stop. */
export function adaptPage(page: Document, conditions: readonly PreviewCondition[]): () => void {
  const settings = {
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
    adaptDocument(page, settings);
  };
  adapt();
  // Components loaded later add their own styles.
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
