/** Which package may import which, checked on the imports of the code. */
import { checkSubjects, isAllowedInRule, isRule, findFloorViolation } from './commerceFloors.ts';
import { type FoundImport, readImports, sourcesOf } from './readImports.ts';
import { findLayerViolation } from './storefrontLayers.ts';

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

/** Where the storefront opens the workbench, and renders its card in place of a faulty widget. */
const editorsEdge =
  /^storefront\/src\/(app\/entry(Client|Server)\.tsx|routes\/preview-widgets\/\w+\.tsx?)$/;

/** They load files that a build wrote, or that a search found; no check can follow them. */
const computedImports = ['design-system/src/tokens/readPairs.ts', 'storefront/server/main.ts'];

const isTestFile = (path: string): boolean =>
  /\.(test|stories|spec)\.tsx?$|\/testing\/|^storefront\/e2e\//.test(path);

/** Why a file may not import one of another package; undefined if it may. */
function whyNotAcross(from: string, to: string): string | undefined {
  const [[fromPackage = ''], [toPackage = '']] = [from.split('/'), to.split('/')];
  const isServer = from.startsWith('storefront/server/');
  if (toPackage === 'commerce' && (isServer || isTestFile(from))) return undefined;
  if (toPackage === 'demo-shop' && isServer) return undefined;
  // Only the storefront's pages for editors import the workbench.
  if (toPackage === 'workbench' && (isServer || editorsEdge.test(from))) return undefined;
  // Journeys are a step of the suite and measure with its tools.
  if (toPackage === 'tools' && from.startsWith('storefront/e2e/')) return undefined;
  if (allowed[fromPackage]?.includes(toPackage)) return undefined;
  return `${fromPackage} may not import ${toPackage}`;
}

/**
 * Why a file may not import another; undefined if it may. Paths are from the project's root.
 * @param isTypeOnly types count like values, except of the page renderer's contract
 */
export function whyNot(from: string, to: string, isTypeOnly = false): string | undefined {
  const [[fromPackage], [toPackage]] = [from.split('/'), to.split('/')];
  if (/\/testing\//.test(to) && !isTestFile(from)) return `only tests import ${to}`;
  if (fromPackage !== toPackage) return whyNotAcross(from, to);
  const isTest = isTestFile(from);
  if (fromPackage === 'storefront') return findLayerViolation(from, to, { isTypeOnly, isTest });
  return fromPackage === 'commerce' && !isTest ? findFloorViolation(from, to) : undefined;
}

function checkImport(
  file: string,
  { source, target: written, isTypeOnly }: FoundImport,
): string | undefined {
  if (source === undefined)
    return computedImports.includes(file)
      ? undefined
      : `the path of a lazy import is a literal, so that it can be checked: ${written}`;
  if (isRule(file) && !isTestFile(file) && !isTypeOnly && !isAllowedInRule(written))
    return `a rule imports rules and types alone (${source})`;
  const [, named, path = 'index.ts'] = /^@solvik\/([\w-]+)(?:\/(.+))?/.exec(source) ?? [];
  const target = named ? `${named}/src/${path}` : source.startsWith('.') ? written : undefined;
  if (!target) return undefined;
  const [[fromPackage], [toPackage]] = [file.split('/'), target.split('/')];
  const hasName = packages.some((name) => name === toPackage);
  if (!named && hasName && toPackage !== fromPackage)
    return `reach other packages by their name, not by ${source}`;
  const reason = whyNot(file, target, isTypeOnly);
  return reason && `${reason} (${source})`;
}

/** Every import that breaks the house's rules, as sentences. */
export function checkImports(root: string): readonly string[] {
  const files = packages.flatMap((name) => sourcesOf(root, name));
  const found = files.flatMap((file) =>
    readImports(root, file).flatMap((each) => {
      const reason = checkImport(file, each);
      return reason ? [`${file}: ${reason}`] : [];
    }),
  );
  return [...found, ...checkSubjects(files)];
}
