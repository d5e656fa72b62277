/** Checks test pages in the pinned browser, to prove that motion is found. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArguments, pinnedChromium } from '../tools/browser/pinnedChromium.ts';
import { motionFindings } from './motionFindings.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
  page = await browser.newPage({ reducedMotion: 'reduce' });
});
afterAll(async () => browser.close());

it.each([
  ['p { color: red; transition: color 1s, opacity 2s }', []],
  ['p { transition: transform 300ms }', [/p glides: transform/]],
  ['p { transition: all 300ms }', [/p glides: all/]],
  ['p { transition: transform 1ms }', [/p glides: transform/]],
  ['p { transition: transform 0s }', []],
  [
    'p::after { content: "x"; transition: inset-inline-start 1s }',
    [/p::after glides: inset-inline-start/],
  ],
  [
    '@keyframes turn { to { transform: rotate(1turn) } } p { animation: turn 9s infinite }',
    [/p is animated: transform/],
  ],
  ['@keyframes fade { to { opacity: 0 } } p { animation: fade 9s infinite }', []],
  ['p { scroll-behavior: smooth }', [/p scrolls smoothly/]],
  ['p { display: none; transition: transform 300ms }', []],
] as const)('%s', async (style, expected) => {
  await page.setContent(`<style>${style}</style><p>Text</p>`);
  const found = await motionFindings(page);
  expect(found).toHaveLength(expected.length);
  expected.forEach((what, index) => expect(found[index]).toMatch(what));
});
