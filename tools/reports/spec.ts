/**
 * `npm run report:spec`: how much of the specification is proven by a test, planned, or decided
 * otherwise. `--to-come` lists what is planned; `--titles` collects the titles of all tests and
 * compares them.
 */
import { join } from 'node:path';
import { collectTitles } from '../ledger/collectTitles.ts';
import { checkStoredLedger, readLedger } from '../ledger/readLedger.ts';
import { writeLedgerReport } from '../ledger/writeLedgerReport.ts';

const root = join(import.meta.dirname, '../..');
const files = readLedger(root);
const problems = checkStoredLedger(
  root,
  process.argv.includes('--titles') ? collectTitles(root) : undefined,
);

process.stdout.write(
  `${writeLedgerReport(files, { isToCome: process.argv.includes('--to-come') }).join('\n')}\n`,
);
if (problems.length > 0) {
  process.stderr.write(
    `\nThe ledger has faults to fix:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`,
  );
  process.exitCode = 1;
}
