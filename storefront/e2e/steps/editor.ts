/** An editor's preparation: gets a link from the operator, and follows it. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { operator } from './operator.ts';

interface Who {
  readonly name: string;
  readonly role?: 'writer' | 'publisher';
}

export async function previewLink({ name, role = 'publisher' }: Who): Promise<string> {
  const output = await operator('preview-link', '--name', name, '--role', role);
  const link = output.split('\n').find((line) => line.startsWith('http'));
  if (!link) throw new Error(`No link was printed: ${output}`);
  return link;
}

/** Opens the workbench; the home page's areas are listed when it returns. */
export async function entersWorkbench(page: Page, who: Who): Promise<void> {
  await page.goto(await previewLink(who));
  await expect(page).toHaveURL(/\/preview-widgets$/);
  await expect(page.getByRole('navigation', { name: 'Innehåll', exact: true })).toBeVisible();
}

/** The edited page, in the first frame. */
export const framed = (page: Page): FrameLocator => page.frameLocator('iframe').first();

/** The page's widgets, a button each. */
export const widgetRows = (page: Page): Locator =>
  page.getByRole('region', { name: 'På sidan' }).getByRole('listitem').getByRole('button');
export const fields = (page: Page) => page.getByRole('complementary', { name: 'Fält' });

/** A list of the left column with its rows in view. */
export async function unfolds(page: Page, name: string): Promise<Locator> {
  const list = page.getByRole('region', { name });
  const fold = list.getByRole('button', { name, exact: true });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  return list;
}

/** Chooses a page; it has loaded in the frame when this returns. */
export async function opensPage(page: Page, name: string): Promise<void> {
  // A list collapses by itself when the first page has loaded.
  await expect(async () => {
    const pages = await unfolds(page, 'Sidor');
    await pages
      .getByRole('listitem')
      .getByRole('button')
      .filter({ hasText: name })
      .click({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Adds a widget with its first example; its form is open when this returns. */
export async function adds(page: Page, widget: string): Promise<void> {
  const rows = await widgetRows(page).count();
  await page
    .getByRole('region', { name: 'På sidan' })
    .getByRole('button', { name: 'Lägg till' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: widget, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(widgetRows(page)).toHaveCount(rows + 1);
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Utkast \d+, sparat/ });
export const saves = async (page: Page) => {
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(saved(page)).toBeVisible();
};
export const publishes = async (page: Page) => {
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(page.getByText(/^(Sidan|Menyn) är publicerad\.$/)).toBeVisible();
};
