/**
 * For a list of hundreds of cards: a browser draws, and searches for what is under the pointer,
 * only the cards near the screen (`content-visibility`). Each of the others keeps the height that it
 * was measured with, so that the page is as high as before, and a position in it is the same card.
 */

/** Cards that stay as they are: the first of every list are drawn at once. */
const first = 20;
/** For the focus ring around a card, which would be cut off otherwise. */
const room = '8px';

const properties = ['content-visibility', 'contain-intrinsic-block-size', 'overflow-clip-margin'];

const isSkipped = ({ style }: HTMLElement): boolean => style.contentVisibility !== '';

const farCards = (list: HTMLElement): readonly HTMLElement[] =>
  [...list.children].slice(first).filter((card) => card instanceof HTMLElement);

function skip(list: HTMLElement): void {
  const cards = farCards(list).filter((card) => !isSkipped(card));
  // All are measured before the first one is changed.
  const heights = cards.map((card) => card.getBoundingClientRect().height);
  for (const [at, { style }] of cards.entries()) {
    style.setProperty('content-visibility', 'auto');
    style.setProperty('contain-intrinsic-block-size', `auto ${String(heights[at] ?? 0)}px`);
    style.setProperty('overflow-clip-margin', room);
  }
}

/**
 * Applies to the cards that the list has now; call it again for further ones. Another width of the
 * cards has them measured again.
 * @returns stops observing their width
 */
export function skipFarCards(list: HTMLElement): () => void {
  const [card] = list.children;
  if (!card || !CSS.supports('overflow-clip-margin', room)) return () => undefined;
  let width = card.clientWidth;
  const observer = new ResizeObserver(() => {
    if (card.clientWidth === width) return;
    width = card.clientWidth;
    for (const { style } of farCards(list))
      for (const property of properties) style.removeProperty(property);
    skip(list);
  });
  observer.observe(card);
  skip(list);
  return () => observer.disconnect();
}
