/**
 * Lists, by the build manifest's names, the files that a page's first render needs in the browser,
 * so that all are requested at once.
 */
import type { Locale } from '@solvik/shop';
import type { RouteName } from '@solvik/addresses';
import { messagesOfRoute, routeSource } from './routeModules.ts';

/** Further down, the browser itself finds out which widgets are near its window. */
const firstWidgets = 4;

/** Pages that start with an editor's widgets; on others they are below the main content. */
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

/** A file by its path, or the one screen of a folder by the folder's path with a trailing slash. */
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
