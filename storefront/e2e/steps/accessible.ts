/** The same gate for every screen as it stands assembled: what axe calls a violation. A page in a frame is asked by itself. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What has been opened lies before the page: the page behind it is out of reach, and only what is opened is asked. */
export async function expectAccessible(page: Page): Promise<void> {
  // What comes in, or is turned on meanwhile, is drawn in colours on their way: nothing glides any more, and what does comes to its end.
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
