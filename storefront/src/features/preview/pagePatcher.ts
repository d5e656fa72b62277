/** Applies edits of a page or menu to the framed page's cached content, without saving them. */
import { loadSafeHtml } from '@solvik/content-schema';
import type {
  EditorMessage,
  FramedArea,
  PageMessage,
  ViewedMenuItem,
} from '@solvik/content-schema/editing';
import type { QueryClient } from '@tanstack/react-query';
import {
  containsHtml,
  type ReadArea,
  readArea,
  readContent,
  type ReadHtml,
  type WidgetResponse,
} from '../content/areas/readArea.ts';
import type { MenuLink, MenuView } from '../content/menuView.ts';
import type { PageLink } from '../content/pageLinks.ts';
import { retainRendered } from './retainRendered.ts';

type PagePatch = Extract<EditorMessage, { kind: 'patch' }>;
type MenuPatch = Extract<EditorMessage, { kind: 'patch-menu' }>;
/** What cannot be shown of a patch, by widget. */
type PatchProblems = Extract<PageMessage, { kind: 'ack' }>['problems'];

export interface PagePatcher {
  /** The areas of the framed page. */
  readonly areas: () => readonly FramedArea[];
  /** Resolves when the patch has been painted. */
  readonly patchPage: (patch: PagePatch) => Promise<PatchProblems>;
  /** Resolves when the patch has been painted. */
  readonly patchMenu: (patch: MenuPatch) => Promise<PatchProblems>;
}

const areaKey = ['widget-area'] as const;
const menuKey = ['menu'] as const;
const pagesKey = ['cms-pages'] as const;

const linksOf = (items: readonly ViewedMenuItem[]): readonly MenuLink[] =>
  items.map(({ label, canonicalUrl: href, children }) => ({
    label,
    href,
    ...(children.length > 0 && { children: linksOf(children) }),
  }));

/** Two frames, so that what was rendered in between has been painted. */
const painted = (window: Window) =>
  new Promise<void>((done) => {
    window.requestAnimationFrame(() => {
      window.requestAnimationFrame(() => done());
    });
  });

const cachedAreas = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<ReadArea | null>({ queryKey: areaKey })
    .flatMap(([key, area]) => (area ? [{ key, area }] : []));

/** The patched area as the Data API would answer it; names that a patch omits are retained. */
function answerOf(
  area: ReadArea,
  { title, description }: PagePatch,
  containers: Parameters<typeof readArea>[0]['containers'],
): Parameters<typeof readArea>[0] {
  const isNamed = title !== undefined || description !== undefined;
  return {
    id: area.id,
    name: area.name,
    title: title ?? area.title ?? null,
    tags: [...(area.tags ?? [])],
    meta: isNamed
      ? { title: title ?? null, description: description ?? null }
      : { title: null, description: null, ...area.meta },
    containers,
  };
}

/** Writes a patch into the cached areas with its id. Returns what cannot be shown. */
function applyPatch(
  queryClient: QueryClient,
  patch: PagePatch,
  readHtml: ReadHtml | undefined,
): PatchProblems {
  const { areaId, title } = patch;
  const options = { isPreview: true, readHtml };
  const patched = patch.containers.map(({ classNames = [], widgets, ...container }) => ({
    ...container,
    classNames,
    widgets: widgets.map((widget) => ({ ...widget, classNames: widget.classNames ?? [] })),
  }));
  const sent: readonly WidgetResponse[] = patched.flatMap(({ widgets }) => widgets);
  const contents = new Map(sent.map((widget) => [widget, readContent(widget, options)] as const));
  for (const { key, area } of cachedAreas(queryClient)) {
    if (area.id !== areaId) continue;
    const rendered = retainRendered(contents, area);
    const contentOf = (widget: WidgetResponse) =>
      rendered.get(widget) ?? readContent(widget, options);
    const response = answerOf(area, patch, patched);
    queryClient.setQueryData<ReadArea>(key, readArea(response, { ...options, contentOf }));
  }
  // An information page is also named in the list of such pages beside it.
  if (title !== undefined) {
    const rename = (page: PageLink) => (page.id === areaId ? { ...page, label: title } : page);
    queryClient.setQueriesData<readonly PageLink[]>({ queryKey: pagesKey }, (pages) =>
      pages?.map(rename),
    );
  }
  return [...contents].flatMap(([{ id }, read]) =>
    read.kind === 'bad' ? [{ widgetId: String(id), problems: read.problems }] : [],
  );
}

/** Loads the markup parser with the first patch that has markup. */
export function createPagePatcher(page: Window, queryClient: QueryClient): PagePatcher {
  let readHtml: ReadHtml | undefined;
  let loadingHtml: Promise<void> | undefined;
  const loadHtmlReader = async () => {
    readHtml = await loadSafeHtml().catch(() => undefined);
    loadingHtml = undefined;
  };
  const apply = async (patch: PagePatch) => {
    const problems = applyPatch(queryClient, patch, readHtml);
    await painted(page);
    return problems;
  };
  return {
    areas: () => cachedAreas(queryClient).map(({ area: { id, name } }) => ({ id, name })),
    patchPage(patch) {
      const isMissing = readHtml === undefined && containsHtml({ containers: patch.containers });
      if (!isMissing && !loadingHtml) return apply(patch);
      // Later patches wait for the parser too, so that their order is kept.
      loadingHtml ??= loadHtmlReader();
      return loadingHtml.then(() => apply(patch));
    },
    async patchMenu({ location, title, items }) {
      for (const [key, menu] of queryClient.getQueriesData<MenuView>({ queryKey: menuKey })) {
        if (key.at(-1) !== location || menu === undefined) continue;
        queryClient.setQueryData<MenuView>(key, { ...(title && { title }), links: linksOf(items) });
      }
      await painted(page);
      return [];
    },
  };
}
