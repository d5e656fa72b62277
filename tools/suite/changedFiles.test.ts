import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readChanges, recordVerified } from './changedFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'changed-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
  });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

it('lists what was changed, added and committed since, and no deleted file', () => {
  git('init', '-q');
  write('.gitignore', '.cache\n');
  for (const file of ['kept.ts', 'edited.ts', 'deleted.ts', 'committed.ts']) write(file, 'a');
  git('add', '-A');
  git('commit', '-qm', 'Begin');
  expect(readChanges(root), 'nothing was verified yet').toBeUndefined();

  recordVerified(root);
  write('committed.ts', 'b');
  git('commit', '-qam', 'Change');
  write('edited.ts', 'b');
  write('added.ts', 'a');
  rmSync(join(root, 'deleted.ts'));
  expect(readChanges(root)?.files.toSorted()).toEqual(['added.ts', 'committed.ts', 'edited.ts']);

  write('.cache/verified-commit', '0'.repeat(40));
  expect(readChanges(root), 'the commit is gone').toBeUndefined();
});
