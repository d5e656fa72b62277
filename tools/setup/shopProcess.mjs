/** How the shop's process is started, wherever it is. */

/**
 * Arguments for Node. A small young generation: with the usual one the heap grows to twice what is in use while pages are
 * rendered.
 */
export const shopArguments = ['--max-semi-space-size=8', 'storefront/server/main.ts'];

/** The C library keeps memory apart for each thread, and the shop has a dozen that come and go; two parts are enough. */
export const shopEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
