/** Who may import whom (docs: the house), read from the code's own imports. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const packages = [
  'design-system',
  'content-schema',
  'addresses',
  'shop-rules',
  'widgets',
  'storefront',
  'commerce',
] as const;

const allowed: Readonly<Record<string, readonly string[]>> = {
  'design-system': [],
  'content-schema': [],
  addresses: [],
  'shop-rules': [],
  widgets: ['design-system', 'content-schema', 'addresses'],
  storefront: ['design-system', 'content-schema', 'addresses', 'shop-rules', 'widgets'],
  commerce: ['content-schema', 'addresses', 'shop-rules'],
};

/** Folders of the storefront from the outside in: each may import those after it. */
const layers = ['app', 'routes', 'features', 'clients'] as const;
type Layer = (typeof layers)[number];

function layerOf(path: string): Layer | undefined {
  const [, folder] = /^storefront\/src\/([\w-]+)\//.exec(path) ?? [];
  if (
    folder === 'data-api' ||
    folder === 'search-api' ||
    folder === 'identity' ||
    folder === 'device' ||
    folder === 'interface' ||
    folder === 'languages'
  )
    return 'clients';
  return layers.find((layer) => layer === folder);
}

/** What every layer may use of `app`: the services of a page and how a route is told. */
const sharedOfApp =
  /^storefront\/src\/app\/(services|defineRoute|httpAnswers|metadata\/\w+)\.tsx?$/;

/** Small features that others stand on: where one is needed by two, it has moved down here (docs: the house). */
const foundations = ['market', 'images', 'content', 'lists', 'recentlyViewed'];

function featureOf(path: string): string | undefined {
  return /^storefront\/src\/features\/([\w-]+)\//.exec(path)?.[1];
}

function subjectOf(path: string): string | undefined {
  return /^commerce\/src\/([\w-]+)\//.exec(path)?.[1];
}

/** Why a file may not import another, or undefined when it may. Paths are from the project's root. */
export function whyNot(from: string, to: string): string | undefined {
  const [fromPackage = ''] = from.split('/');
  const [toPackage = ''] = to.split('/');
  const isTest = /\.(test|stories)\.tsx?$|\/testing\//.test(from);
  if (fromPackage !== toPackage) {
    const isServer = from.startsWith('storefront/server/');
    if (toPackage === 'commerce' && (isServer || isTest)) return undefined;
    // Journeys are a step of the suite, and measure with its tools.
    if (toPackage === 'tools' && from.startsWith('storefront/e2e/')) return undefined;
    if (allowed[fromPackage]?.includes(toPackage)) return undefined;
    return `${fromPackage} may not import ${toPackage}`;
  }
  if (fromPackage === 'storefront') {
    const [a, b] = [layerOf(from), layerOf(to)];
    if (a && b && layers.indexOf(b) < layers.indexOf(a) && !sharedOfApp.test(to))
      return `${a} may not import ${b}`;
    const [f, g] = [featureOf(from), featureOf(to)];
    if (f && g && f !== g && !foundations.includes(g) && !(f === 'checkout' && g === 'cart'))
      return `features do not import each other: ${f} imports ${g}`;
  }
  if (
    fromPackage === 'commerce' &&
    !isTest &&
    /rules?\.ts$/i.test(from) &&
    subjectOf(from) !== subjectOf(to)
  )
    return 'rules import nothing but their own subject and types';
  return undefined;
}

interface Import {
  readonly source: string;
  readonly isTypeOnly: boolean;
}

function importsOf(path: string, text: string): readonly Import[] {
  const { module } = parseSync(path, text);
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ source: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  return [...fixed, ...again];
}

/** Every import that breaks the house's rules, as sentences. */
export function checkImports(root: string): readonly string[] {
  const files = packages.flatMap((name) =>
    globSync(`${name}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (path) => /node_modules|dist|generated/.test(String(path)),
    }),
  );
  return files.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ source, isTypeOnly }) => {
      const [, named] = /^@solvik\/([\w-]+)/.exec(source) ?? [];
      const target = named
        ? `${named}/src/index.ts`
        : source.startsWith('.')
          ? relative(root, resolve(root, dirname(file), source))
          : undefined;
      if (!target) return [];
      const [fromPackage] = file.split('/');
      const [toPackage] = target.split('/');
      const hasName = packages.some((name) => name === toPackage);
      if (!named && hasName && toPackage !== fromPackage)
        return [`${file}: reach other packages by their name, not by ${source}`];
      const reason = isTypeOnly && toPackage === fromPackage ? undefined : whyNot(file, target);
      return reason ? [`${file}: ${reason} (${source})`] : [];
    }),
  );
}
