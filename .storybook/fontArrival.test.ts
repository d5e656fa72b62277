/**
 * Renders Nordic text in every text style and delays the shop's fonts: the fallback must take the
 * same space. Long: the cases share one browser and its served fonts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as type from '../design-system/src/foundation/typeStyles.ts';
import { fontFacesCss } from '../design-system/src/tokens/fontFacesCss.ts';
import { tokensCss } from '../design-system/src/tokens/generated/tokensCss.ts';
import { browserArguments, pinnedChromium } from '../tools/browser/pinnedChromium.ts';

const root = join(import.meta.dirname, '..');
const shop = 'http://shop.test';

/**
 * The fallback fonts, and by how many hundredths of its width text may move. Arimo and Tinos have
 * the same widths as Arial and Times New Roman, letter by letter.
 */
const devices = [
  {
    device: 'a computer',
    windows: [390, 1440],
    files: { Arial: 'arimo', 'Times New Roman': 'tinos' },
    bounds: {
      'running text': 1,
      'emphasised text': 3,
      display: 2,
      'small caps, of a word or two': 7,
    },
  },
  {
    device: 'an Android phone',
    windows: [390],
    files: { Roboto: 'roboto', 'Noto Serif': 'noto-serif' },
    bounds: {
      'running text': 1,
      'emphasised text': 2,
      display: 2.5,
      'small caps, of a word or two': 3,
    },
  },
] as const;

const standIn = (name: string): string =>
  `url(data:font/woff2;base64,${readFileSync(join(import.meta.dirname, 'standInFonts', `${name}-latin-400-normal.woff2`), 'base64')})`;

/** The shop's font faces on a device with only these font files. */
const facesWith = (files: Readonly<Record<string, string>>): string =>
  fontFacesCss.replace(/local\('([^']+)'\)[^;]*/g, (_, font: string) =>
    files[font] === undefined ? "local('no such font')" : standIn(files[font]),
  );

const cssOf = (fragment: readonly unknown[]): string => fragment.map(String).join('');
const medium = 'font-weight: var(--font-weight-medium);';
const running = {
  small: cssOf(type.smallType),
  body: cssOf(type.bodyType),
  lead: cssOf(type.leadType),
};
const emphasised = {
  'small, medium': running.small + medium,
  'body, medium': running.body + medium,
};
const display = {
  title: cssOf(type.titleType),
  section: cssOf(type.sectionType),
  heading: cssOf(type.headingType),
  display: cssOf(type.displayType),
};
const smallCaps = { 'small caps': cssOf(type.smallCapsType) };
const groups = {
  'running text': running,
  'emphasised text': emphasised,
  display,
  'small caps, of a word or two': smallCaps,
} as const;
const styles: Readonly<Record<string, string>> = {
  ...running,
  ...emphasised,
  ...display,
  ...smallCaps,
};

const words = {
  sv: [
    'Ull som håller i många vintrar',
    'Kavajen är sydd i lätt ull från Italien och hänger fint över axlarna. Välj din vanliga storlek; ärmarna kan läggas upp hos oss. Fri frakt över 500 kr och öppet köp i 30 dagar.',
  ],
  nb: [
    'Ull som varer i mange vintre',
    'Blazeren er sydd i lett ull fra Italia og henger pent over skuldrene. Velg din vanlige størrelse; ermene kan legges opp hos oss. Fri frakt over 500 kr og åpent kjøp i 30 dager.',
  ],
  da: [
    'Uld, der holder i mange vintre',
    'Blazeren er syet i let uld fra Italien og falder smukt over skuldrene. Vælg din sædvanlige størrelse; ærmerne kan lægges op hos os. Fri fragt over 500 kr. og 30 dages returret.',
  ],
  fi: [
    'Villaa, joka kestää monta talvea',
    'Jakku on ommeltu kevyestä italialaisesta villasta ja laskeutuu kauniisti hartioille. Valitse tavallinen kokosi; hihat voidaan lyhentää liikkeessämme. Toimitus on maksuton yli 50 euron tilauksiin, ja palautusaika on 30 päivää.',
  ],
} as const;
const languages = Object.keys(words) as (keyof typeof words)[];
const columns = [320, 400, 480, 560, 640, 720];

