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

/**
 * Sends the stories to a test service, which rejects every token; returns the requests and the
 * output of Chromatic's program.
 */
async function sendToRejectingService(args: readonly string[] = []) {
  const requests: string[] = [];
  const refuse = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests.push(await text(request));
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
  return { code, output, requests };
}

describe('Chromatic', () => {
  it('photographs four channels, each on a phone and on a desktop', () => {
    expect(Object.values(modes)).toEqual(
      ['se', 'no', 'dk', 'fi'].flatMap((channel) =>
        [390, 1440].map((viewport) => ({ channel, viewport })),
      ),
    );
  });

  it('photographs everything again if tokens or pictures change, which no import reaches', () => {
    expect(
      config.externals.filter((pattern) => globSync(pattern, { cwd: root }).length === 0),
    ).toEqual([]);
    expect(config.externals.join(' ')).toContain('design-system/src/tokens/');
  });

  it('reports that it did not run without a token', () => {
    const output = execFileSync(process.execPath, [join(import.meta.dirname, 'chromatic.ts')], {
      env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' },
      encoding: 'utf8',
    });
    expect(output).toMatch(/did not run: CHROMATIC_PROJECT_TOKEN is not set/);
  });

  it('starts Chromatic’s program with the token and the project’s settings, all of which it supports', async () => {
    const { code, output, requests } = await sendToRejectingService();
    expect(code).not.toBe(0);
    expect(
      requests.map((body) => (JSON.parse(body) as { readonly variables: unknown }).variables),
    ).toEqual([{ projectToken: 'chpt_ours' }]);
    const used = JSON.parse(/"configuration": (\{.*?\n  \})/s.exec(output)?.[1] ?? '{}') as unknown;
    expect(used).toEqual({ configFile: 'chromatic.config.json', ...config });
  });

  it('does not start with a setting that Chromatic does not support', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'chromatic-')), 'chromatic.config.json');
    writeFileSync(file, JSON.stringify({ ...config, onlyTouched: true }));
    const { output, requests } = await sendToRejectingService(['--config-file', file]);
    expect(output).toContain('onlyTouched');
    expect(requests).toEqual([]);
  });

  it('photographs the stories that a change can affect, in a Storybook built with the imports of each story', () => {
    expect(config).toMatchObject({
      onlyChanged: true,
      storybookBuildDir: 'storybook-static',
      storybookConfigDir: '.storybook',
    });
    expect(read('.storybook/buildStorybook.ts')).toMatch(
      /'--stats-json',\s+'-o',\s+'storybook-static'/,
    );
    expect(config, 'it would build once more').not.toHaveProperty('buildScriptName');
  });

  it('runs on every push, with the full history and the secret under the name that the program reads', () => {
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
