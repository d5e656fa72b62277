/**
 * A browser that renders a story to the same bytes each time: one engine, a fixed clock and seed,
 * no motion, no network.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from 'playwright';
import sharp from 'sharp';
import { browserArguments, pinnedChromium } from '../../tools/browser/pinnedChromium.ts';

/**
 * Pages are rasterised completely and without the screen's colour profile; otherwise the edge of a
 * corner depends on earlier paints.
 */
const cameraArguments = [
  ...browserArguments,
  '--disable-partial-raster',
  '--disable-low-res-tiling',
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Uses the same arithmetic on every processor.
  '--disable-skia-runtime-opts',
];

/** A Saturday in November, before noon. */
const moment = new Date('2026-11-21T10:00:00+01:00');

const stillness =
  '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }';

export async function launchCamera(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || (await pinnedChromium());
  return chromium.launch({ args: cameraArguments, ...(executablePath && { executablePath }) });
}

/**
 * A card of a picture's size whose lines show how it is cropped and scaled; it replaces
 * photographs, which are reviewed separately.
 */
async function testCard(file: string): Promise<string> {
  const { width, height } = await sharp(readFileSync(file)).metadata();
  const [w, h] = [String(width), String(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="#e6dacf"/><path d="M0 0L${w} ${h}M${w} 0L0 ${h}" stroke="#b9a898" stroke-width="4"/><circle cx="50%" cy="50%" r="${String(Math.min(width, height) / 4)}" fill="none" stroke="#857a70" stroke-width="8"/><rect x="6" y="6" width="${String(width - 12)}" height="${String(height - 12)}" fill="none" stroke="#857a70" stroke-width="12"/></svg>`;
}

const cards = new Map<string, Promise<string>>();

async function answerPicture(route: Route): Promise<void> {
  const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
  const file = join(import.meta.dirname, '../pictures', name);
  const card = cards.get(file) ?? testCard(file);
  cards.set(file, card);
  await route.fulfill({ contentType: 'image/svg+xml', body: await card });
}

/** A new page of the camera; close its context afterwards. */
export async function openPage(
  browser: Browser,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(moment);
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== '127.0.0.1',
    async (route) => route.abort(),
  );
  await context.route('**/pictures/*.webp', answerPicture);
  await context.addInitScript((css) => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    });
  }, stillness);
  return { page: await context.newPage(), context };
}
