import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutTexts } from './operationHashes.ts';

it('leaves the browser each operation’s name and hash, and no text', () => {
  const code = readFileSync(
    join(import.meta.dirname, '../src/data-api/generated/operations.ts'),
    'utf8',
  );
  const short = withoutTexts(code);
  expect(code).toMatch(/query \w+\(/);
  expect(short).not.toMatch(/query \w+\(|mutation \w+\(/);
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect(count(short, /hash: '[0-9a-f]{64}'/g)).toBe(count(code, /^export const \w+Document/gm));
});
