/**
 * Compares the toolbar's forced colours with those of the pinned browser: each component must show
 * the same states.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { adaptDocument } from '../design-system/src/foundation/adaptDocument.ts';
import { componentsWithStates } from '../design-system/src/testing/componentsWithStates.tsx';
import { staticPage } from '../design-system/src/testing/staticPage.tsx';
import { browserArguments, pinnedChromium } from '../tools/browser/pinnedChromium.ts';

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

declare global {
  interface Window {
    adaptDocument: typeof adaptDocument;
  }
}

const scripts = stripTypeScriptTypes(
  readFileSync(
    new URL('../design-system/src/foundation/adaptDocument.ts', import.meta.url),
    'utf8',
  ),
);

async function show(part: ReactNode): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setContent(staticPage(part));
  // A colour in transition is neither of the two.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  await page.addScriptTag({
    type: 'module',
    content: `${scripts}\nwindow.adaptDocument = adaptDocument;`,
  });
  await page.waitForFunction(() => 'adaptDocument' in window);
}

/** Runs in the page: every rendered component, with its colours as names of system colours. */
function readAppearances(): readonly string[] {
  const names = [
    'Canvas',
    'CanvasText',
    'LinkText',
    'ButtonFace',
    'ButtonText',
    'ButtonBorder',
    'Field',
    'FieldText',
    'Highlight',
    'HighlightText',
    'GrayText',
  ];
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.setProperty('forced-color-adjust', 'none');
  // One palette distinguishes more colours than the other; these are distinct in both.
  const grounds = new Set(['Canvas', 'ButtonFace', 'Field', 'HighlightText']);
  const families = new Map<string, string>();
  for (const name of names) {
    probe.style.color = name;
    const isGround = grounds.has(name);
    families.set(
      getComputedStyle(probe).color,
      isGround ? 'ground' : ['Highlight', 'LinkText', 'GrayText'].includes(name) ? name : 'ink',
    );
  }
  probe.remove();
  const nameColour = (colour: string): string =>
    /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour) ? 'clear' : (families.get(colour) ?? colour);
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      // An element that is not rendered has no appearance.
      if (pseudo && (style.content === 'none' || style.display === 'none')) return [];
      const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
        style.getPropertyValue(`border-${side}-style`) === 'none'
          ? ''
          : `${style.getPropertyValue(`border-${side}-width`)} ${style.getPropertyValue(`border-${side}-style`)} ${nameColour(style.getPropertyValue(`border-${side}-color`))}`,
      );
      const outline = style.outlineStyle === 'none' ? '' : nameColour(style.outlineColor);
      const picture = /gradient|url/.test(style.backgroundImage) ? 'pictured' : '';
      const hasWords = pseudo
        ? !/^["']{2}$/.test(style.content)
        : [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      return [
        [
          element.tagName.toLowerCase(),
          element.getAttribute('type') ?? '',
          pseudo ?? '',
          hasWords ? nameColour(style.color) : '',
          'on',
          nameColour(style.backgroundColor),
          picture,
          style.boxShadow,
          sides.join('/'),
          outline,
        ].join(' '),
      ];
    }),
  );
}

const forced = { forcedColours: true, reducedMotion: true, textSize: 100 };

describe('forced colours', () => {
  it.each(Object.entries(componentsWithStates))(
    'from the toolbar show %s as the browser does',
    async (_, part) => {
      await show(part);
      const original = await page.evaluate(readAppearances);
      await page.emulateMedia({ forcedColors: 'active' });
      const real = await page.evaluate(readAppearances);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.evaluate((settings) => window.adaptDocument(document, settings), forced);
      const simulated = await page.evaluate(readAppearances);
      expect(simulated).toEqual(real);
      expect(real).not.toEqual(original);
      await page.evaluate((settings) => window.adaptDocument(document, settings), {
        ...forced,
        forcedColours: false,
      });
      expect(await page.evaluate(readAppearances)).toEqual(original);
    },
  );

  it('retain the single border of a later step', async () => {
    await show(componentsWithStates.steps);
    await page.emulateMedia({ forcedColors: 'active' });
    const widths = await page
      .getByRole('listitem')
      .last()
      .evaluate((step) =>
        ['top', 'right', 'bottom', 'left'].map((side) =>
          getComputedStyle(step).getPropertyValue(`border-${side}-width`),
        ),
      );
    expect(widths).toEqual(['2px', '0px', '0px', '0px']);
  });
});
