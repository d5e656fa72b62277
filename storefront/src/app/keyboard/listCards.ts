/** The cards of a list as single keys reach them: by the focus. */

const cards = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-product]')].filter(
    (card) => card.getClientRects().length > 0,
  );

const focusedCard = (): Element | null =>
  document.activeElement?.closest('main [data-product]') ?? null;

/** The first card that is not scrolled past; the last one where all are. */
function firstInView(all: readonly HTMLElement[]): number {
  const at = all.findIndex((card) => card.getBoundingClientRect().top >= 0);
  return at === -1 ? all.length - 1 : at;
}

/** Focuses the next or previous product; from elsewhere on the page, the first one in view. */
export function focusCard(step: 1 | -1): void {
  const all = cards();
  const focused = all.findIndex((card) => card === focusedCard());
  const next = all[focused === -1 ? firstInView(all) : focused + step];
  next?.querySelector<HTMLElement>('a[href]')?.focus();
}

const controls = {
  quickShop: 'button[aria-haspopup="dialog"]',
  favourite: 'button[aria-pressed]',
  compare: 'input[type="checkbox"]',
} as const;

/** Presses a button or box of the focused product. */
export function pressOnCard(control: keyof typeof controls): void {
  focusedCard()?.querySelector<HTMLElement>(controls[control])?.click();
}

/** Presses the list's own button for its filters, the one that this width shows. */
export function pressFilters(): void {
  const buttons = document.querySelectorAll<HTMLElement>('main [data-is-filter]');
  [...buttons].find((button) => button.getClientRects().length > 0)?.click();
}
