/**
 * Imports every catalogue of real data into a fresh data folder and prints the result: rows, products, sizes,
 * refusals by reason, speed and memory. Each import runs in a separate process, so that its peak
 * memory is measured separately.
 *
 *   npm run report:import            all files
 *   npm run report:import -- luma    those whose path contains a word
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCommerce } from '../../commerce/src/createCommerce.ts';
import { importFile } from '../../commerce/src/import/importFile.ts';
import type { ImportReport } from '../../commerce/src/import/importReport.ts';
import { readMapping } from '../../commerce/src/import/mapping/readMapping.ts';

const data = join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

/** A file and its mapping. */
const catalogues: readonly (readonly [file: string, mapping: string])[] = [
  ['catalogues/shopify-partners-apparel.csv', 'shopify-apparel'],
  ['catalogues/shopify-partners-jewelery.csv', 'shopify-jewelery'],
  ['catalogues/luma/ConfigurableSampleData_fixtures_products.csv', 'luma'],
  ['feeds/offer-full.csv', 'offer-full'],
  ['feeds/offer-full.xml', 'offer-full'],
  ['catalogues/kaggle-fashion-styles-44k.csv', 'kaggle-styles'],
];

interface Measured {
  readonly report: ImportReport;
  /**
   * Peak memory of the importing process in kilobytes, embedded database included, before and
   * during the import.
   */
  readonly idleKilobytes: number;
  readonly peakKilobytes: number;
}

async function importOne(file: string, mapping: string, dataDir: string): Promise<Measured> {
  const commerce = await createCommerce({ dataDir, env: {}, log: () => undefined, hasJobs: false });
  const idleKilobytes = process.resourceUsage().maxRSS;
  try {
    const report = await importFile({
      file,
      commerce,
      dataDir,
      mapping: await readMapping(mapping),
      isOtherAccepted: true,
      onProgress: ({ rows, of }) =>
        process.stderr.write(
          of ? `\r  ${basename(file)} ${String(Math.round((rows / of) * 100))} %  ` : '',
        ),
    });
    process.stderr.write('\r');
    return { report, idleKilobytes, peakKilobytes: process.resourceUsage().maxRSS };
  } finally {
    await commerce.close();
  }
}

const counts = (tally: Readonly<Record<string, number>>): string =>
  Object.entries(tally)
    .map(([reason, count]) => `${String(count)} ${reason}`)
    .join(', ') || 'none';

function printed(
  file: string,
  times: string,
  { report, idleKilobytes, peakKilobytes }: Measured,
): string {
  const { rows, products, skus, changed, seconds, refused, partial, soldIn } = report;
  return [
    `${file}${times}`,
    `  ${String(rows)} rows, ${String(products)} products, ${String(skus)} sizes, ${String(changed)} new or changed, sold in ${counts(soldIn)}`,
    `  ${seconds.toFixed(1)} s, ${String(Math.round(rows / seconds))} rows/s, ${String(Math.round(peakKilobytes / 1024))} MB at most (${String(Math.round(idleKilobytes / 1024))} MB of it before the first row)`,
    `  refused: ${counts(refused)}; partial: ${counts(partial)}`,
  ].join('\n');
}

async function report(words: readonly string[]): Promise<void> {
  const chosen = catalogues.filter(
    ([file]) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  if (!(await stat(data).catch(() => undefined))) {
    process.stdout.write(
      'The folder ../shared/data is not on this machine; nothing was imported.\n',
    );
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'solvik-import-'));
  const child = promisify(execFile);
  try {
    for (const [file, mapping] of chosen) {
      for (const times of ['', ' (again)']) {
        const { stdout } = await child(
          process.execPath,
          [fileURLToPath(import.meta.url), '--one', join(data, file), mapping, dataDir],
          { maxBuffer: 1 << 24 },
        );
        process.stdout.write(`${printed(file, times, JSON.parse(stdout) as Measured)}\n`);
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const [flag, file = '', mapping = '', dataDir = ''] = process.argv.slice(2);
if (flag === '--one') process.stdout.write(JSON.stringify(await importOne(file, mapping, dataDir)));
else await report(process.argv.slice(2));
