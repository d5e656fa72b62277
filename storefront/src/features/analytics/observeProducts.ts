/** Which products of lists are seen and followed: elements with `data-product`, its number. */
import type { ShownProduct } from '../../interface/shopperEvents.ts';

const selector = 'main [data-product]';
/** The part of a card that must be in the window for it to count as seen. */
const seenPart = 0.5;

interface Observation {
  /** Path of the current page. */
  readonly path: () => string;
  /** Called once per product and page. */
  readonly onSeen: (product: ShownProduct) => void;
  readonly onFollowed: (product: ShownProduct) => void;
}

function shownProduct(element: Element, list: string): ShownProduct | undefined {
  const productId = Number(element.getAttribute('data-product'));
  if (!Number.isInteger(productId) || productId <= 0) return undefined;
  const cards = [...(element.parentElement?.querySelectorAll(':scope > [data-product]') ?? [])];
  const name = element.querySelector('a')?.textContent?.trim();
  return { productId, ...(name && { name }), position: cards.indexOf(element) + 1, list };
}

/** Returns how to stop. */
export function observeProducts(
  document: Document,
  { path, onSeen, onFollowed }: Observation,
): () => void {
  let page = path();
  let seen = new Set<number>();
  const watched = new WeakSet<Element>();
  const see = (element: Element) => {
    if (page !== path()) {
      page = path();
      seen = new Set();
    }
    const product = shownProduct(element, page);
    if (!product || seen.has(product.productId)) return;
    seen.add(product.productId);
    onSeen(product);
  };
  const windows = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) see(target);
    },
    { threshold: seenPart },
  );
  const watch = () => {
    for (const element of document.querySelectorAll(selector)) {
      if (watched.has(element)) continue;
      watched.add(element);
      windows.observe(element);
    }
  };
  const changes = new MutationObserver(watch);
  changes.observe(document.body, { childList: true, subtree: true });
  watch();
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const card = link?.closest(selector);
    const product = card && shownProduct(card, path());
    if (product) onFollowed(product);
  };
  // Before the link is followed, which ends the page.
  document.addEventListener('click', follow, { capture: true });
  return () => {
    windows.disconnect();
    changes.disconnect();
    document.removeEventListener('click', follow, { capture: true });
  };
}
