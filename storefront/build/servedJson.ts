import type { Plugin } from 'vite';

/**
 * Node imports JSON with an attribute; Vite serves it as a script, which a browser then refuses.
 */
const attribute = /,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"],?\s*\},?\s*\}/g;

export const withoutJsonAttributes = (code: string): string => code.replaceAll(attribute, '');

/** For the browser in development only: builds inline such files. */
export const servedJson = (): Plugin => ({
  name: 'served-json',
  apply: 'serve',
  transform: (code, id, options) =>
    !options?.ssr && id.includes('/content-schema/src/') && code.search(attribute) >= 0
      ? { code: withoutJsonAttributes(code), map: null }
      : null,
});
