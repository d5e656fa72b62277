/** What changed since the tree was last verified. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const recordFile = (root: string): string => join(root, '.cache/verified-commit');

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

export interface Changes {
  /** The commit that was verified last. */
  readonly since: string;
  /** Existing files that differ from it, new ones included; paths from the root. */
  readonly files: readonly string[];
}

/**
 * Undefined if nothing was verified yet, or the commit no longer exists: then everything counts as
 * changed.
 */
export function readChanges(root: string): Changes | undefined {
  if (!existsSync(recordFile(root))) return undefined;
  const since = readFileSync(recordFile(root), 'utf8').trim();
  try {
    const differing = git(root, ['diff', '--name-only', '--diff-filter=d', since]);
    const added = git(root, ['ls-files', '--others', '--exclude-standard']);
    return { since, files: `${differing}${added}`.split('\n').filter((file) => file !== '') };
  } catch {
    return undefined;
  }
}

/**
 * Records that everything up to the current commit is verified; uncommitted changes are verified
 * again next time.
 */
export function recordVerified(root: string): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(recordFile(root), git(root, ['rev-parse', 'HEAD']));
}
