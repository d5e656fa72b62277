/**
 * The time from a key press in the workbench until the page beside it has painted the change, in a
 * real browser on the built shop.
 */
import type { Browser } from 'playwright';
import { entersWorkbench, fields, framed, widgetRows } from '../../storefront/e2e/steps/editor.ts';

interface Measured {
  readonly browser: Browser;
  readonly address: string;
  readonly edits: number;
}

/**
 * From the browser's input event to the frame's acknowledgement that it has painted: milliseconds,
 * one for each of `edits`, in order. An edit before them waits for the frame to load and does not
 * count.
 */
export async function editToPaint({
  browser,
  address,
  edits,
}: Measured): Promise<readonly number[]> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await entersWorkbench(page, { name: 'Anna' });
  await widgetRows(page).first().click();
  const heading = fields(page).getByLabel('Rubrik, svenska').first();
  const shown = framed(page).getByRole('heading', { level: 1 });
  await page.evaluate(() => addEventListener('input', () => performance.mark('edit'), true));
  const count = () => page.evaluate(() => performance.getEntriesByName('edit-to-paint').length);
  const took: number[] = [];
  for (let edit = 0; edit <= edits; edit += 1) {
    const before = await count();
    await heading.fill(`Kappväder ${String(edit)}`);
    await shown.filter({ hasText: new RegExp(` ${String(edit)}$`) }).waitFor();
    await page.waitForFunction(
      (noted) => performance.getEntriesByName('edit-to-paint').length > noted,
      before,
    );
    took.push(
      await page.evaluate(() => {
        const [begun, painted] = ['edit', 'edit-to-paint'].map((name) =>
          performance.getEntriesByName(name).at(-1),
        );
        return (
          (painted?.startTime ?? Number.NaN) +
          (painted?.duration ?? 0) -
          (begun?.startTime ?? Number.NaN)
        );
      }),
    );
  }
  await context.close();
  return took.slice(1);
}
