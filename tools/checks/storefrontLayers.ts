/** Folders of `storefront/src` from the top down: each imports those after it, never one before. */
const layers: readonly (readonly string[])[] = [
  ['app'],
  ['routes'],
  ['features'],
  ['page'],
  ['search-api'],
  ['data-api', 'device', 'interface', 'languages'],
];

/**
 * Small features that others build on: code that two features need moves here
 * (docs/architecture.md).
 */
const foundations = [
  'market',
  'images',
  'content',
  'favourites',
  'ownSizes',
  'lists',
  'recentlyViewed',
];

/** The types by which the server, which starts its build, knows the page renderer. */
const renderer = 'storefront/src/app/entryServer.tsx';
/** The build plans the rules of styles that the top reads. */
const plannedStyles = /^storefront\/(src\/app|build)\/styles\//;

const inSources = (path: string): string | undefined => /^storefront\/src\/(.+)$/.exec(path)?.[1];
const folderOf = (file: string): string => file.split('/')[0] ?? file;
const layerOf = (folder: string): number => layers.findIndex((folders) => folders.includes(folder));
const featureOf = (file: string): string | undefined => /^features\/([\w-]+)\//.exec(file)?.[1];

function whyNotBetweenFeatures(from: string, to: string): string | undefined {
  const [feature, other] = [featureOf(from), featureOf(to)];
  if (!feature || !other || feature === other || foundations.includes(other)) return undefined;
  if (feature === 'checkout' && other === 'cart') return undefined;
  return `features do not import each other: ${feature} imports ${other}`;
}

/**
 * Why a file of the storefront may not import another of it; undefined if it may. Tests keep to the
 * layers too, but assemble what they prove: pages, the server and the build.
 */
export function findLayerViolation(
  from: string,
  to: string,
  { isTypeOnly, isTest }: { readonly isTypeOnly: boolean; readonly isTest: boolean },
): string | undefined {
  const [file, target] = [inSources(from), inSources(to)];
  if (isTest && (!file || !target || [file, target].some((path) => path.startsWith('testing/'))))
    return undefined;
  if (target?.startsWith('app/') && !file?.startsWith('app/')) {
    const isContract = file === undefined && isTypeOnly && to === renderer;
    if (isContract || (plannedStyles.test(from) && plannedStyles.test(to))) return undefined;
    return `${file === undefined ? from : folderOf(file)} may not import app: it is the top`;
  }
  if (file === undefined) return undefined;
  if (target === undefined) return `src may not import ${to}`;
  const [folder, other] = [folderOf(file), folderOf(target)];
  const [layer, below] = [layerOf(folder), layerOf(other)];
  for (const each of [folder, other])
    if (layerOf(each) === -1)
      return `${each} has no layer: add it to tools/checks/storefrontLayers.ts`;
  if (below < layer) return `${folder} may not import ${other}`;
  return whyNotBetweenFeatures(file, target);
}
