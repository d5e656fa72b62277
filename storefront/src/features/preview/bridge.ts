/** The framed page's side of the bridge: it shows what an editor's window sends, and says which widget is meant by a press. */
import { loadSafeHtml, parseWidget } from '@solvik/content-schema';
import {
  createHearing,
  createSender,
  type DrawnFinding,
  type EditorMessage,
  type FramedArea,
  type PageMessage,
  readEditorMessage,
  type Sent,
  type ViewedMenuItem,
} from '@solvik/content-schema/editing';
import type { QueryClient } from '@tanstack/react-query';
import { holdsHtml, type ReadArea, readArea, type ReadHtml } from '../content/areas/readArea.ts';
import type { MenuLink, MenuView } from '../content/menuView.ts';
import type { PageLink } from '../content/pageLinks.ts';
import { keepDrawn } from './keepDrawn.ts';
import { markAttribute, stylePreview } from './marks.ts';
import { showMenu } from './showMenu.ts';

interface BridgeOptions {
  readonly window: Window;
  readonly queryClient: QueryClient;
  /** Origins that may speak. */
  readonly origins: readonly string[];
  readonly inspect?: () => Promise<readonly DrawnFinding[]>;
}

/** Nobody but an editor who asks fetches what looks. */
const fetchAndInspect = async () => (await import('./lint/inspectPage.ts')).inspectPage();

const areaKey = ['widget-area'] as const;
const menuKey = ['menu'] as const;
const pagesKey = ['cms-pages'] as const;

/** The widgets of an area as they were drawn last, with their configuration as it came. */
const drawnIn = ({ containers }: ReadArea) =>
  containers.flatMap(({ widgets }) =>
    widgets.flatMap(({ id, source }) => (source ? [{ id, ...source }] : [])),
  );

const linksOf = (items: readonly ViewedMenuItem[]): readonly MenuLink[] =>
  items.map(({ label, canonicalUrl: href, children }) => ({
    label,
    href,
    ...(children.length > 0 && { children: linksOf(children) }),
  }));

/** Twice, so that what was drawn in between has been painted. */
const painted = (window: Window) =>
  new Promise<void>((done) => {
    window.requestAnimationFrame(() => {
      window.requestAnimationFrame(() => done());
    });
  });

