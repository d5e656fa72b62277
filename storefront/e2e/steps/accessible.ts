/**
 * The same check for every assembled screen: axe's violations. A framed page is checked
 * separately.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** An open overlay covers the page: the page behind it is inert, so only the overlay is checked. */
export async function expectAccessible(page: Page): Promise<void> {
  // Transitions pass through intermediate colours: animations are finished or turned off first.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-aria-hidden="true"]')
    .exclude('iframe')
    // Only violations are read, and no frame is checked: collecting more takes twice as long.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect
    .soft(
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${help}, ${target.join(' ')} (${failureSummary ?? ''})`,
        ),
      ),
    )
    .toEqual([]);
}
