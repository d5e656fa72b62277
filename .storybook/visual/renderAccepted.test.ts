/**
 * Uses a repository whose “Storybook” renders each story as a file of its name, to render accepted
 * pictures from history.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashesFile, hashesFolder } from './acceptedHashes.ts';
import { pictureHash } from './pictureHash.ts';
import { renderAccepted } from './renderAccepted.ts';

const program = `
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
const [command, verb, folder, ...stories] = process.argv.slice(2);
if (command !== 'visual' || verb !== 'render') throw new Error('This is another command.');
mkdirSync(folder, { recursive: true });
for (const story of stories.filter((name) => existsSync(name))) {
  const hash = createHash('sha256').update(readFileSync(story)).digest('hex').slice(0, 32);
  copyFileSync(story, folder + '/' + hash + '.png');
}
`;

let folder: string;
let root: string;
let day = 0;
/** Each commit is a day after the previous one. */
const git = (...args: readonly string[]): string => {
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: `2026-11-${String((day += 1)).padStart(2, '0')}T12:00:00Z`,
  };
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8', env });
};
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const hashOf = (appearance: string): string => pictureHash(Buffer.from(appearance));

/** Commits appearances of stories as accepted: `card--a` is rendered as the text. */
function accept(appearances: Readonly<Record<string, string>>): void {
  for (const [story, appearance] of Object.entries(appearances)) {
    write(story, appearance);
    write(`${hashesFolder}/${hashesFile(story)}`, `${story} se 390 ${hashOf(appearance)}\n`);
  }
  git('add', '-A');
  git('commit', '-qm', 'Accept');
}

async function render(at: string, appearances: Readonly<Record<string, string>>) {
  const pictures: string[] = [];
  const reports: string[] = [];
  await renderAccepted({
    root: at,
    missing: Object.entries(appearances).map(([storyId, appearance]) => ({
      storyId,
      hash: hashOf(appearance),
    })),
    save: (hash, png) => {
      expect(pictureHash(png)).toBe(hash);
      pictures.push(png.toString());
    },
    report: (sentence) => {
      reports.push(sentence);
    },
  });
  return { pictures: pictures.toSorted(), reports };
}

beforeEach(() => {
  day = 0;
  folder = mkdtempSync(join(tmpdir(), 'accepted-'));
  root = join(folder, 'project');
  mkdirSync(root);
  git('init', '-q');
  write('.gitignore', '.cache\n');
  write('tools/run.mjs', program);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the accepted picture of a story', () => {
  it('is rendered from the commit that accepted it, despite later changes', async () => {
    accept({ 'card--a': 'square', 'badge--a': 'round' });
    write('card--a', 'changed and committed');
    git('commit', '-qam', 'Change the card');
    write('card--a', 'changed again');
    const { pictures, reports } = await render(root, { 'card--a': 'square' });
    expect(pictures).toEqual(['square']);
    expect(reports).toEqual([
      expect.stringMatching(/^Rendering “before” of 1 stories as [\da-f]{12} accepted them$/),
    ]);
  });

  it('costs one checkout for several stories if the newest commit renders them all', async () => {
    accept({ 'card--a': 'square' });
    accept({ 'badge--a': 'round' });
    const { pictures, reports } = await render(root, { 'card--a': 'square', 'badge--a': 'round' });
    expect([pictures, reports.length]).toEqual([['round', 'square'], 1]);
  });

  it('is rendered from an older commit if the newest renders another', async () => {
    accept({ 'card--a': 'square' });
    write('card--a', 'changed, and nobody accepted it');
    accept({ 'badge--a': 'round' });
    const { pictures } = await render(root, { 'card--a': 'square', 'badge--a': 'round' });
    expect(pictures).toEqual(['round', 'square']);
  });

  it('leaves no checkout behind', async () => {
    accept({ 'card--a': 'square' });
    await render(root, { 'card--a': 'square' });
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(readdirSync(join(root, '.cache/visual/before'))).toEqual([]);
  });

  it('is reported as missing if no commit renders it', async () => {
    accept({ 'card--a': 'square' });
    const { pictures, reports } = await render(root, { 'card--a': 'never seen' });
    expect(pictures).toEqual([]);
    expect(reports.at(-1)).toBe(
      '“Before” is not shown of 1 pictures: no store has them, and no accepted commit draws them.',
    );
  });

  it('is reported as missing with the reason if its commit does not build', async () => {
    write('tools/run.mjs', `process.stdout.write('Storybook does not build\\n'); process.exit(1);`);
    accept({ 'card--a': 'square' });
    const { pictures, reports } = await render(root, { 'card--a': 'square' });
    expect(pictures).toEqual([]);
    expect(reports[1]).toMatch(/^[\da-f]{12} cannot be rendered: Storybook does not build$/);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('is not searched in a shallow clone, which is reported', async () => {
    accept({ 'card--a': 'square' });
    accept({ 'card--a': 'round' });
    const shallow = join(folder, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(root).href, shallow]);
    const { pictures, reports } = await render(shallow, { 'card--a': 'square' });
    expect([pictures, reports]).toEqual([
      [],
      [expect.stringContaining('this clone has no history')],
    ]);
    expect(existsSync(join(shallow, '.cache'))).toBe(false);
  });

  it('is not searched outside a repository, which is reported', async () => {
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    const { pictures, reports } = await render(bare, { 'card--a': 'square' });
    expect([pictures, reports]).toEqual([
      [],
      [expect.stringContaining('not a clone of the repository')],
    ]);
  });

  it('costs nothing if none is missing', async () => {
    expect(await render(root, {})).toEqual({ pictures: [], reports: [] });
  });
});
