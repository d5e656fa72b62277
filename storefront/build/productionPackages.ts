import type { Plugin } from 'vite';

/**
 * React Router's package resolves to its development build under every condition; a production
 * build is next to it.
 */
const development = /(\/react-router\/dist)\/development\//;

/** Resolves packages to their production builds where the default is the development build. */
export const productionPackages = (): Plugin => ({
  name: 'production-packages',
  apply: 'build',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (!/^react-router($|\/)/.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(development, '$1/production/') };
    },
  },
});
