/** Which package may import which, checked on the imports of the code. */
import { isAllowedInRule, isRule, whyNotInCommerce } from './commerceFloors.ts';
import { readImports, sourcesOf } from './readImports.ts';

export const packages = [
  'shop',
  'design-system',
  'content-schema',
  'addresses',
  'shop-rules',
  'widgets',
  'workbench',
  'storefront',
  'commerce',
  'demo-shop',
] as const;

const allowed: Readonly<Record<string, readonly string[]>> = {
  shop: [],
  addresses: ['shop'],
  'shop-rules': ['shop'],
  'design-system': [],
  'content-schema': ['shop', 'addresses', 'shop-rules'],
  widgets: ['shop', 'addresses', 'shop-rules', 'design-system', 'content-schema'],
  workbench: ['shop', 'addresses', 'shop-rules', 'design-system', 'content-schema', 'widgets'],
  storefront: ['shop', 'addresses', 'shop-rules', 'design-system', 'content-schema', 'widgets'],
  commerce: ['shop', 'addresses', 'shop-rules', 'content-schema'],
  'demo-shop': ['shop', 'addresses', 'shop-rules', 'content-schema', 'commerce'],
};

/** Folders of the storefront from the top down: each may import those after it. */
const layers = ['app', 'routes', 'features', 'page', 'clients'] as const;
type Layer = (typeof layers)[number];

function layerOf(path: string): Layer | undefined {
  const [, folder] = /^storefront\/src\/([\w-]+)\//.exec(path) ?? [];
  if (
    folder === 'data-api' ||
    folder === 'device' ||
    folder === 'interface' ||
    folder === 'languages'
  )
    return 'clients';
  return layers.find((layer) => layer === folder);
}

/** Where the storefront opens the workbench, and renders its card in place of a faulty widget. */
const editorsEdge =
  /^storefront\/src\/(app\/entry(Client|Server)\.tsx|routes\/preview-widgets\/\w+\.tsx?)$/;

/**
 * Small features that others build on: code that two features need moves here
 * (docs/architecture.md).
 */
const foundations = ['market', 'images', 'content', 'lists', 'recentlyViewed'];

function featureOf(path: string): string | undefined {
  return /^storefront\/src\/features\/([\w-]+)\//.exec(path)?.[1];
}

const isTestFile = (path: string): boolean => /\.(test|stories)\.tsx?$|\/testing\//.test(path);

/** Why a file may not import another; undefined if it may. Paths are from the project's root. */
export function whyNot(from: string, to: string): string | undefined {
  const [fromPackage = ''] = from.split('/');
  const [toPackage = ''] = to.split('/');
  const isTest = isTestFile(from);
  if (fromPackage !== toPackage) {
    const isServer = from.startsWith('storefront/server/');
    if (to.startsWith('commerce/src/testing/'))
      return isTest ? undefined : `only tests import ${to}`;
    if (toPackage === 'commerce' && (isServer || isTest)) return undefined;
    if (toPackage === 'demo-shop' && isServer) return undefined;
    // Only the storefront's pages for editors import the workbench.
    if (toPackage === 'workbench' && (isServer || editorsEdge.test(from))) return undefined;
    // Journeys are a step of the suite and measure with its tools.
    if (toPackage === 'tools' && from.startsWith('storefront/e2e/')) return undefined;
    if (allowed[fromPackage]?.includes(toPackage)) return undefined;
    return `${fromPackage} may not import ${toPackage}`;
  }
  if (fromPackage === 'storefront') {
    const [a, b] = [layerOf(from), layerOf(to)];
    if (a && b && layers.indexOf(b) < layers.indexOf(a)) return `${a} may not import ${b}`;
    const [f, g] = [featureOf(from), featureOf(to)];
    if (f && g && f !== g && !foundations.includes(g) && !(f === 'checkout' && g === 'cart'))
      return `features do not import each other: ${f} imports ${g}`;
  }
  if (fromPackage === 'commerce' && !isTest) return whyNotInCommerce(from, to);
  return undefined;
}

/** Every import that breaks the house's rules, as sentences. */
export function checkImports(root: string): readonly string[] {
  const files = packages.flatMap((name) => sourcesOf(root, name));
  return files.flatMap((file) =>
    readImports(root, file).flatMap(({ source, target: written, isTypeOnly }) => {
      if (isRule(file) && !isTestFile(file) && !isTypeOnly && !isAllowedInRule(written))
        return [`${file}: a rule imports rules and types alone (${source})`];
      const [, named, path = 'index.ts'] = /^@solvik\/([\w-]+)(?:\/(.+))?/.exec(source) ?? [];
      const target = named ? `${named}/src/${path}` : source.startsWith('.') ? written : undefined;
      if (!target) return [];
      const [fromPackage] = file.split('/');
      const [toPackage] = target.split('/');
      const hasName = packages.some((name) => name === toPackage);
      if (!named && hasName && toPackage !== fromPackage)
        return [`${file}: reach other packages by their name, not by ${source}`];
      // A layer may import types of those above it, except of the storefront's top; commerce's
      // floors count types too, because a type from above tends to become an import cycle.
      const isShared =
        isTypeOnly &&
        toPackage === fromPackage &&
        fromPackage !== 'commerce' &&
        !target.startsWith('storefront/src/app/');
      const reason = isShared ? undefined : whyNot(file, target);
      return reason ? [`${file}: ${reason} (${source})`] : [];
    }),
  );
}
