import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node that the project runs on, installed with its packages. */
export const projectNode = fileURLToPath(
  new URL(
    process.platform === 'win32'
      ? '../../node_modules/node/bin/node.exe'
      : '../../node_modules/node/bin/node',
    import.meta.url,
  ),
);

/** The environment with the project's Node and tools first in the path. */
export function projectEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const bins = [`${root}node_modules/node/bin`, `${root}node_modules/.bin`];
  // Compiled code is cached: a second start takes half the time.
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
