/** What may not come into a browser's bundle: texts of languages that no front speaks, a schema library, and a second copy of what must be one. */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';

/** The fronts' languages, as react-aria names them. */
const spoken = ['sv-SE', 'nb-NO', 'da-DK', 'fi-FI'];

const texts = /\/react-(?:aria|stately)[^/]*\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.\w+$/;

/** Layers, focus and portals of overlays must know of each other: two copies would each trap the keyboard. */
const single =
  /^.*\/node_modules\/(@radix-ui\/react-(?:dismissable-layer|focus-scope|focus-guards|portal|presence)|react|react-dom|styled-components)\/(?:dist|cjs|index)/;

/** Content is read by content-schema's own small reader; these would cost every shopper some 25 kB to say the same. */
const schemaLibrary =
  /\/node_modules\/(ajv|zod|yup|joi|valibot|arktype|superstruct|@sinclair\/typebox|@hyperjump\/json-schema)\//;

/** Packages that come in a development build unless they are asked for another. */
const development = /\/node_modules\/.*\/dist\/development\//;

/** What is wrong with a bundle of these modules (paths of files), as sentences. */
export function bundleFaults(modules: readonly string[]): readonly string[] {
  const foreign = modules.flatMap((id) => {
    const [, locale = ''] = texts.exec(id) ?? [];
    return locale && !spoken.includes(locale)
      ? [`${id} holds texts in ${locale}, which no front speaks.`]
      : [];
  });
  const schemas = new Set(modules.flatMap((id) => schemaLibrary.exec(id)?.[1] ?? []));
  const copies = new Map<string, Set<string>>();
  for (const id of modules) {
    const [path = '', name] = single.exec(id) ?? [];
    if (name) copies.set(name, (copies.get(name) ?? new Set()).add(path));
  }
  const doubled = [...copies].flatMap(([name, places]) => {
    const folders = new Set([...places].map((place) => place.replace(/\/(?:dist|cjs|index)$/, '')));
    return folders.size > 1
      ? [`${name} is there ${String(folders.size)} times: ${[...folders].join(', ')}.`]
      : [];
  });
  const undeveloped = modules
    .filter((id) => development.test(id))
    .map((id) => `${id} is a development build.`);
  return [
    ...foreign,
    ...undeveloped,
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
      const faults = bundleFaults(modules);
      if (faults.length > 0)
        this.error(`The bundle may not be made like this:\n${faults.join('\n')}`);
    },
  };
}

/** Leaves out the texts of other languages, and fails a build that breaks a rule. For the browser's builds. */
export const bundleRules = (): Plugin[] => [
  optimizeLocales.vite({ locales: spoken }),
  checkBundle(),
];
