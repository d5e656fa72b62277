import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { modes } from '../modes.ts';
import { sendStories } from './sendStories.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const config = JSON.parse(read('chromatic.config.json')) as Readonly<Record<string, unknown>> & {
  readonly externals: readonly string[];
};

/** Sends the stories to a service of our own, which refuses every token; tells what it was asked and what Chromatic's program said. */
async function sendToRefusal(args: readonly string[] = []) {
  const asked: string[] = [];
  const refuse = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push(await text(request));
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ errors: [{ message: 'refused', path: [], locations: [] }] }));
  };
  const service = createServer((request, response) => void refuse(request, response));
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const env = {
    CHROMATIC_PROJECT_TOKEN: 'chpt_ours',
    CHROMATIC_INDEX_URL: `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`,
    CHROMATIC_RETRIES: '0',
    DISABLE_ERROR_MONITORING: 'true',
  };
  const { code, output } = await sendStories({
    root,
    args: ['--skip-update-check', ...args],
    env,
    isQuiet: true,
  });
  service.close();
  return { code, output, asked };
}

describe('Chromatic', () => {
  it('photographs four channels, each on a phone and on a desktop', () => {
    expect(Object.values(modes)).toEqual(
      ['se', 'no', 'dk', 'fi'].flatMap((channel) =>
        [390, 1440].map((viewport) => ({ channel, viewport })),
      ),
    );
  });

  it('takes everything anew when tokens or pictures change, which no import leads to', () => {
    expect(
      config.externals.filter((pattern) => globSync(pattern, { cwd: root }).length === 0),
    ).toEqual([]);
    expect(config.externals.join(' ')).toContain('design-system/src/tokens/');
  });

  it('says plainly that it did not run where no token is set', () => {
    const said = execFileSync(process.execPath, [join(import.meta.dirname, 'chromatic.ts')], {
      env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' },
      encoding: 'utf8',
    });
    expect(said).toMatch(/did not run: CHROMATIC_PROJECT_TOKEN is not set/);
  });

  it('starts Chromatic’s program with the token and the project’s own settings, each of which it knows', async () => {
    const { code, output, asked } = await sendToRefusal();
    expect(code).not.toBe(0);
    expect(
      asked.map((body) => (JSON.parse(body) as { readonly variables: unknown }).variables),
    ).toEqual([{ projectToken: 'chpt_ours' }]);
    const used = JSON.parse(/"configuration": (\{.*?\n  \})/s.exec(output)?.[1] ?? '{}') as unknown;
    expect(used).toEqual({ configFile: 'chromatic.config.json', ...config });
  });

  it('does not begin with a setting that Chromatic does not know', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'chromatic-')), 'chromatic.config.json');
    writeFileSync(file, JSON.stringify({ ...config, onlyTouched: true }));
    const { output, asked } = await sendToRefusal(['--config-file', file]);
    expect(output).toContain('onlyTouched');
    expect(asked).toEqual([]);
  });

  it('photographs what a change can touch, in the Storybook that was built with the list of what each story imports', () => {
    expect(config).toMatchObject({
      onlyChanged: true,
      storybookBuildDir: 'storybook-static',
      storybookConfigDir: '.storybook',
    });
    expect(read('.storybook/buildStorybook.ts')).toMatch(
      /'--stats-json', '-o', 'storybook-static'/,
    );
    expect(config, 'it would build once more').not.toHaveProperty('buildScriptName');
  });

  it('is run for every push, with the whole history and the secret by the name that the program reads', () => {
    const workflow = read('.github/workflows/chromatic.yml');
    expect(workflow).toMatch(/^on: push$/m);
    expect(workflow).toMatch(
      /- uses: actions\/checkout@\S+\n +with:\n(?: +#.*\n)* +fetch-depth: 0\n/,
    );
    expect(workflow).toMatch(
      /- run: npm run chromatic\n +env:\n +CHROMATIC_PROJECT_TOKEN: \$\{\{ secrets\.CHROMATIC_PROJECT_TOKEN \}\}\n/,
    );
    expect(
      (JSON.parse(read('package.json')) as { readonly scripts: unknown }).scripts,
    ).toMatchObject({ chromatic: 'node tools/run.mjs chromatic' });
    expect(read('tools/run.mjs')).toContain("chromatic: ['.storybook/visual/chromatic.ts']");
    expect(read('.storybook/visual/chromatic.ts')).toContain(
      "process.env['CHROMATIC_PROJECT_TOKEN']",
    );
  });
});
