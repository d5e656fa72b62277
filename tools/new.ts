/**
 * `npm run new -- <kind> <name>`: creates files that are needed often, to be completed by hand; the
 * kinds are in `new/`.
 */
import { join } from 'node:path';
import { makeNew } from './new/makeNew.ts';
import { Refusal } from './new/refusal.ts';

try {
  const { files, next } = await makeNew(process.argv.slice(2), join(import.meta.dirname, '..'));
  const steps = next.map((step, index) => `${String(index + 1)}. ${step}`);
  process.stdout.write(`${[...files, '', 'Next:', ...steps].join('\n')}\n`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
