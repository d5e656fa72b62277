/** Writes the page of four photographs, of which one is new and one gone, and reviews them in the pinned browser, opened from disk. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserArguments, pinnedChromium } from '../../tools/browser/pinnedChromium.ts';
import { keepsake } from './baselines.ts';
import type { ShotChange } from './compareShots.ts';
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
  { key: 'parts-card--default dk 390', kind: 'gone', before: 'boxed' },
  { key: 'parts-card--default se 390', kind: 'changed', before: 'plain', after: 'taller' },
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
  const kept = new Map<string, Buffer>();
  for (const [hash, png] of photographs) {
    writeFileSync(join(folder, `${hash}.png`), png);
    kept.set(hash, await keepsake(png));
  }
  address = pathToFileURL(
    await writeReviewPage({
      changes,
      folder: join(folder, 'review'),
      pictures: folder,
      acceptedPicture: (hash) => kept.get(hash),
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
  // They load as they come near; one that is broken fails every test.
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
const styleOf = async (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const captions = async (): Promise<readonly string[]> =>
  page.locator('figcaption:visible').allTextContents();

describe('The page of what changed', () => {
  it('counts photographs and stories, and says of each where it was taken and what became of it', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      '5 photographs of 2 stories have changed',
    );
    expect(await page.title()).toBe('5 photographs of 2 stories have changed');
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'parts-badge--default',
      'parts-card--default',
    ]);
    expect((await captions()).map((said) => said.replace(/\d{4,} pixels/, 'N pixels'))).toEqual([
      'fi · 1440 wide · new',
      'no · 390 wide · changed by less than the eye sees',
      'se · 390 wide · N pixels differ',
      'dk · 390 wide · gone',
      'se · 390 wide · N pixels differ',
    ]);
  });

  it('counts the pixels that differ, those beyond the smaller picture too', async () => {
    const [boxed = 0, taller = 0] = (await captions()).flatMap(
      (said) => /(\d+) pixels differ/.exec(said)?.slice(1).map(Number) ?? [],
    );
    // A small picture's edges are soft by a pixel or two.
    expect(boxed).toBeGreaterThanOrEqual(box.width * box.height);
    expect(boxed).toBeLessThan((box.width + 8) * (box.height + 8));
    expect(taller).toBe(200 * 30);
  });

  it('shows then, now and the difference of what changed, and only what there is of the others', async () => {
    const shown = await page
      .getByRole('figure')
      .evaluateAll((figures) =>
        figures.map((each) => [...each.querySelectorAll('img')].map(({ alt }) => alt)),
      );
    expect(shown).toEqual([
      ['After'],
      ['Before', 'After', 'Difference'],
      ['Before', 'After', 'Difference'],
      ['Before'],
      ['Before', 'After', 'Difference'],
    ]);
    const sizes = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(sizes).toEqual(sizes.map(() => 200));
  });

  it('paints the difference red where the pictures differ, and faint where they do not', async () => {
    const { data } = await sharp(join(folder, 'review/pictures/plain-boxed.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number): readonly number[] => [
      ...data.subarray((y * 200 + x) * 3, (y * 200 + x) * 3 + 3),
    ];
    expect(pixel(40, 40)).toEqual([214, 0, 51]);
    expect(Math.min(...pixel(150, 100))).toBeGreaterThan(205);
  });

  it('moves the seam between then and now with the slider', async () => {
    const changed = figure('pixels differ').first();
    const now = changed.getByAltText('After');
    expect(await styleOf(now, 'clip-path')).toBe('inset(0px 0px 0px 50%)');
    await changed.getByRole('slider', { name: 'Before to after' }).fill('80');
    expect(await styleOf(now, 'clip-path')).toBe('inset(0px 0px 0px 80%)');
    expect(await styleOf(figure('less than the eye').getByAltText('After'), 'clip-path')).toBe(
      'inset(0px 0px 0px 50%)',
    );
    expect(await page.getByRole('slider').count()).toBe(3);
  });

  it('lays them over each other, side by side, or shows the difference alone', async () => {
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
    expect(await figure('new').locator('img:visible').count()).toBe(1);
    expect(await page.getByRole('slider').count()).toBe(0);
  });

  it('shows one channel alone, and all again', async () => {
    await page.getByRole('combobox', { name: 'Channel' }).selectOption('se');
    expect((await captions()).map((said) => said.slice(0, 2))).toEqual(['se', 'se']);
    await page.getByRole('combobox', { name: 'Channel' }).selectOption('all four');
    expect(await captions()).toHaveLength(changes.length);
  });

  it('writes the command that accepts what is ticked, and copies it', async () => {
    const command = page.locator('#command');
    expect(await command.textContent()).toBe('npm run visual -- accept …');
    const [badge, card] = await page.getByRole('checkbox', { name: 'Accept' }).all();
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

it('says so where nothing has changed', async () => {
  await page.goto(
    pathToFileURL(
      await writeReviewPage({ changes: [], folder: join(folder, 'nothing'), pictures: folder }),
    ).href,
  );
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Nothing has changed');
});