const specimens = Object.keys(styles)
  .flatMap((style, place) =>
    languages.map((language) => {
      const [heading, text] = words[language];
      const paragraphs = columns
        .map(
          (width) =>
            `<p style="inline-size: ${String(width)}px">${style in display ? heading : text}</p>`,
        )
        .join('');
      return `<div lang="${language}" class="style-${String(place)}" data-style="${style}"><div class="line"><span>${text}</span><i></i></div>${paragraphs}</div>`;
    }),
  )
  .join('');

const article = (language: keyof typeof words): string => {
  const [heading, text] = words[language];
  const set = (style: string, said: string): string =>
    `<p lang="${language}" class="style-${String(Object.keys(styles).indexOf(style))}">${said}</p>`;
  return `<article>${set('small caps', 'Solvik')}${set('heading', heading)}${set('lead', text)}${set('body', text)}${set('section', heading)}${set('body', text)}${set('body, medium', heading)}${set('small', text)}</article>`;
};

const sheet = `${tokensCss}
  * { margin: 0; } body { font-synthesis-weight: none; font-kerning: normal; text-rendering: optimizeLegibility; }
  p { text-wrap: pretty; } .line { white-space: nowrap; } .line i { display: inline-block; }
  article { max-inline-size: 640px; margin: 16px; }
  ${Object.values(styles)
    .map((style, place) => `.style-${String(place)} { ${style} }`)
    .join('\n')}`;

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
});
afterAll(async () => browser.close());

/**
 * Runs in the page: returns the box of one long line, its width, and its number of lines in each
 * column.
 */
function measure() {
  return [...document.querySelectorAll<HTMLElement>('[data-style]')].map((specimen) => {
    const [line, text, baseline] = ['.line', 'span', 'i'].map(
      (part) => specimen.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
    );
    const step = Number.parseFloat(getComputedStyle(specimen).lineHeight);
    return {
      style: specimen.dataset['style'] ?? '',
      language: specimen.lang,
      width: text?.width ?? 0,
      room: { height: line?.height ?? 0, baseline: (baseline?.bottom ?? 0) - (line?.top ?? 0) },
      lines: [...specimen.querySelectorAll('p')].map(({ offsetHeight }) =>
        Math.round(offsetHeight / step),
      ),
    };
  });
}

type Specimen = ReturnType<typeof measure>[number];

/** Resolves after two frames, when the layout is painted and its shifts are counted. */
const paint = async (): Promise<void> =>
  new Promise(
    (resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/** Shows `body` in `faces` while the fonts are delayed, then loads them. */
async function delayFonts({
  body,
  width,
  faces,
}: {
  readonly body: string;
  readonly width: number;
  readonly faces: string;
}) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const gate = Promise.withResolvers<undefined>();
  await page.route(`${shop}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname).replace('/@fs/', '/');
    if (!path.endsWith('.woff2'))
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><style>${faces}${sheet}</style><body>${body}`,
      });
    await gate.promise;
    return route.fulfill({
      contentType: 'font/woff2',
      body: readFileSync(existsSync(path) ? path : join(root, path)),
    });
  });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await page.goto(shop, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => family.includes('Fallback') && status === 'loaded',
      ).length === 2,
  );
  await page.evaluate(paint);
  const before = await page.evaluate(measure);
  const late = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loading')
      .map(({ family, weight }) => `${family} ${weight}`),
  );
  await page.evaluate('seen.length = 0');
  gate.resolve(undefined);
  await page.evaluate(async () => document.fonts.ready);
  await page.evaluate(paint);
  const after = await page.evaluate(measure);
  const shift = await page.evaluate<number>('seen.reduce((sum, value) => sum + value, 0)');
  await page.close();
  return { before, after, late, shift };
}

type Arrival = Awaited<ReturnType<typeof delayFonts>>;
const everyFace = ['Bodoni Moda 400', 'Poppins 400', 'Poppins 500'];

const pairsIn = ({ before, after }: Arrival, group: Readonly<Record<string, string>>) =>
  after.flatMap((then, place) =>
    then.style in group
      ? [{ name: `${then.style} in ${then.language}`, before: before[place] ?? then, after: then }]
      : [],
  );

