import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node the project runs on, brought by the install. */
export const projectNode = fileURLToPath(
  new URL(
    process.platform === 'win32'
      ? '../../node_modules/node/bin/node.exe'
      : '../../node_modules/node/bin/node',
    import.meta.url,
  ),
);

/** The environment in which the project's own Node and tools come first. */
export function projectEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const bins = [`${root}node_modules/node/bin`, `${root}node_modules/.bin`];
  // What was compiled once is not compiled again: a second start loads in half the time.
  const compiled = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/compiled`,
  };
  return {
    ...process.env,
    ...compiled,
    PATH: [...bins, process.env.PATH ?? ''].join(separator),
    ...extra,
  };
}