/** Listens until the page goes. Returns how to stop. */
export function startBridge({
  window: page,
  queryClient,
  origins,
  inspect = fetchAndInspect,
}: BridgeOptions): () => void {
  const { document } = page;
  const style = stylePreview(document);
  // Addressed to another than the window around, a message is nothing but a complaint in the browser's console; not every browser tells who that is.
  const [around] = page.location.ancestorOrigins ?? [];
  const editors = origins
    .filter((origin) => around === undefined || around === origin)
    .map((origin) => ({
      origin,
      isNew: createHearing('hello'),
      send: createSender<PageMessage>((message) => page.parent.postMessage(message, origin)),
    }));
  /** Whoever spoke last. */
  let editor: (typeof editors)[number] | undefined;
  let mode: Extract<EditorMessage, { kind: 'mode' }>['mode'] = 'select';
  let hovered: string | null = null;

  const areas = () =>
    queryClient
      .getQueriesData<ReadArea | null>({ queryKey: areaKey })
      .flatMap(([key, area]) => (area ? [{ key, area }] : []));
  const framedAreas = (): readonly FramedArea[] =>
    areas().map(({ area: { id, name } }) => ({ id, name }));
  const widgetAt = (target: EventTarget | null): string | undefined =>
    target instanceof Element
      ? (target.closest(`[${markAttribute}]`)?.getAttribute(markAttribute) ?? undefined)
      : undefined;
  const mark = (
    name: 'data-is-selected' | 'data-is-hovered',
    widgetId: string | null,
    label = '',
  ): Element | undefined => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    const found = [...document.querySelectorAll(`[${markAttribute}]`)].find(
      (element) => element.getAttribute(markAttribute) === widgetId,
    );
    found?.setAttribute(name, label);
    return found;
  };

  /** Scrolls this page alone: the editor's own window stays where it is, and may show no more than the upper part of this one. */
  const bringIntoView = (element: Element | undefined) => {
    if (!element) return;
    const { top } = element.getBoundingClientRect();
    const room = page.innerHeight / 8;
    if (top < 0 || top > 2 * room) page.scrollBy({ top: top - room });
  };

  /** What was added a moment ago is drawn a moment later, and what is drawn anew has lost its mark: both are seen to as long as something is chosen. */
  const seek = new MutationObserver(() => show());
  let selected: string | null = null;
  let selectedLabel = '';
  let isSought = false;
  function show(): void {
    if (selected !== null && !isSought && document.querySelector('[data-is-selected]')) return;
    const found = mark('data-is-selected', selected, selectedLabel);
    if (isSought) bringIntoView(found);
    if (found) isSought = false;
  }
  /** Whoever pressed it sees it already. */
  const select = (
    widgetId: string | null,
    { isSeen, label = '' }: { readonly isSeen: boolean; readonly label?: string | undefined },
  ) => {
    selected = widgetId;
    selectedLabel = label;
    for (const element of document.querySelectorAll('[data-is-selected]'))
      element.removeAttribute('data-is-selected');
    isSought = widgetId !== null && !isSeen;
    seek.disconnect();
    if (widgetId !== null) seek.observe(document.body, { childList: true, subtree: true });
    show();
  };

  const patch = async (
    { areaId, containers, title, description }: Extract<EditorMessage, { kind: 'patch' }>,
    sequence: number,
  ) => {
    const isNamed = title !== undefined || description !== undefined;
    for (const { key, area } of areas()) {
      if (area.id !== areaId) continue;
      const patched = keepDrawn(containers, drawnIn(area)).map(
        ({ classNames = [], widgets, ...container }) => ({
          ...container,
          classNames,
          widgets: widgets.map((widget) => ({ ...widget, classNames: widget.classNames ?? [] })),
        }),
      );
      const answer = {
        id: area.id,
        name: area.name,
        title: title ?? area.title ?? null,
        tags: [...(area.tags ?? [])],
        meta: isNamed
          ? { title: title ?? null, description: description ?? null }
          : { title: null, description: null, ...area.meta },
        containers: patched,
      };
      queryClient.setQueryData<ReadArea>(key, readArea(answer, { isPreview: true, readHtml }));
    }
    // Beside an information page its name stands in the list of them all.
    if (title !== undefined) {
      const rename = (page: PageLink) => (page.id === areaId ? { ...page, label: title } : page);
      queryClient.setQueriesData<readonly PageLink[]>({ queryKey: pagesKey }, (pages) =>
        pages?.map(rename),
      );
    }
    const problems = containers
      .flatMap(({ widgets }) => widgets)
      .flatMap(({ id, type, configuration }) => {
        const read = parseWidget(type, configuration);
        return read.kind === 'bad' ? [{ widgetId: id, problems: read.problems }] : [];
      });
    await painted(page);
    editor?.send({ kind: 'ack', answers: sequence, problems });
  };

  const patchMenu = async (
    { location, title, items }: Extract<EditorMessage, { kind: 'patch-menu' }>,
    sequence: number,
  ) => {
    for (const [key, menu] of queryClient.getQueriesData<MenuView>({ queryKey: menuKey })) {
      if (key.at(-1) !== location || menu === undefined) continue;
      queryClient.setQueryData<MenuView>(key, { ...(title && { title }), links: linksOf(items) });
    }
    await painted(page);
    editor?.send({ kind: 'ack', answers: sequence, problems: [] });
  };

  let readHtml: ReadHtml | undefined;
  let loadingHtml: Promise<void> | undefined;
  const loadHtmlReader = async () => {
    readHtml = await loadSafeHtml().catch(() => undefined);
    loadingHtml = undefined;
  };
  /** The reader of markup is fetched once there is some; what is sent meanwhile waits, so that nothing is overtaken. */
  const patchNext = (message: Extract<Sent<EditorMessage>, { kind: 'patch' }>) => {
    const isMissing = readHtml === undefined && holdsHtml({ containers: message.containers });
    if (!isMissing && !loadingHtml) return void patch(message, message.sequence);
    loadingHtml ??= loadHtmlReader();
    void loadingHtml.then(() => patch(message, message.sequence));
  };

  /** One after the other: each scrolls through the page. What fails is left unanswered. */
  let inspected = Promise.resolve();
  const inspectInTurn = (sequence: number) => {
    inspected = inspected
      .then(
        async () =>
          void editor?.send({ kind: 'inspected', answers: sequence, findings: await inspect() }),
      )
      .catch(() => undefined);
  };

  const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
    const message = source === page.parent ? readEditorMessage(data) : undefined;
    const speaker = message && editors.find((each) => each.origin === origin);
    if (!message || !speaker?.isNew(message)) return;
    editor = speaker;
    if (message.kind === 'hello') editor.send({ kind: 'ready', areas: framedAreas() });
    if (message.kind === 'patch') patchNext(message);
    if (message.kind === 'patch-menu') void patchMenu(message, message.sequence);
    if (message.kind === 'show-menu') showMenu(document, message.location);
    if (message.kind === 'select')
      select(message.widgetId, { isSeen: message.widgetId === selected, label: message.label });
    if (message.kind === 'hover') mark('data-is-hovered', message.widgetId);
    if (message.kind === 'inspect') inspectInTurn(message.sequence);
    if (message.kind === 'mode') mode = message.mode;
  };

  const choose = (event: MouseEvent) => {
    if (!editor || mode === 'use') return;
    event.preventDefault();
    event.stopPropagation();
    const widgetId = widgetAt(event.target);
    if (widgetId === undefined) return;
    select(widgetId, { isSeen: true });
    editor.send({ kind: 'select', widgetId });
  };
  const point = (event: MouseEvent) => {
    const widgetId = widgetAt(event.target) ?? null;
    if (!editor || mode === 'use' || widgetId === hovered) return;
    hovered = widgetId;
    mark('data-is-hovered', widgetId);
    editor.send({ kind: 'hover', widgetId });
  };
  const hold = (event: Event) => {
    if (editor && mode === 'select') event.preventDefault();
  };

  page.addEventListener('message', hear);
  document.addEventListener('click', choose, true);
  document.addEventListener('mouseover', point);
  document.addEventListener('submit', hold, true);
  // Only a window of the origin it is addressed to hears it; one that listened too early need not ask again.
  for (const { send } of editors) send({ kind: 'ready', areas: framedAreas() });
  return () => {
    seek.disconnect();
    page.removeEventListener('message', hear);
    document.removeEventListener('click', choose, true);
    document.removeEventListener('mouseover', point);
    document.removeEventListener('submit', hold, true);
    style.remove();
  };
}
