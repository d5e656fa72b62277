import type { PageRouter } from '../../page/pageRouter.ts';

/**
 * Shows the page before above the present products, which stay where they are.
 * @param link that was pressed; the first page has none
 * @param navigate goes to the page before
 */
export async function showPrevious(
  link: HTMLElement,
  navigate: () => ReturnType<PageRouter['navigate']>,
): Promise<void> {
  const first = document.querySelector('[data-product]');
  const top = first?.getBoundingClientRect().top ?? 0;
  await navigate();
  window.scrollBy(0, (first?.getBoundingClientRect().top ?? top) - top);
  if (!link.isConnected)
    document.querySelector<HTMLElement>('[data-product] a')?.focus({ preventScroll: true });
}
