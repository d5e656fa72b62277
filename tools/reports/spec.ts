/** `npm run report:spec`: how much of the specification is held by a test, is to come, or was decided otherwise. `--to-come` lists the rest. */
import { join } from 'node:path';
import { checkLedger } from '../ledger/checkLedger.ts';
import { readLedger, readProof, rowsOf } from '../ledger/readLedger.ts';
import { writeLedgerReport } from '../ledger/writeLedgerReport.ts';

const root = join(import.meta.dirname, '../..');
const files = readLedger(root);
const problems = checkLedger(
  files.map(({ name, file }) => ({ name, rows: rowsOf(file) })),
  readProof(root),
);

process.stdout.write(
  `${writeLedgerReport(files, { isToCome: process.argv.includes('--to-come') }).join('\n')}\n`,
);
if (problems.length > 0) {
  process.stderr.write(
    `\nThe ledger cannot be believed yet:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`,
  );
  process.exitCode = 1;
}
