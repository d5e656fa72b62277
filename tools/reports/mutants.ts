/**
 * `npm run report:mutants`: how many small faults in pricing, carts, checkout and orders the tests detect. Each mutant is
 * inserted while the file is loaded, nothing is written; the tests of its subject run, and a
 * failure kills it.
 *
 *   npm run report:mutants                     all, some 40 minutes on two cores
 *   npm run report:mutants -- --sample 60      a fixed sample of as many
 *   npm run report:mutants -- pricing          one subject
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { findMutants, type Mutant, mutate } from '../mutants/findMutants.ts';

const root = join(import.meta.dirname, '../..');

interface Subject {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** A subject has one entry per package, because a package's tests run for its own files only. */
const subjects: readonly Subject[] = [
  {
    name: 'pricing',
    files: [
      'commerce/src/pricing/*.ts',
      'shop-rules/src/{money,percentOff,quantity,splitAmount}.ts',
    ],
    tests: ['commerce/src/pricing/', 'shop-rules/src/', 'commerce/src/carts/cartTotals.test.ts'],
  },
  { name: 'carts', files: ['commerce/src/carts/*.ts'], tests: ['commerce/src/carts/'] },
  {
    name: 'carts',
    files: ['storefront/src/features/cart/*.ts'],
    tests: ['storefront/src/features/cart/'],
  },
  {
    name: 'checkout',
    files: ['commerce/src/checkout/*.ts', 'commerce/src/checkout-options/*.ts'],
    tests: [
      'commerce/src/checkout/',
      'commerce/src/checkout-options/',
      'commerce/src/orders/orderAddresses.test.ts',
      'commerce/src/api/cartValues.test.ts',
      'commerce/src/api/orderValues.test.ts',
      'commerce/src/api/shippingFeeValues.test.ts',
    ],
  },
  {
    name: 'checkout',
    files: ['storefront/src/features/checkout/*.ts'],
    tests: ['storefront/src/features/checkout/', 'storefront/src/routes/checkout/'],
  },
  {
    name: 'orders',
    files: ['commerce/src/orders/*.ts'],
    tests: ['commerce/src/orders/', 'commerce/src/api/orderValues.test.ts'],
  },
];

const args = process.argv.slice(2);
const sampleAt = args.indexOf('--sample');
const sample = sampleAt === -1 ? undefined : Number(args[sampleAt + 1]);
const chosen = subjects.filter(
  ({ name }) => !subjects.some((each) => args.includes(each.name)) || args.includes(name),
);

interface Placed {
  readonly file: string;
  readonly mutant: Mutant;
}

let active: Placed | undefined;
const vitest = await createVitest(
  'test',
  {
    root,
    config: join(root, 'vitest.config.ts'),
    project: ['!browser'],
    watch: false,
    run: true,
    // The next run must not load a mutant from the cache.
    fsModuleCache: false,
    reporters: [{}],
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (code: string, id: string) =>
          active && id === join(root, active.file) ? mutate(code, active.mutant) : undefined,
      },
    ],
  },
);

await vitest.standalone();

/** @param placed undefined for the unchanged source */
async function runTests(placed: Placed | undefined, tests: readonly TestSpecification[]) {
  active = placed;
  if (placed) vitest.invalidateFile(join(root, placed.file));
  vitest.state.clearErrors();
  const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications([...tests]);
  // The results of earlier runs are among them.
  const testModules = all.filter(({ moduleId }) =>
    tests.some((test) => test.moduleId === moduleId),
  );
  if (placed) vitest.invalidateFile(join(root, placed.file));
  return {
    testModules,
    isFailed: unhandledErrors.length > 0 || testModules.some((module) => !module.ok()),
  };
}

/** Tests that end within a second run together, the slower ones two at a time and only for what the quick ones miss. */
function inBatches(
  tests: readonly TestSpecification[],
  durations: ReadonlyMap<string, number>,
): readonly TestSpecification[][] {
  const durationOf = ({ moduleId }: TestSpecification) => durations.get(moduleId) ?? 0;
  const sorted = tests.toSorted((a, b) => durationOf(a) - durationOf(b));
  const slow = sorted.filter((test) => durationOf(test) > 1000);
  const quick = sorted.filter((test) => durationOf(test) <= 1000);
  const pairs = slow.flatMap((test, at) => (at % 2 === 0 ? [slow.slice(at, at + 2)] : []));
  return [quick, ...pairs].filter((batch) => batch.length > 0);
}

let [all, killed] = [0, 0];
for (const { name, files, tests } of chosen) {
  const placed = globSync([...files], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) =>
      findMutants(file, readFileSync(join(root, file), 'utf8')).map((mutant): Placed => ({
        file,
        mutant,
      })),
    );
  const step =
    sample === undefined ? 1 : Math.max(1, Math.floor((placed.length * chosen.length) / sample));
  const tried = placed.filter((_, at) => at % step === 0);
  const specifications = await vitest.getRelevantTestSpecifications([...tests]);
  const { testModules, isFailed } = await runTests(undefined, specifications);
  if (isFailed) throw new Error(`The tests of ${name} fail without a mutant.`);
  const durations = new Map(
    testModules.map((module) => [module.moduleId, module.diagnostic().duration]),
  );
  const batches = inBatches(specifications, durations);
  const isKilled = async (placed: Placed) => {
    for (const batch of batches) if ((await runTests(placed, batch)).isFailed) return true;
    return false;
  };
  let own = 0;
  for (const each of tried) {
    if (await isKilled(each)) own += 1;
    else {
      const was = readFileSync(join(root, each.file), 'utf8').slice(
        each.mutant.start,
        each.mutant.end,
      );
      process.stdout.write(
        `  survived ${each.file}:${each.mutant.line} “${was.slice(0, 60)}” → “${each.mutant.text.slice(0, 60)}”\n`,
      );
    }
  }
  process.stdout.write(`${name}: ${own} of ${tried.length} killed (${placed.length} in all)\n`);
  all += tried.length;
  killed += own;
}
process.stdout.write(
  `Together: ${killed} of ${all} killed, ${Math.round((100 * killed) / Math.max(1, all))} %\n`,
);
await vitest.close();
