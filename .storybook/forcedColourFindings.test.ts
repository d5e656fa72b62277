/** Looks at pages of its own in the pinned browser, so that what is lost in forced colours is seen to fail. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArguments, pinnedChromium } from '../tools/browser/pinnedChromium.ts';
import { forcedColourFindings } from './forcedColourFindings.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
  page = await browser.newPage();
});
afterAll(async () => browser.close());

const style = `
  button { all: unset; display: inline-block; padding: 8px; }
  .plane { background: #1c1a18; color: #fff; }
  .shadow { box-shadow: 0 0 0 1px #1c1a18; }
  .bordered { border: 1px solid #1c1a18; }
  .mended { background: #1c1a18; color: #fff; }
  @media (forced-colors: active) { .mended { outline: 1px solid CanvasText; } }
  .tone[aria-pressed=true] { background: #eee; }
  .heavy { border: 1px solid #1c1a18; } .heavy[aria-pressed=true] { font-weight: 700; border-width: 3px; }
  .tinted { border: 1px solid #1c1a18; } .tinted[aria-pressed=true] { background: #eee; }
`;
const pair = (name: string) => `<button class="${name}" aria-pressed="true">On</button> <button class="${name}" aria-pressed="false">Off</button>`;

it.each([
  ['a filled button', '<button class="plane">Buy</button>', [/“Buy” has no edge/]],
  ['an edge of shadow', '<button class="shadow">Buy</button>', [/“Buy” has no edge/]],
  ['an edge of its own', '<button class="bordered">Buy</button>', []],
  ['an edge for those who force colours', '<button class="mended">Buy</button>', []],
  ['words that never had an edge', '<button>Buy</button>', []],
  ['a state of tone alone', pair('tinted'), [/“On” looks as if it were not chosen/]],
  ['a state of weight', pair('heavy'), []],
  ['native boxes', '<label><input type="checkbox" checked> A</label> <label><input type="checkbox"> B</label>', []],
] as const)('%s', async (_, body, expected) => {
  await page.setContent(`<style>${style}</style>${body}`);
  const found = await forcedColourFindings(page);
  expect(found).toHaveLength(expected.length);
  expected.forEach((what, index) => expect(found[index]).toMatch(what));
});
