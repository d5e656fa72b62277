/**
 * `npm run chromatic`: sends the stories to Chromatic if a project's token is set; otherwise reports
 * that it did not run.
 */
import { join } from 'node:path';
import { buildStorybook } from '../buildStorybook.ts';
import { sendStories } from './sendStories.ts';

const root = join(import.meta.dirname, '../..');

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  await buildStorybook(root);
  const { code } = await sendStories({ root, args: process.argv.slice(2) });
  process.exitCode = code;
} else {
  process.stdout.write(
    'Chromatic did not run: CHROMATIC_PROJECT_TOKEN is not set. The photographs on disk are compared by “npm run visual”.\n',
  );
}