describe.each(devices)('On $device', ({ files, windows, bounds }) => {
  const faces = facesWith(files);

  describe.each([390, 1440])('text in a window %i wide, as its fonts arrive', (width) => {
    let arrival: Arrival;
    beforeAll(async () => {
      arrival = await delayFonts({ body: specimens, width, faces });
    });

    it('retains the height of its lines and their baselines', () => {
      expect(arrival.late.toSorted()).toEqual(everyFace);
      expect(
        arrival.before.map(({ style, language, room }) => ({ style, language, room })),
      ).toEqual(arrival.after.map(({ style, language, room }) => ({ style, language, room })));
    });

    // The medium face has the fallback of the regular one; Arial's capitals, which small caps
    // consist of, are wider than Poppins's.
    it.each(Object.keys(groups) as (keyof typeof groups)[])('retains the width of %s', (group) => {
      const pairs = pairsIn(arrival, groups[group]);
      expect(pairs).toHaveLength(Object.keys(groups[group]).length * languages.length);
      expect(
        pairs.filter(
          ({ before, after }) => !(Math.abs(before.width / after.width - 1) * 100 <= bounds[group]),
        ),
      ).toEqual([]);
    });

    it('retains its number of lines, except one paragraph in twenty whose line was full', () => {
      const paragraphs = pairsIn(arrival, { ...running, ...emphasised, ...display }).flatMap(
        ({ before, after }) =>
          before.lines.map((lines, place) => Math.abs(lines - (after.lines[place] ?? 0))),
      );
      expect(paragraphs).toHaveLength(9 * languages.length * columns.length);
      expect(Math.max(...paragraphs)).toBeLessThanOrEqual(1);
      expect(paragraphs.filter((more) => more > 0).length).toBeLessThanOrEqual(
        paragraphs.length / 20,
      );
    });
  });

  it('has the height of its font within 0.5 %, measured in large text because small text is rounded to pixels', async () => {
    const tall = (style: string, family: string, weight: number): string =>
      `<div data-style="${style}" style="font: ${String(weight)} 400px / normal var(${family})"><div class="line"><span>Åg</span><i></i></div></div>`;
    const { before, after } = await delayFonts({
      body:
        tall('running', '--font-text', 400) +
        tall('emphasised', '--font-text', 500) +
        tall('display', '--font-display', 400),
      width: 1440,
      faces,
    });
    expect(after.map(({ room }) => room)).toEqual([
      { height: 600, baseline: 440 },
      { height: 600, baseline: 440 },
      { height: 610, baseline: 450 },
    ]);
    const moved = before.flatMap(({ room }, place) => [
      room.height - (after[place]?.room.height ?? 0),
      room.baseline - (after[place]?.room.baseline ?? 0),
    ]);
    expect(
      moved.filter((pixels) => Math.abs(pixels) > 2),
      moved.join(' '),
    ).toEqual([]);
  });

  describe.each([...windows])('an article in a window %i wide', (width) => {
    it.each(languages)('does not shift as its fonts arrive (%s)', async (language) => {
      const { late, shift } = await delayFonts({ body: article(language), width, faces });
      expect(late.toSorted()).toEqual(everyFace);
      expect(shift).toBe(0);
    });
  });

  describe('a fallback without the metrics of its font', () => {
    it.each([
      ['of another size', /size-adjust: [^;]*;/g],
      ['of another height', /(ascent|descent)-override: [^;]*;/g],
    ])('is shown to shift the page: %s', async (_, fault) => {
      const { shift } = await delayFonts({
        body: article('sv'),
        width: 390,
        faces: faces.replaceAll(fault, ''),
      });
      expect(shift).toBeGreaterThan(0.001);
    });

    it.each([
      ['baselines', /(ascent|descent)-override: [^;]*;/g, ({ room }: Specimen) => room.baseline],
      ['widths', /size-adjust: [^;]*;/g, ({ width }: Specimen) => Math.round(width / 20)],
    ])('shows in the %s', async (_, fault, figure) => {
      const { before, after } = await delayFonts({
        body: specimens,
        width: 390,
        faces: faces.replaceAll(fault, ''),
      });
      expect(before.map(figure)).not.toEqual(after.map(figure));
    });
  });
});
