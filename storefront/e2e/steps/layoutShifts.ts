/** Layout shifts of a page without user input, as the browser reports them. */
import type { Page } from '@playwright/test';

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** One shift: its score, and the text of what moved. */
export interface LayoutShift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface Observed {
  layoutShifts?: LayoutShift[];
}

/** Call before the page is opened. */
export const observeLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    (globalThis as Observed).layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits for a frame, after which the browser has reported all shifts so far. */
export const layoutShifts = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((painted) => {
        requestAnimationFrame(() => setTimeout(painted, 0));
      });
    return (globalThis as Observed).layoutShifts ?? [];
  });
