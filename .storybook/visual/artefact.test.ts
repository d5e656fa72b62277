import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastRun } from './lastRun.ts';

const root = join(import.meta.dirname, '../..');
const workflow = readFileSync(join(root, '.github/workflows/tests.yml'), 'utf8');
const upload = workflow.slice(workflow.indexOf('actions/upload-artifact@'));

describe('the pictures of a failed run', () => {
  const { review, pictures } = lastRun(root);

  it.each([
    ['the review page', review],
    ['the pictures to be accepted elsewhere', dirname(pictures)],
  ])('are uploaded with it: %s', (_what, folder) => {
    expect(upload.split('\n').map((line) => line.trim())).toContain(relative(root, folder));
  });

  it('are uploaded if it fails, although their folder is hidden', () => {
    expect(upload).toMatch(/^\s+if: failure\(\)$/m);
    expect(upload).toMatch(/^\s+include-hidden-files: true$/m);
  });

  it('include the accepted ones: the run has the history and the configured store', () => {
    expect(workflow).toMatch(
      /- run: \.ci\/run\n\s+env:\n\s+VISUAL_STORE: .*\n\s+VISUAL_STORE_TOKEN: /,
    );
    expect(workflow).toMatch(/fetch-depth: 0$/m);
  });
});
