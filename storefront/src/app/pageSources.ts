/** Names, as the build's manifest has them, the files that the first render of a page needs in the browser, so that all are asked for at once. */
import type { Locale, RouteName } from '@solvik/addresses';
import { messagesOfRoute, routeSource } from './routeModules.ts';

/** Of widgets further down the browser itself finds out which are near its window. */
const firstWidgets = 4;

/** Pages that begin with an editor's widgets; on others they stand below what the page is for. */
const beginWithWidgets: ReadonlySet<RouteName> = new Set([
  'home',
  'inspiration',
  'content',
  'page',
]);

function firstWidgetTypes(html: string): readonly string[] {
  const placed = [...html.matchAll(/ data-widget="([\w-]+)"( data-is-static)?/g)].slice(
    0,
    firstWidgets,
  );
  return [...new Set(placed.flatMap(([, type, isStatic]) => (isStatic ? [] : (type ?? []))))];
}

/** A file by its path, or the one screen of a folder by the folder's path with a stroke at its end. */
export function pageSources({
  routeName,
  locale,
  html,
}: {
  readonly routeName: RouteName | undefined;
  readonly locale: Locale;
  readonly html: string;
}): readonly string[] {
  const words = ['src', '../widgets/src'].map(
    (folder) => `${folder}/languages/generated/${locale}.js`,
  );
  if (!routeName) return words;
  const widgets = beginWithWidgets.has(routeName) ? firstWidgetTypes(html) : [];
  const ownWords = messagesOfRoute(routeName).map(
    (group) => `src/languages/generated/${locale}/${group}.js`,
  );
  return [
    routeSource(routeName),
    ...words,
    ...ownWords,
    ...widgets.map((type) => `../widgets/src/${type}/`),
  ];
}
