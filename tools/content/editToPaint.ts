/** How long it takes from a key pressed in the workbench until the page beside it has painted the change, in a real browser on the built shop. */
import type { Browser } from 'playwright';
import { entersWorkbench, fields, framed, widgetRows } from '../../storefront/e2e/steps/editor.ts';

/** Milliseconds, one for each of `edits`, in order. */
export async function editToPaint({ browser, address, edits }: { readonly browser: Browser; readonly address: string; readonly edits: number }): Promise<readonly number[]> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await entersWorkbench(page, { name: 'Anna' });
  await widgetRows(page).first().click();
  const heading = fields(page).getByLabel('Rubrik, svenska').first();
  const shown = framed(page).getByRole('heading', { level: 1 });
  const count = () => page.evaluate(() => performance.getEntriesByName('edit-to-paint').length);
  for (let edit = 1; edit <= edits; edit += 1) {
    const before = await count();
    await heading.fill(`Kappväder ${String(edit)}`);
    await shown.filter({ hasText: new RegExp(` ${String(edit)}$`) }).waitFor();
    await page.waitForFunction((noted) => performance.getEntriesByName('edit-to-paint').length > noted, before);
  }
  const took = await page.evaluate(() => performance.getEntriesByName('edit-to-paint').map(({ duration }) => duration));
  await context.close();
  return took;
}
