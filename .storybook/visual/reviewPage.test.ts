/**
 * Writes a review page, with one new photograph and one that is gone, and opens it from disk in the
 * pinned browser.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserArguments, pinnedChromium } from '../../tools/browser/pinnedChromium.ts';
import type { ShotChange } from './comparePhotographs.ts';
import { writeReviewPage } from './reviewPage.ts';

const box = { width: 48, height: 32 };

/** A photograph, with a dark box on it or without. */
async function photograph({ height = 120, hasBox = false, tone = 240 }): Promise<Buffer> {
  const ground = sharp({
    create: { width: 200, height, channels: 3, background: { r: tone, g: tone, b: tone } },
  });
  const ink = await sharp({ create: { ...box, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  return ground
    .composite(hasBox ? [{ input: ink, left: 24, top: 24 }] : [])
    .png()
    .toBuffer();
}

const changes: readonly ShotChange[] = [
  { key: 'parts-badge--default fi 1440', kind: 'new', after: 'plain' },
  { key: 'parts-badge--default no 390', kind: 'changed', before: 'plain', after: 'faint' },
  { key: 'parts-badge--default se 390', kind: 'changed', before: 'plain', after: 'boxed' },
  { key: 'parts-badge--tones se 390', kind: 'changed', before: 'nobody has it', after: 'boxed' },
  { key: 'parts-card--default dk 390', kind: 'gone', before: 'boxed' },
  { key: 'parts-card--default se 390', kind: 'changed', before: 'plain', after: 'taller' },
];

const stories = [
  { id: 'parts-badge--default', title: 'Parts/Badge', name: 'Default' },
  { id: 'parts-badge--tones', title: 'Parts/Badge', name: 'Every <tone>' },
];

const folder = mkdtempSync(join(tmpdir(), 'review-'));
let browser: Browser;
let address: string;
let page: Page;
beforeAll(async () => {
  const photographs = new Map(
    Object.entries({
      plain: await photograph({}),
      faint: await photograph({ tone: 241 }),
      boxed: await photograph({ hasBox: true }),
      taller: await photograph({ height: 150 }),
    }),
  );
  for (const [hash, png] of photographs) writeFileSync(join(folder, `${hash}.png`), png);
  address = pathToFileURL(
    await writeReviewPage({
      changes,
      stories,
      before: photographs,
      folder: join(folder, 'review'),
      pictures: folder,
    }),
  ).href;
  const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  await page.goto(address);
  // They load lazily; a broken one fails every test.
  await page
    .locator('img')
    .evaluateAll(async (images) =>
      Promise.all(
        images.map(async (image) =>
          (Object.assign(image, { loading: 'eager' }) as HTMLImageElement).decode(),
        ),
      ),
    );
  return async () => context.close();
});

const figure = (caption: string): Locator => page.getByRole('figure').filter({ hasText: caption });
/** Opens every row. */
const unfold = async (): Promise<void> => {
  for (const summary of await page.locator('summary').all()) await summary.click();
};
const styleOf = async (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const captions = async (): Promise<readonly string[]> =>
  page.locator('figcaption:visible').allTextContents();

describe('the review page', () => {
  it('counts photographs and stories, and describes where each was taken and its outcome', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      '6 photographs of 3 stories have changed',
    );
    expect(await page.title()).toBe('6 photographs of 3 stories have changed');
    await unfold();
    expect((await captions()).map((said) => said.replace(/\d{4,} pixels/, 'N pixels'))).toEqual([
      'no · 390 wide · N pixels differ',
      'fi · 1440 wide · new',
      'se · 390 wide · N pixels differ',
      'se · 390 wide · changed, without the picture before',
      'se · 390 wide · N pixels differ',
      'dk · 390 wide · gone',
    ]);
  });

  it('labels components and stories as Storybook does, and one that is gone by its id', async () => {
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Parts / Badge',
      'parts-card',
    ]);
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Default',
      'Every <tone>',
      'default',
    ]);
  });

  it('links to each story in Storybook, in the photograph’s channel', async () => {
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toEqual([
      'http://localhost:6006/?path=/story/parts-badge--default&globals=channel:no',
      'http://localhost:6006/?path=/story/parts-badge--tones&globals=channel:se',
      'http://localhost:6006/?path=/story/parts-card--default&globals=channel:se',
    ]);
    expect(await page.getByRole('link', { name: 'Open Every <tone> in Storybook' }).count()).toBe(
      1,
    );
  });

  it('groups a story’s photographs in one row under the one that differs most', async () => {
    expect(await captions()).toHaveLength(3);
    expect((await captions())[0]).toMatch(/^no · 390 wide/);
    expect(await page.locator('summary').allTextContents()).toEqual([
      '2 more: fi 1440, se 390',
      '1 more: dk 390',
    ]);
  });

  it('shows the command that accepts all stories of a component', async () => {
    expect(await page.locator('section > p code').allTextContents()).toEqual([
      'npm run visual -- accept parts-badge--',
      'npm run visual -- accept parts-card--',
    ]);
  });

  it('counts every pixel that differs, and those beyond the smaller picture', async () => {
    await unfold();
    const counts = (await captions()).flatMap(
      (said) => /(\d+) pixels differ/.exec(said)?.slice(1).map(Number) ?? [],
    );
    expect(counts).toEqual([200 * 120, box.width * box.height, 200 * 30]);
  });

  it('shows before, after and difference of a change, and only the existing picture of the others', async () => {
    const shown = await page
      .locator('figure')
      .evaluateAll((figures) =>
        figures.map((each) => [...each.querySelectorAll('img')].map(({ alt }) => alt)),
      );
    const all = ['Before', 'After', 'Difference'];
    expect(shown).toEqual([all, ['After'], all, ['After'], all, ['Before']]);
    const sizes = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(sizes).toEqual(sizes.map(() => 200));
  });

  it('draws differences in red over a faint picture', async () => {
    const { data } = await sharp(join(folder, 'review/pictures/plain-boxed.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number): readonly number[] => [
      ...data.subarray((y * 200 + x) * 3, (y * 200 + x) * 3 + 3),
    ];
    expect(pixel(40, 40)).toEqual([214, 0, 51]);
    expect(Math.min(...pixel(150, 100))).toBeGreaterThan(205);
  });

  it('moves the boundary between before and after with the slider', async () => {
    await unfold();
    const changed = figure('pixels differ').first();
    const now = changed.getByAltText('After');
    expect(await styleOf(now, 'clip-path')).toBe('inset(0px 0px 0px 50%)');
    await changed.getByRole('slider', { name: 'Before to after' }).fill('80');
    expect(await styleOf(now, 'clip-path')).toBe('inset(0px 0px 0px 80%)');
    expect(await styleOf(figure('pixels differ').nth(1).getByAltText('After'), 'clip-path')).toBe(
      'inset(0px 0px 0px 50%)',
    );
    expect(await page.getByRole('slider').count()).toBe(3);
  });

  it('shows the pictures over each other, side by side, or only the difference', async () => {
    const changed = figure('pixels differ').first();
    const visible = async () =>
      changed
        .locator('img:visible')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
    const pressed = async () => page.locator('button[aria-pressed="true"]').allTextContents();
    expect([await visible(), await pressed()]).toEqual([['Before', 'After'], ['slider']]);
    await page.getByRole('button', { name: 'side by side' }).click();
    expect([await visible(), await pressed()]).toEqual([
      ['Before', 'After', 'Difference'],
      ['side by side'],
    ]);
    const [before, after] = [
      await changed.getByAltText('Before').boundingBox(),
      await changed.getByAltText('After').boundingBox(),
    ];
    expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    expect(await styleOf(changed.getByAltText('After'), 'clip-path')).toBe('none');
    await page.getByRole('button', { name: 'difference' }).click();
    expect([await visible(), await pressed()]).toEqual([['Difference'], ['difference']]);
    await unfold();
    expect(await figure('new').locator('img:visible').count()).toBe(1);
    expect(await page.getByRole('slider').count()).toBe(0);
  });

  it('filters by channel, and shows all again', async () => {
    await page.getByRole('combobox', { name: 'Channel' }).selectOption('se');
    expect((await captions()).map((said) => said.slice(0, 2))).toEqual(['se', 'se', 'se']);
    await page.getByRole('combobox', { name: 'Channel' }).selectOption('all four');
    expect(await captions(), 'folded again').toHaveLength(3);
  });

  it('shows the command that accepts the selected stories, and copies it', async () => {
    const command = page.locator('#command');
    expect(await command.textContent()).toBe('npm run visual -- accept …');
    const [badge, , card] = await page.getByRole('checkbox', { name: 'Accept' }).all();
    await badge?.check();
    await card?.check();
    expect(await command.textContent()).toBe(
      'npm run visual -- accept parts-badge--default parts-card--default',
    );
    await badge?.uncheck();
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
      'npm run visual -- accept parts-card--default',
    );
  });

  it.each(['slider', 'side by side', 'difference'])(
    'is accessible in the view “%s”',
    async (view) => {
      await page.getByRole('button', { name: view }).click();
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(async () =>
        (globalThis as typeof globalThis & { readonly axe: typeof axe }).axe.run(),
      );
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    },
  );
});

it('reports that nothing has changed', async () => {
  await page.goto(
    pathToFileURL(
      await writeReviewPage({
        changes: [],
        stories,
        before: new Map(),
        folder: join(folder, 'nothing'),
        pictures: folder,
      }),
    ).href,
  );
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Nothing has changed');
});
