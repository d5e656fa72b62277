/** Holds the toolbar's forced colours against those of the pinned browser: what each part shows of its states must be the same. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { adaptDocument } from '../design-system/src/foundation/adaptDocument.ts';
import { partsWithStates } from '../design-system/src/testing/partsWithStates.tsx';
import { stillPage } from '../design-system/src/testing/stillPage.tsx';
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
  await page.setContent(stillPage(part));
  // What is on its way from one colour to another is neither.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  await page.addScriptTag({
    type: 'module',
    content: `${scripts}\nwindow.adaptDocument = adaptDocument;`,
  });
  await page.waitForFunction(() => 'adaptDocument' in window);
}

/** Runs in the page: every part that is drawn, its colours told as the names of the system colours that are the same there. */
function readLooks(): readonly string[] {
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
  // What the two browsers' palettes tell apart differs; these two are what a reader tells apart in both.
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
  const told = (colour: string): string =>
    /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour) ? 'clear' : (families.get(colour) ?? colour);
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      // What is not drawn has no looks.
      if (pseudo && (style.content === 'none' || style.display === 'none')) return [];
      const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
        style.getPropertyValue(`border-${side}-style`) === 'none'
          ? ''
          : `${style.getPropertyValue(`border-${side}-width`)} ${style.getPropertyValue(`border-${side}-style`)} ${told(style.getPropertyValue(`border-${side}-color`))}`,
      );
      const outline = style.outlineStyle === 'none' ? '' : told(style.outlineColor);
      const picture = /gradient|url/.test(style.backgroundImage) ? 'pictured' : '';
      const hasWords = pseudo
        ? !/^["']{2}$/.test(style.content)
        : [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      return [
        [
          element.tagName.toLowerCase(),
          element.getAttribute('type') ?? '',
          pseudo ?? '',
          hasWords ? told(style.color) : '',
          'on',
          told(style.backgroundColor),
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
  it.each(Object.entries(partsWithStates))(
    'from the toolbar show %s as the browser does',
    async (_, part) => {
      await show(part);
      const own = await page.evaluate(readLooks);
      await page.emulateMedia({ forcedColors: 'active' });
      const real = await page.evaluate(readLooks);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.evaluate((asked) => window.adaptDocument(document, asked), forced);
      const simulated = await page.evaluate(readLooks);
      expect(simulated).toEqual(real);
      expect(real).not.toEqual(own);
      await page.evaluate((asked) => window.adaptDocument(document, asked), {
        ...forced,
        forcedColours: false,
      });
      expect(await page.evaluate(readLooks)).toEqual(own);
    },
  );

  it('leave a step to come its one line', async () => {
    await show(partsWithStates.steps);
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
