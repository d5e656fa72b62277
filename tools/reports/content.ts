/**
 * `npm run report:content`: what proves the widgets and the workbench, in figures. Draws a thousand valid and a thousand mutated
 * payloads of each widget on the server and in the browser; `-- --some` draws a part.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { widgetDefinitions } from '../../content-schema/src/widgetDefinitions.ts';
import { launchCamera } from '../../.storybook/visual/camera.ts';
import { buildStorybook } from '../../.storybook/buildStorybook.ts';
import { serveFolder } from '../../.storybook/serveFolder.ts';
import { drawPayloads } from '../content/drawPayloads.ts';
import { editToPaint } from '../content/editToPaint.ts';
import { startShop } from '../content/startShop.ts';
import { widgetSizes } from '../content/widgetSizes.ts';
import { pinnedChromium } from '../browser/pinnedChromium.ts';
import { root, runProgram } from '../suite/suiteStep.ts';

const count = process.argv.includes('--some') ? 40 : 1000;
const onePage = 20;
const port = 3429;
/** Milliseconds in which what an editor writes stands in the page. */
const longestEdit = 100;
const say = (line: string) => process.stdout.write(`${line}\n`);
const types = widgetDefinitions.map(({ type }) => type);
const faults: string[] = [];

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs the tests that speak of each widget and gives their names with what came of them. */
async function provenByTests(): Promise<
  readonly { readonly fullName: string; readonly status: string }[]
> {
  const report = join(root, '.cache/contentTests.json');
  await runProgram(
    'node_modules/.bin/vitest',
    [
      'run',
      'content-schema',
      'widgets',
      'storefront/src/features/workbench',
      'tools/generate/exampleWords.test.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { PAYLOADS: String(count) },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

const browserFile = process.env.CHROMIUM_PATH ?? (await pinnedChromium()) ?? '';
const tests = await provenByTests();
for (const { fullName, status } of tests)
  if (status !== 'passed') faults.push(`The test “${fullName}” ${status}`);
const isProven = (words: string) =>
  tests.some(({ fullName, status }) => fullName.includes(words) && status === 'passed');

const site = await serveFolder(await buildStorybook(root));
const browser = await launchCamera();
const wrongInBrowser = new Map<string, number>();
const waiting = types.flatMap((type) =>
  (['valid', 'mutated'] as const).map((kind) => ({ type, kind })),
);
const drawThose = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const said = await drawPayloads({ browser, address: site.url, ...next, count, onePage });
    wrongInBrowser.set(next.type, (wrongInBrowser.get(next.type) ?? 0) + said.length);
    faults.push(...said);
    say(
      `${next.type}, ${next.kind}: ${String(count)} drawn in the browser, ${String(said.length)} wrong`,
    );
  }
};
await Promise.all([drawThose(), drawThose()]);
site.close();

/** Whether every version before today's has stored examples that are read by a test. */
const hasOldVersions = ({ type, version }: (typeof widgetDefinitions)[number]): boolean =>
  Array.from({ length: version - 1 }, (_, at) => at + 1).every((old) =>
    isProven(`version ${String(old)} ${type} is read`),
  );
/** Whether the editor's form, the widget's own words and its examples are all said in each language, and not in Swedish. */
const isToldInAll = ({ type }: Pick<(typeof widgetDefinitions)[number], 'type'>): boolean =>
  isProven(`the words of ${type} `) &&
  ['nb', 'da', 'fi'].every(
    (language) =>
      isProven(`what ${type} says by itself has words of its own in ${language}`) &&
      isProven(`the examples of ${type} are told in ${language}`),
  );
const columns: readonly (readonly [
  string,
  (definition: (typeof widgetDefinitions)[number]) => boolean,
])[] = [
  ['schema', ({ type }) => existsSync(join(root, `content-schema/schemas/${type}.json`))],
  ['renderer', ({ type }) => isProven(`generated payloads of ${type} on the server`)],
  [
    'stories',
    ({ type }) => globSync(`widgets/src/${type}/*.stories.tsx`, { cwd: root }).length > 0,
  ],
  ['form', ({ type }) => isProven(`the form of ${type} `)],
  [
    'fuzz',
    ({ type }) =>
      isProven(`generated payloads of ${type} on the server valid`) &&
      isProven(`generated payloads of ${type} on the server mutated`) &&
      wrongInBrowser.get(type) === 0,
  ],
  ['migrations', hasOldVersions],
  ['languages', isToldInAll],
];
say(`\n${'widget'.padEnd(18)}${columns.map(([title]) => title.padEnd(12)).join('')}`);
for (const definition of widgetDefinitions) {
  const cells = columns.map(([title, holds]) => {
    if (holds(definition)) return 'yes';
    faults.push(`${definition.type}: ${title} does not hold`);
    return 'NO';
  });
  say(`${definition.type.padEnd(18)}${cells.map((cell) => cell.padEnd(12)).join('')}`);
}
say(
  `Payloads: ${String(count)} valid and ${String(count)} mutated of each of ${String(types.length)} widgets, on the server and in the browser, ${String(onePage)} to a page; the valid ones held against axe`,
);

if ((await runProgram(process.execPath, ['tools/setup/buildOnly.mjs'])).code !== 0)
  faults.push('The storefront does not build');
say('\nJavaScript that a widget adds to a page with content, bytes after gzip:');
for (const [type, size] of Object.entries(widgetSizes(root)).toSorted(([, a], [, b]) => b - a))
  say(`  ${type.padEnd(20)}${String(size).padStart(7)}`);

const shop = await startShop(root, port);
const took = (await editToPaint({ browser, address: shop.address, edits: 60 })).toSorted(
  (a, b) => a - b,
);
const at = (share: number) =>
  took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
const [median, p95] = [at(0.5), at(0.95)];
say(
  `\nFrom an edit to its paint in the page beside it, of ${String(took.length)} edits: median ${median.toFixed(0)} ms; 95th percentile ${p95.toFixed(0)} ms, ${p95 <= longestEdit ? 'within' : 'NOT within'} ${String(longestEdit)} ms`,
);
if (!(median <= longestEdit))
  faults.push(
    `Half of the edits take longer than ${String(longestEdit)} ms to be painted: the median is ${median.toFixed(0)} ms`,
  );
await shop.stop();
await browser.close();

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
  { CAMPAIGN_PICTURES: pictures, CHROMIUM_PATH: browserFile },
);
if (code !== 0) faults.push('An editor does not come from a campaign page to the shop: see above');
say(
  `\nAn editor’s way from a campaign page to the shop, ${code === 0 ? 'walked' : 'NOT walked'}; pictures in ${relative(root, pictures)}:`,
);
for (const picture of globSync('*.png', { cwd: pictures }).toSorted(
  (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
))
  say(`  ${picture}`);

say(faults.length === 0 ? 'All that must be holds.' : 'What must be and is not:');
for (const fault of faults) say(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
