/** Collects the titles of all tests without running them; some two minutes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type JourneyReport,
  type TitlesByFile,
  titlesOfJourneys,
  titlesOfList,
  type UnitList,
} from './reportedTitles.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

export function collectTitles(root: string): TitlesByFile {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const units = join(folder, 'unit-titles.json');
  run('vitest', ['list', `--json=${units}`, '--no-static-parse']);
  const journeys = join(folder, 'journey-titles.json');
  run(
    'playwright',
    ['test', '--list', '--config', 'storefront/e2e/playwright.config.ts', '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  );
  return new Map([
    ...titlesOfList(read(units) as UnitList, root),
    ...titlesOfJourneys(read(journeys) as JourneyReport),
  ]);
}
