import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkStoredLedger } from '../ledger/readLedger.ts';
import {
  type JourneyReport,
  titlesOfJourneys,
  titlesOfRun,
  type UnitReport,
} from '../ledger/reportedTitles.ts';
import { findings, root, type SuiteStep } from './suiteStep.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Whether every test that the specification's ledger names has run, by the reports of the steps before. */
export const ledgerStep = (reports: {
  /** Paths from the root. */
  readonly units: string;
  readonly journeys: string;
}): SuiteStep =>
  findings('The ledger names tests that ran', () =>
    checkStoredLedger(
      root,
      new Map([
        ...titlesOfRun(read(reports.units) as UnitReport, root),
        ...titlesOfJourneys(read(reports.journeys) as JourneyReport),
      ]),
    ),
  );
