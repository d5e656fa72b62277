/**
 * What a browser's bundle must not contain: texts of languages the shop does not offer, a schema
 * library, and second copies of packages that must be single.
 */
import { languages } from '@solvik/shop';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';

/** React-aria names its texts by the same BCP 47 tags. */
const shopLocales = Object.keys(languages);

const texts = /\/react-(?:aria|stately)[^/]*\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.\w+$/;

/** Overlays share layers, focus and portals: with two copies, each would trap the keyboard. */
const single =
  /^.*\/node_modules\/(@radix-ui\/react-(?:dismissable-layer|focus-scope|focus-guards|portal|presence)|react|react-dom|styled-components)\/(?:dist|cjs|index)/;

/**
 * Content is parsed by content-schema's own small reader; these would add some 25 kB for every
 * shopper.
 */
const schemaLibrary =
  /\/node_modules\/(ajv|zod|yup|joi|valibot|arktype|superstruct|@sinclair\/typebox|@hyperjump\/json-schema)\//;

/** Packages whose default entry is a development build. */
const development = /\/node_modules\/.*\/dist\/development\//;

/** Errors in a bundle of these modules (paths of files), as sentences. */
export function bundleErrors(modules: readonly string[]): readonly string[] {
  const foreign = modules.flatMap((id) => {
    const [, locale = ''] = texts.exec(id) ?? [];
    return locale && !shopLocales.includes(locale)
      ? [`${id} holds texts in ${locale}, a language the shop does not offer.`]
      : [];
  });
  const schemas = new Set(modules.flatMap((id) => schemaLibrary.exec(id)?.[1] ?? []));
  const copies = new Map<string, Set<string>>();
  for (const id of modules) {
    const [path = '', name] = single.exec(id) ?? [];
    if (name) copies.set(name, (copies.get(name) ?? new Set()).add(path));
  }
  const doubled = [...copies].flatMap(([name, paths]) => {
    const folders = new Set([...paths].map((place) => place.replace(/\/(?:dist|cjs|index)$/, '')));
    return folders.size > 1
      ? [`${name} is there ${String(folders.size)} times: ${[...folders].join(', ')}.`]
      : [];
  });
  const developmentBuilds = modules
    .filter((id) => development.test(id))
    .map((id) => `${id} is a development build.`);
  return [
    ...foreign,
    ...developmentBuilds,
    ...[...schemas].map(
      (name) => `${name} reads schemas; content is read by content-schema’s own reader.`,
    ),
    ...doubled,
  ];
}

/** Fails a build that breaks a rule. */
export function checkBundle(): Plugin {
  return {
    name: 'bundle-rules',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? Object.entries(part.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id.replaceAll('\\', '/')] : [],
            )
          : [],
      );
      const faults = bundleErrors(modules);
      if (faults.length > 0) this.error(`The bundle breaks these rules:\n${faults.join('\n')}`);
    },
  };
}

/**
 * Leaves out the texts of other languages, and fails a build that breaks a rule. For browser
 * builds.
 */
export const bundleRules = (): Plugin[] => [
  optimizeLocales.vite({ locales: shopLocales }),
  checkBundle(),
];
