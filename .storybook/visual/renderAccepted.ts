/**
 * Renders accepted pictures that no store has: checks out the commit that accepted them, builds its
 * Storybook and photographs only the requested stories, with the camera of that commit.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../runProgram.ts';
import { hashesFile, hashesFolder } from './acceptedHashes.ts';
import { pictureHash } from './pictureHash.ts';
import type { PictureHash } from './photographKey.ts';

export interface MissingPicture {
  readonly storyId: string;
  readonly hash: PictureHash;
}

export interface Rendering {
  /** The project's root, whose repository has the commits. */
  readonly root: string;
  readonly missing: readonly MissingPicture[];
  /** Called with each picture whose hash is missing. */
  readonly save: (hash: PictureHash, png: Buffer) => void;
  readonly report: (sentence: string) => void;
}

/** Each commit costs a Storybook build; the newest one nearly always has all pictures. */
const maxCommits = 3;

type Git = (...args: readonly string[]) => Promise<string>;

const gitIn =
  (root: string): Git =>
  async (...args) => {
    const { code, output } = await runProgram('git', args, { cwd: root, isQuiet: true });
    if (code !== 0) throw new Error(output.trim().split('\n').at(-1) ?? 'git fails');
    return output.trim();
  };

/** Why accepted commits cannot be checked out here; undefined if they can. */
async function obstacle(git: Git): Promise<string | undefined> {
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => undefined);
  if (isShallow === undefined) return 'this is not a clone of the repository';
  if (isShallow !== 'false')
    return 'this clone has no history; fetch it with “git fetch --unshallow”';
  return undefined;
}

/**
 * The commits that last accepted photographs of the missing pictures' components, the newest first.
 */
async function acceptedCommits(
  git: Git,
  missing: readonly MissingPicture[],
): Promise<readonly string[]> {
  const files = new Set(missing.map(({ storyId }) => `${hashesFolder}/${hashesFile(storyId)}`));
  const found = await Promise.all(
    [...files].map(async (file) => git('log', '-1', '--format=%ct %H', '--', file)),
  );
  const newestFirst = [...new Set(found.filter(Boolean))].toSorted(
    (a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10),
  );
  return newestFirst.map((line) => line.split(' ')[1] ?? '');
}

/**
 * Photographs the stories at `commit`, and removes its checkout. Returns the
 * pictures.
 */
async function renderCommit(
  root: string,
  commit: string,
  stories: readonly string[],
): Promise<readonly Buffer[]> {
  const git = gitIn(root);
  const checkout = join(root, '.cache/visual/before', commit.slice(0, 12));
  const pictures = `${checkout}-pictures`;
  const clear = async (): Promise<void> => {
    await git('worktree', 'remove', '--force', checkout).catch(() => undefined);
    rmSync(checkout, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  await clear();
  try {
    await git('worktree', 'add', '--detach', checkout, commit);
    const { code, output } = await runProgram(
      process.execPath,
      ['tools/run.mjs', 'visual', 'render', pictures, ...stories],
      // With the browser of that commit: another one would render other bytes.
      { cwd: checkout, env: { CHROMIUM_PATH: '' }, isQuiet: true },
    );
    if (code !== 0)
      throw new Error(output.trim().split('\n').at(-1) ?? 'its stories cannot be rendered');
    return readdirSync(pictures).map((name) => readFileSync(join(pictures, name)));
  } finally {
    rmSync(pictures, { recursive: true, force: true });
    await clear();
  }
}

/**
 * Never rejects: pictures that could not be rendered are reported, and the review shows the others.
 */
export async function renderAccepted({ root, missing, save, report }: Rendering): Promise<void> {
  if (missing.length === 0) return;
  const git = gitIn(root);
  const why = await obstacle(git);
  if (why) {
    report(
      `“Before” is not shown of ${String(missing.length)} pictures: no store has them, and ${why}.`,
    );
    return;
  }
  let open = missing;
  for (const commit of (await acceptedCommits(git, missing)).slice(0, maxCommits)) {
    if (open.length === 0) break;
    const stories = [...new Set(open.map(({ storyId }) => storyId))];
    const name = commit.slice(0, 12);
    report(`Rendering “before” of ${String(stories.length)} stories as ${name} accepted them`);
    try {
      const pictures = new Map(
        (await renderCommit(root, commit, stories)).map((png) => [pictureHash(png), png]),
      );
      for (const { hash } of open) {
        const png = pictures.get(hash);
        if (png) save(hash, png);
      }
      open = open.filter(({ hash }) => !pictures.has(hash));
    } catch (error) {
      report(
        `${name} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  if (open.length > 0)
    report(
      `“Before” is not shown of ${String(open.length)} pictures: no store has them, ` +
        'and no accepted commit draws them.',
    );
}
