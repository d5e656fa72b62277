/**
 * `npm run report:content`: figures that prove the widgets and the workbench. Renders a thousand
 * valid and a thousand mutated payloads of each widget on the server and in the browser; `-- --some`
 * renders a part.
 */
import { existsSync, globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { widgetDefinitions } from '../../content-schema/src/widgetDefinitions.ts';
import { launchCamera } from '../../.storybook/visual/camera.ts';
import { buildStorybook } from '../../.storybook/buildStorybook.ts';
import { withCamera } from '../../.storybook/visual/withCamera.ts';
import { arePassed, runContentTests } from '../content/contentTests.ts';
import { drawWidgets } from '../content/drawWidgets.ts';
import { editToPaint } from '../content/editToPaint.ts';
import { startShop } from '../content/startShop.ts';
import { withProcess } from '../content/withProcess.ts';
import { widgetSizes } from '../content/widgetSizes.ts';
import { pinnedChromium } from '../browser/pinnedChromium.ts';
import { root, runProgram } from '../suite/suiteStep.ts';

const count = process.argv.includes('--some') ? 40 : 1000;
const onePage = 20;
const port = 3429;
/** Milliseconds from an edit to its paint in the page. */
const maxEditTime = 100;
const print = (line: string) => process.stdout.write(`${line}\n`);
const types = widgetDefinitions.map(({ type }) => type);
const faults: string[] = [];

const tests = await runContentTests(count);
for (const { fullName, status } of tests)
  if (status !== 'passed') faults.push(`The test “${fullName}” ${status}`);
const isProven = (file: Parameters<typeof arePassed>[1], ...words: readonly string[]): boolean =>
  arePassed(tests, file, words);

const drawn = await withCamera(await buildStorybook(root), (camera) =>
  drawWidgets(camera, { types, count, onePage, print }),
);
faults.push(...[...drawn.values()].flat());

type Definition = (typeof widgetDefinitions)[number];

/** Whether every earlier version has stored examples that a test reads. */
const hasOldVersions = ({ type, version }: Definition): boolean =>
  Array.from({ length: version - 1 }, (_, at) => String(at + 1)).every((old) =>
    isProven('migrations', 'version', old, type),
  );
/** Whether the editor's form, the widget's own texts and its examples are translated. */
const isTranslated = ({ type }: Definition): boolean =>
  isProven('titles', type) &&
  ['nb', 'da', 'fi'].every(
    (language) =>
      isProven('widgetTexts', type, language) && isProven('exampleTexts', type, language),
  );
const columns: readonly (readonly [string, (definition: Definition) => boolean])[] = [
  ['schema', ({ type }) => existsSync(join(root, `content-schema/schemas/${type}.json`))],
  ['renderer', ({ type }) => isProven('payloads', type)],
  [
    'stories',
    ({ type }) => globSync(`widgets/src/${type}/*.stories.tsx`, { cwd: root }).length > 0,
  ],
  ['form', ({ type }) => isProven('forms', type)],
  [
    'fuzz',
    ({ type }) =>
      isProven('payloads', type, 'valid') &&
      isProven('payloads', type, 'mutated') &&
      drawn.get(type)?.length === 0,
  ],
  ['migrations', hasOldVersions],
  ['languages', isTranslated],
];
print(`\n${'widget'.padEnd(18)}${columns.map(([title]) => title.padEnd(12)).join('')}`);
for (const definition of widgetDefinitions) {
  const cells = columns.map(([title, holds]) => {
    if (holds(definition)) return 'yes';
    faults.push(`${definition.type}: “${title}” is not proven`);
    return 'NO';
  });
  print(`${definition.type.padEnd(18)}${cells.map((cell) => cell.padEnd(12)).join('')}`);
}
print(
  `Payloads: ${String(count)} valid and ${String(count)} mutated of each of ${String(types.length)} widgets, on the server and in the browser, ${String(onePage)} to a page; the valid ones checked with axe`,
);

if ((await runProgram(process.execPath, ['tools/setup/buildOnly.mjs'])).code !== 0)
  faults.push('The storefront does not build: run “node tools/setup/buildOnly.mjs” to see why');
print('\nJavaScript that a widget adds to a page with content, bytes after gzip:');
for (const [type, size] of Object.entries(widgetSizes(root)).toSorted(([, a], [, b]) => b - a))
  print(`  ${type.padEnd(20)}${String(size).padStart(7)}`);

const openBrowser = async () => {
  const browser = await launchCamera();
  return { browser, stop: () => browser.close() };
};
const measureEdits = () =>
  withProcess(
    () => startShop(root, port),
    ({ address }) =>
      withProcess(openBrowser, ({ browser }) => editToPaint({ browser, address, edits: 60 })),
  );
const times = (await measureEdits()).toSorted((a, b) => a - b);
const at = (share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
const [median, p95] = [at(0.5), at(0.95)];
print(
  `\nFrom an edit to its paint in the page beside it, of ${String(times.length)} edits: median ${median.toFixed(0)} ms; 95th percentile ${p95.toFixed(0)} ms, ${p95 <= maxEditTime ? 'within' : 'NOT within'} ${String(maxEditTime)} ms`,
);
if (!(median <= maxEditTime))
  faults.push(
    `Half of the edits take longer than ${String(maxEditTime)} ms to be painted: the median is ${median.toFixed(0)} ms`,
  );

const pictures = join(root, '.cache/campaign');
rmSync(pictures, { recursive: true, force: true });
const { code } = await runProgram(
  'node_modules/.bin/playwright',
  [
    'test',
    '--config',
    'storefront/e2e/playwright.config.ts',
    '--reporter',
    'line',
    '--output',
    '.cache/campaign-results',
    'campaign',
  ],
  {
    CAMPAIGN_PICTURES: pictures,
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? (await pinnedChromium()) ?? '',
  },
);
if (code !== 0) faults.push('The journey from a campaign page to the shop fails: see above');
print(
  `\nThe journey of an editor from a campaign page to the shop ${code === 0 ? 'passes' : 'FAILS'}; pictures in ${relative(root, pictures)}:`,
);
for (const picture of globSync('*.png', { cwd: pictures }).toSorted(
  (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
))
  print(`  ${picture}`);

print(faults.length === 0 ? 'Everything is proven.' : 'Not proven:');
for (const fault of faults) print(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
