/** Loaded first in a test's process: imports of happy-dom resolve to one file (`HAPPY_DOM`). */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const file = process.env.HAPPY_DOM;
if (file) {
  const url = pathToFileURL(file).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'happy-dom' ? next(url, context) : next(specifier, context),
  });
}
