/** Runs a project command on the project's Node, and installs missing packages first. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { projectEnvironment, projectNode, root } from './setup/paths.mjs';

const commands = {
  dev: ['storefront/server/dev.ts'],
  test: ['tools/test.ts'],
  verify: ['tools/verify.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt', '.'],
  shop: ['commerce/src/shopCommand.ts'],
  generate: ['tools/generate.ts'],
  storybook: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', '6006', '--no-open'],
  chromatic: ['.storybook/visual/chromatic.ts'],
  visual: ['.storybook/visual/visual.ts'],
  new: ['tools/new.ts'],
  'report:spec': ['tools/reports/spec.ts'],
  'report:design': ['tools/reports/design.ts'],
  'report:content': ['tools/reports/content.ts'],
  'report:stories': ['.storybook/runStories.ts', '--every-channel'],
  'report:visual': ['tools/reports/visual.ts'],
  'report:import': ['tools/reports/import.ts'],
  'report:mutants': ['tools/reports/mutants.ts'],
  'report:speed': ['tools/reports/speed.ts'],
  'report:search': ['tools/reports/search.ts'],
  'report:structure': ['tools/reports/structure.ts'],
  'report:buying': ['tools/reports/buying.ts'],
  'report:finding': ['--max-old-space-size=8000', 'tools/reports/finding.ts'],
  bench: ['tools/bench/commerce.ts'],
  'bench:search': ['tools/bench/search.ts'],
};

requireNode();
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(
    `There is no command called “${name}”. Choose one of: ${Object.keys(commands).join(', ')}.\n`,
  );
  process.exit(2);
}
await ensureInstalled();
const child = spawn(projectNode, [...command, ...args], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
