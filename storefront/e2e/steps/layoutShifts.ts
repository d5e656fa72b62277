/** The layout shifts of a page that no input of the visitor caused, as the browser reports them. */
import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** One shift: its score, and the text of what moved. */
export interface SeenShift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface Observed {
  seenShifts?: SeenShift[];
}

/** Call before the page is opened. */
export const observeLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: SeenShift[] = [];
    (globalThis as Observed).seenShifts = seen;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
        if (!hadRecentInput) seen.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits for a frame, in which the browser reports what has moved so far. */
export const layoutShifts = (page: Page): Promise<readonly SeenShift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((painted) => {
        requestAnimationFrame(() => setTimeout(painted, 0));
      });
    return (globalThis as Observed).seenShifts ?? [];
  });
