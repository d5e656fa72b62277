/** What has changed since the photographs were last accepted, as version control knows it. */
import { execFileSync } from 'node:child_process';
import { baselineList } from './baselines.ts';

/** Paths from the project's root, uncommitted and new ones included; undefined where version control cannot tell, as in a shallow copy. */
export function changedSinceAccepted(root: string): readonly string[] | undefined {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined;
    const accepted = git('log', '-1', '--format=%H', '--', baselineList).trim();
    if (accepted === '') return undefined;
    const tracked = git('diff', '--name-only', '-z', accepted).split('\0');
    const added = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
    return [...tracked, ...added].filter(Boolean);
  } catch {
    return undefined;
  }
}
