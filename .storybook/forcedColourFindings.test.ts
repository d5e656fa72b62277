/**
 * Checks test pages in the pinned browser, to prove that losses in forced colours are found.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArguments, pinnedChromium } from '../tools/browser/pinnedChromium.ts';
import { forcedColourFindings } from './forcedColourFindings.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
  page = await browser.newPage();
});
afterAll(async () => browser.close());

const style = `
  button { all: unset; display: inline-block; padding: 8px; }
  .plane { background: #1c1a18; color: #fff; }
  .shadow { box-shadow: 0 0 0 1px #1c1a18; }
  .bordered { border: 1px solid #1c1a18; }
  .outlined { background: #1c1a18; color: #fff; }
  @media (forced-colors: active) { .outlined { outline: 1px solid CanvasText; } }
  .tone[aria-pressed=true] { background: #eee; }
  .heavy { border: 1px solid #1c1a18; } .heavy[aria-pressed=true] { font-weight: 700; border-width: 3px; }
  .tinted { border: 1px solid #1c1a18; } .tinted[aria-pressed=true] { background: #eee; }
  .slow[aria-pressed=true] { background: #eee; } .slow { border: 1px solid #1c1a18; transition: background 1s; }
  a.entry { display: block; text-decoration: none; } .entry[aria-current]:not([aria-current=false]) { color: #a00; }
  .step[aria-current] { color: #a00; } .bold[aria-current] { font-weight: 700; }
  .ruled:has([aria-current]) { border-inline-start: 2px solid; } .warm:has([aria-current]) { background: #eee; }
  .opener { border: 1px solid #1c1a18; } .opener[aria-expanded=true] { background: #eee; }
  .turning { border: 1px solid #1c1a18; } .turning[aria-expanded=true] { background: #eee; } .turning[aria-expanded=true] svg { rotate: 180deg; }
  .opener[data-tone=quiet] { background: #ddd; }
  .fold > summary { border: 1px solid; list-style: none; } .fold[open] > summary { background: #eee; }
  .field { border: 1px solid #777; } .field[aria-invalid=true] { border-color: #a00; } .thick[aria-invalid=true] { border-width: 2px; }
  .error { color: #777; } [aria-invalid=true] + .error { color: #a00; }
  [role=radiogroup][aria-invalid=true] .cell { border-color: #a00; } .cell { border: 1px solid #777; }
  .faint { border: 1px solid #777; } .faint[aria-disabled=true] { color: #777; } .faint:disabled { color: #777; }
  .grey[aria-disabled=true] { color: #777; } .grey { border: 1px solid; } @media (forced-colors: active) { .grey[aria-disabled=true] { color: GrayText; } }
  .card { inline-size: 200px; padding: 16px; background: #eee; } .section { padding: 16px 0; background: #eee; } .wide { margin: 0 -8px; padding: 16px; background: #eee; }
  .lying { position: absolute; background: #eee; } .raised { box-shadow: 0 2px 8px #777; }
  .toned { background: #eee; } .veil { position: fixed; inset: 0; background: #eee; }
  .rule { block-size: 1px; background: #777; } hr { border: 0; }
  .track { block-size: 8px; background: #ddd; } .fill { inline-size: 40%; block-size: 8px; background: #1c1a18; }
  .fading::after { content: ''; display: block; block-size: 9px; background: linear-gradient(to right, transparent, #fff); }
  .striped { block-size: 9px; background: linear-gradient(#777, #1c1a18); }
  .lined td { border-block-end: 1px solid #777; }
  .framed { border: 1px solid #777; } @media (forced-colors: active) { .framed.unframed { border-color: Canvas; } }
  @media (forced-colors: active) { .edged { outline: 1px solid CanvasText; } .filled { background: CanvasText; } }
`;
const arrow = '<svg width="9" height="9"><path d="M0 0l4 4 4-4"/></svg>';
const pair = (name: string) =>
  `<button class="${name}" aria-pressed="true">On</button> <button class="${name}" aria-pressed="false">Off</button>`;

it.each([
  ['a filled button', '<button class="plane">Buy</button>', [/“Buy” has no edge/]],
  ['an edge of shadow', '<button class="shadow">Buy</button>', [/“Buy” has no edge/]],
  ['a border', '<button class="bordered">Buy</button>', []],
  ['an edge in forced colours only', '<button class="outlined">Buy</button>', []],
  ['a text button without an edge', '<button>Buy</button>', []],
  ['a state shown by tone only', pair('tinted'), [/“On” looks as if it were not chosen/]],
  ['a state shown by font weight', pair('heavy'), []],
  [
    'a state shown by tone with a transition',
    pair('slow'),
    [/“On” looks as if it were not chosen/],
  ],
  ['a link styled as a button', '<a href="#" class="plane">Buy</a>', [/“Buy” has no edge/]],
  [
    'an invisible link in a filled element',
    '<div class="toned"><a href="#" style="opacity: 0">Skip</a></div>',
    [],
  ],
  ['a link that contains a filled element', '<a href="#">New <b class="plane">3</b></a>', []],
  [
    'a current link shown by colour only',
    '<a href="#" class="entry" aria-current="page">Here</a> <a href="#" class="entry">There</a>',
    [/“Here” looks as if it were not current/],
  ],
  [
    'a link with aria-current="false"',
    '<a href="#" class="entry" aria-current="false">Here</a> <a href="#" class="entry">There</a>',
    [],
  ],
  [
    'a current step shown by colour only',
    '<ol><li class="step" aria-current="step">Here</li><li class="step">There</li></ol>',
    [/“Here” looks as if it were not current/],
  ],
  [
    'a current step shown by font weight',
    '<ol><li class="step bold" aria-current="step">Here</li><li class="step bold">There</li></ol>',
    [],
  ],
  [
    'a current link in an item with a rule',
    '<ul><li class="ruled"><a href="#" aria-current="page">Here</a></li><li class="ruled"><a href="#">There</a></li></ul>',
    [],
  ],
  [
    'a current link in an item of another tone',
    '<ul><li class="warm"><a href="#" aria-current="page">Here</a></li><li class="warm"><a href="#">There</a></li></ul>',
    [/“Here” looks as if it were not current/],
  ],
  [
    'an expanded button shown by tone only',
    '<button class="opener" aria-expanded="true">Open</button> <button class="opener" aria-expanded="false">Shut</button>',
    [/“Open” looks as if it were not open/],
  ],
  [
    'an expanded button whose arrow rotates',
    `<button class="turning" aria-expanded="true">Open ${arrow}</button> <button class="turning" aria-expanded="false">Shut ${arrow}</button>`,
    [],
  ],
  [
    'expandable buttons of two variants',
    '<button class="opener" data-tone="quiet" aria-expanded="true">Open</button> <button class="opener" aria-expanded="false">Shut</button>',
    [],
  ],
  [
    'native details shown by tone only',
    '<details class="fold" open><summary>Open</summary>A</details><details class="fold"><summary>Shut</summary>B</details>',
    [/“Open” looks as if it were not open/],
  ],
  [
    'an invalid field shown by colour only',
    '<input class="field" aria-label="Bad" aria-invalid="true"> <input class="field" aria-label="Good">',
    [/“Bad” looks as if it were not invalid/],
  ],
  [
    'an invalid field with a thicker border',
    '<input class="field thick" aria-label="Bad" aria-invalid="true"> <input class="field thick" aria-label="Good">',
    [],
  ],
  [
    'an invalid field with an error message',
    '<input class="field" aria-label="Bad" aria-invalid="true" aria-describedby="e"><p id="e" class="error">Too short</p> <input class="field" aria-label="Good">',
    [],
  ],
  [
    'an invalid field whose hint only turns red',
    '<input class="field" aria-label="Bad" aria-invalid="true" aria-describedby="e"><p id="e" class="error">Ten digits</p> <input class="field" aria-label="Good" aria-describedby="h"><p id="h" class="error">Ten digits</p>',
    [/“Bad” looks as if it were not invalid/],
  ],
  [
    'an invalid group whose cells only turn red',
    '<div role="radiogroup" aria-label="A" aria-invalid="true"><button role="radio" class="cell" aria-checked="false">Bad</button></div><div role="radiogroup" aria-label="B"><button role="radio" class="cell" aria-checked="false">Good</button></div>',
    [/“Bad” looks as if it were not invalid/],
  ],
  [
    'a native disabled button, which the browser renders grey',
    '<button class="faint" disabled>Off</button> <button class="faint">Go</button>',
    [],
  ],
  [
    'a disabled button shown by colour only',
    '<button class="faint" aria-disabled="true">Off</button> <button class="faint">Go</button>',
    [/“Off” looks as if it were not disabled/],
  ],
  [
    'a disabled button that is grey in forced colours',
    '<button class="grey" aria-disabled="true">Off</button> <button class="grey">Go</button>',
    [],
  ],
  ['a card shown by tone only', '<div class="card">Words</div>', [/“Words” has no boundary/]],
  ['a card with an edge in forced colours only', '<div class="card edged">Words</div>', []],
  [
    'a background that a story puts under its components',
    '<div style="inline-size: 200px; padding: 16px; background: #eee">Words</div>',
    [],
  ],
  ['a section with a background', '<section class="section">Words</section>', []],
  ['a band across the window', '<div class="wide">Words</div>', []],
  ['an overlay', '<div class="lying">Words</div>', [/“Words” has no boundary/]],
  ['an overlay with an edge', '<div class="lying edged">Words</div>', []],
  ['a backdrop over the window', '<div class="veil">Words</div>', []],
  ['an element raised by a shadow', '<div class="raised">Words</div>', [/“Words” has no boundary/]],
  [
    'a message shown by tone only',
    '<p role="status" class="toned">Saved</p>',
    [/“Saved” has no boundary/],
  ],
  ['a message with an edge', '<p role="status" class="toned edged">Saved</p>', []],
  ['a filled divider', '<hr class="rule">', [/^In forced colours hr “” has no boundary/]],
  ['a filled divider that is filled in forced colours', '<hr class="rule filled">', []],
  [
    'a meter',
    '<div role="meter" aria-label="A" class="track"><div class="fill"></div></div>',
    [/div\[role=meter\].* has no boundary/, /div “” has no boundary/],
  ],
  [
    'a meter whose filled part is lost in its track',
    '<div role="meter" aria-label="A" class="track edged"><div class="fill"></div></div>',
    [/div “” has no boundary/],
  ],
  [
    'a meter that is filled in forced colours',
    '<div role="meter" aria-label="A" class="track edged"><div class="fill filled"></div></div>',
    [],
  ],
  [
    'a meter rendered by the browser',
    '<meter class="track" value="0.4"></meter><progress class="track" value="0.4"></progress>',
    [],
  ],
  ['a gradient into the background', '<p class="fading">Words</p>', []],
  ['an illustration of gradients', '<div class="striped"></div>', [/div “” has no boundary/]],
  ['the lines of a table', '<table class="lined"><tr><td>1</td></tr></table>', []],
  [
    'a frame that is removed',
    '<div class="framed unframed">Words</div>',
    [/“Words” has no boundary/],
  ],
  [
    'native boxes',
    '<label><input type="checkbox" checked> A</label> <label><input type="checkbox"> B</label>',
    [],
  ],
] as const)('%s', async (_, body, expected) => {
  await page.setContent(`<style>${style}</style>${body}`);
  const found = await forcedColourFindings(page);
  expect(found).toHaveLength(expected.length);
  expected.forEach((what, index) => expect(found[index]).toMatch(what));
});
