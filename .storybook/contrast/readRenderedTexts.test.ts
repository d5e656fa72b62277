/** Reads test pages in the pinned browser, to prove that faults are found. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, pinnedChromium } from '../../tools/browser/pinnedChromium.ts';
import type { ContrastSource } from './contrastSource.ts';
import { readRenderedTexts } from './readRenderedTexts.ts';
import { undeclaredPairs } from './undeclaredPairs.ts';

const source: ContrastSource = {
  pairs: [
    { foreground: 'ink', background: 'paper', role: 'text' },
    { foreground: 'accent', background: 'paper', role: 'text' },
    { foreground: 'paper', background: 'accent', role: 'text' },
  ],
  standsOn: [{ within: '.tile > p', grounds: ['paper'], reason: 'a plane behind the text' }],
  palettes: {
    se: { ink: [0, 0, 0], paper: [1, 1, 1], accent: [0, 0, 1], grey: [0.4, 0.4, 0.4] },
    no: { ink: [0, 0, 0], paper: [1, 1, 1], accent: [0, 0.4, 0], grey: [0.4, 0.4, 0.4] },
  },
};

const style = `
  :root { --accent: rgb(0 0 255); --grey: rgb(102 102 102); background: #fff; color: #000; font: 16px sans-serif; }
  [data-channel='no'] { --accent: rgb(0 102 0); }
  .accent { color: var(--accent); transition: color 9s; }
  .plane { background: var(--accent); color: #fff; }
  .grey { color: var(--grey); }
  .far { margin-top: 3000px; }
  .tile { position: relative; } .tile > img { position: absolute; inset: 0; } .tile > p { position: relative; }
  .lit { position: relative; } .lit::before { content: ''; position: absolute; inset: 0; background: var(--grey); z-index: -1; }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
  .starred::after { content: 'read me'; color: var(--grey); }
  input::placeholder { color: var(--grey); opacity: 1; }
  input, button, select { background: #fff; color: #000; border: 0; font: inherit; }
`;
const image =
  '<img width="200" height="40" alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=">';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
});
afterAll(async () => browser.close());

/** The findings about a test page. */
async function findingsOf(body: string): Promise<readonly string[]> {
  await page.setContent(
    `<!doctype html><html data-channel="se"><head><style>${style}</style></head><body>${body}</body></html>`,
  );
  const texts = await page.evaluate(readRenderedTexts, {
    channels: ['se', 'no'],
    within: source.standsOn.map(({ within }) => within),
  });
  return undeclaredPairs(texts, source);
}

const rows: readonly {
  readonly title: string;
  readonly body: string;
  readonly faults: readonly RegExp[];
}[] = [
  {
    title: 'accepts declared pairs within any element',
    body: '<div><p>Kappa <b class="accent">ny</b></p></div><p class="plane"><span>Rea</span></p>',
    faults: [],
  },
  {
    title: 'reports an undeclared pair in each channel',
    body: '<p class="grey">Slut i lager</p>',
    faults: [
      /^se: “Slut i lager”, 16 px, #666666 \(grey\) on #ffffff \(paper\), 5\.74, is a pair that no component declares as text$/,
      /^no: /,
    ],
  },
  {
    title: 'reads a colour in transition at its end',
    body: '<p class="accent">Kappa</p>',
    faults: [],
  },
  {
    title: 'reads text far below the window',
    body: '<p class="far grey">Långt ner</p>',
    faults: [/Långt ner/, /Långt ner/],
  },
  {
    title: 'reports a declared foreground on another background',
    body: '<div class="plane"><p class="accent">Kappa</p></div>',
    faults: [/1\.00, needs 4\.5/, /1\.00, needs 4\.5/],
  },
  {
    title: 'reports text over a picture without a declared background',
    body: `<div style="position: relative">${image.replace('<img', '<img style="position: absolute"')}<p style="position: relative">Kappa</p></div>`,
    faults: [/is on a picture/, /is on a picture/],
  },
  {
    title: 'accepts it with one whose plane is rendered',
    body: `<div class="tile">${image}<p style="background: linear-gradient(to top, #fff, transparent)">Kappa</p></div>`,
    faults: [],
  },
  {
    title: 'reports it with one whose plane is not rendered',
    body: `<div class="tile">${image}<p>Kappa</p></div>`,
    faults: [/is on a picture/, /is on a picture/],
  },
  {
    title: 'reports text of which only the end is over a picture',
    body: `<div style="position: relative; width: 400px; white-space: nowrap">${image.replace('<img', '<img style="position: absolute; left: 200px"')}<p style="position: relative">${'Kappor '.repeat(6)}</p></div>`,
    faults: [/is on a picture/, /is on a picture/],
  },
  {
    title: 'ignores a picture beside the text',
    body: `${image}<p>Kappa</p>`,
    faults: [],
  },
  {
    title: 'reads a pseudo-element behind the text',
    body: '<p class="lit">Kappa</p>',
    faults: [/#000000 \(ink\) on #666666 \(grey\)/, /#000000 \(ink\) on #666666 \(grey\)/],
  },
  {
    title: 'reads translucent elements in their resulting colour',
    body: '<div style="opacity: 0.3"><p>Kappa</p></div>',
    faults: [/no token/, /no token/],
  },
  {
    title: 'reads generated content',
    body: '<p class="starred">Kappa</p>',
    faults: [/“read me”/, /“read me”/],
  },
  {
    title: 'reads a field’s placeholder',
    body: '<input placeholder="Sök">',
    faults: [/“Sök”/, /“Sök”/],
  },
  {
    title: 'reads a field’s value instead of its placeholder',
    body: '<input placeholder="Sök" value="Kappa">',
    faults: [],
  },
  {
    title: 'ignores disabled controls and their labels',
    body: '<button disabled class="grey">Köp</button><label class="grey"><input type="checkbox" disabled> Nej</label><a aria-disabled="true" class="grey">Nästa</a>',
    faults: [],
  },
  {
    title: 'ignores invisible text',
    body: '<p class="grey" hidden>a</p><p class="grey" style="visibility: hidden">b</p><p class="grey spoken">c</p><p class="grey" style="opacity: 0">d</p><details><summary>Mer</summary><p class="grey">e</p></details>',
    faults: [],
  },
  {
    title: 'compares an element of another channel with that channel’s colours',
    body: '<div data-channel="no" class="plane"><p>Kappa</p></div>',
    faults: [],
  },
];

describe('texts as a browser renders them', () => {
  it.each(rows)('$title', async ({ body, faults }) => {
    const found = await findingsOf(body);
    expect(found).toHaveLength(faults.length);
    for (const [place, fault] of faults.entries()) expect(found[place]).toMatch(fault);
  });

  it('leaves the page unchanged', async () => {
    await findingsOf('<p class="accent">Kappa</p><p class="far">Ned</p>');
    expect(
      await page.evaluate(() => [
        document.documentElement.dataset.channel,
        window.scrollY,
        document.querySelectorAll('style').length,
      ]),
    ).toEqual(['se', 0, 1]);
  });
});
