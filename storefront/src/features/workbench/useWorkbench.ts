import { type ContentRef, type DeskAction, type DeskSession, type Language, type LinkTarget, type MediaPicture, type MenuSummary, type PageDocument, type PageSummary, type StoredWidget, whyNotDo, type WidgetType } from '@solvik/content-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { addWidget, duplicateWidget, moveWidget, removeWidget, widgetsOf } from './editDocument.ts';
import { findField, focusField } from './findField.ts';
import { findItem } from './menus/findItem.ts';
import type { MediaTools } from './media/mediaTools.ts';
import { sayPage, sayWidget } from './naming/sayContent.ts';
import { sayWhere, sayWhereInMenu, type Where } from './naming/sayWhere.ts';
import { type OpenMenu, type OpenPage, useDocument } from './useDocument.ts';
import { useSeen } from './useSeen.ts';
import type { Seen } from './seen.ts';
import { createWorkbenchApi, type WorkbenchApi } from './workbenchApi.ts';
import type { WorkbenchText } from './workbenchText.ts';

const none: readonly StoredWidget[] = [];

/** The place of each widget in the document, as findings write it. */
const placesOf = (containers: readonly { readonly widgets: readonly StoredWidget[] }[]): ReadonlyMap<string, string> =>
  new Map(containers.flatMap(({ widgets }, row) => widgets.map(({ id }, at) => [id, `containers[${String(row)}].widgets[${String(at)}]`] as const)));

export interface WorkbenchWords {
  readonly text: WorkbenchText;
  /** A definition's English title in the editor's language. */
  readonly title: (english: string) => string;
  /** In the reader's own zone unless another is named. */
  readonly timeText: (moment: string, timeZone?: string) => string;
  /** The editor's own language, which is that of the front they came in by. */
  readonly locale: Language;
}

/** A dialog over the room: what is asked before something is made, taken away or decided. */
export type Asked =
  | { readonly kind: 'create-page' | 'create-area' | 'duplicate' | 'retire' | 'schedule' | 'translations' }
  /** Against a revision; against what shoppers see when none is named. */
  | { readonly kind: 'compare'; readonly with?: number };

/** Everything the room's columns share: which page or menu and which widget are chosen, whose eyes they are seen with, and what can be done. */
export interface WorkbenchState extends WorkbenchWords {
  readonly api: WorkbenchApi;
  readonly now: Date;
  readonly session: DeskSession | undefined;
  /** Why this editor may not do something to what is open. */
  readonly whyNot: (action: DeskAction) => 'role' | 'scope' | undefined;
  /** Undefined until they are known; `failure` says why they are not. */
  readonly pages: readonly PageSummary[] | undefined;
  readonly menus: readonly MenuSummary[];
  /** What a link can lead to; undefined until it is known. */
  readonly targets: readonly LinkTarget[] | undefined;
  readonly failure: 'signed-out' | 'unreachable' | undefined;
  readonly relist: () => void;
  readonly page: OpenPage;
  readonly menu: OpenMenu;
  /** Whichever of the two is worked on. */
  readonly open: OpenPage | OpenMenu;
  readonly chosen: ContentRef | undefined;
  /** What is being edited is saved first; where that fails, it stays. */
  readonly choose: (content: ContentRef) => Promise<void>;
  readonly media: MediaTools;
  /** Set while the media library is looked at in the place of a page, with the picture that is chosen there. */
  readonly library: { readonly picture?: MediaPicture } | undefined;
  readonly setLibrary: (library: { readonly picture?: MediaPicture }) => void;
  /** Whether every widget and its examples are looked at in the place of a page. */
  readonly isGallery: boolean;
  readonly openGallery: () => void;
  readonly pageName: (page: Pick<PageSummary, 'key'> & Pick<PageDocument, 'name' | 'title' | 'family' | 'areaName' | 'filters'>) => string;
  readonly widgetName: (widget: StoredWidget) => { readonly label: string; readonly note: string };
  readonly widgets: readonly StoredWidget[];
  readonly widget: StoredWidget | undefined;
  readonly placeOf: (widgetId: string) => string;
  /** What a finding's path is about. */
  readonly whereOf: (path: string) => Where;
  readonly chooseWidget: (widgetId: string | undefined) => void;
  /** The key of the chosen item of a menu. */
  readonly itemKey: string | undefined;
  readonly chooseItem: (key: string | undefined) => void;
  /** Empty, or as an example is filled in. */
  readonly add: (type: WidgetType, fields?: StoredWidget['fields']) => void;
  readonly move: (widgetId: string, to: number) => void;
  readonly duplicate: (widgetId: string) => void;
  readonly remove: (widgetId: string) => void;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly market: string;
  readonly setMarket: (market: string) => void;
  readonly seen: Seen;
  readonly setSeen: (seen: Seen) => void;
  readonly asked: Asked | undefined;
  readonly ask: (asked: Asked | undefined) => void;
  /** Counts how often a finding was followed: the fields are shown anew each time. */
  readonly turn: number;
  readonly followFinding: (path: string) => void;
}

export function useWorkbench({ text, titles }: { readonly text: WorkbenchText; readonly titles: Readonly<Record<string, string>> }): WorkbenchState {
  const { site } = useServices();
  const { locale } = site;
  const queryClient = useQueryClient();
  const [api] = useState(createWorkbenchApi);
  const [now] = useState(() => new Date());
  const [wished, setWished] = useState<ContentRef>();
  const [widgetId, chooseWidget] = useState<string>();
  const [itemKey, chooseItem] = useState<string>();
  const [language, setLanguage] = useState<Language>(locale);
  const [market, setMarket] = useState('*');
  const [seen, setSeen] = useSeen(site.channelId as Exclude<Seen['front'], 'all'>);
  const [asked, ask] = useState<Asked>();
  const [library, setLibrary] = useState<WorkbenchState['library']>();
  const [isGallery, setGallery] = useState(false);
  const [followed, setFollowed] = useState<{ readonly control?: string; readonly turn: number }>({ turn: 0 });

  const list = useQuery({ queryKey: ['desk', 'list'], queryFn: () => api.list() });
  const who = useQuery({ queryKey: ['desk', 'session'], queryFn: () => api.session() });
  const { data: leads } = useQuery({ queryKey: ['desk', 'targets'], queryFn: () => api.targets() });
  const session = who.data?.kind === 'session' ? who.data.session : undefined;
  const { pages, menus = [] } = list.data?.kind === 'list' ? list.data : {};
  const first = (pages?.find(({ family }) => family === 'Frontpage') ?? pages?.[0])?.key;
  const chosen = useMemo((): ContentRef | undefined => wished ?? (first === undefined ? undefined : { kind: 'page', key: first }), [wished, first]);
  const relist = useCallback(() => {
    for (const asked of ['list', 'targets']) void queryClient.invalidateQueries({ queryKey: ['desk', asked] });
  }, [queryClient]);
  useEffect(() => api.watch(relist), [api, relist]);
  const page = useDocument(api, { kind: 'page', key: chosen?.kind === 'page' ? chosen.key : undefined, onChange: relist });
  const menu = useDocument(api, { kind: 'menu', key: chosen?.kind === 'menu' ? chosen.key : undefined, onChange: relist });
  const open = chosen?.kind === 'menu' ? menu : page;
  const { editing, edit } = page;
  const document = editing?.document;
  const widgets = useMemo(() => (document ? widgetsOf(document) : none), [document]);
  const places = useMemo(() => placesOf(document?.containers ?? []), [document]);

  // The field is there once the form of its widget is.
  useEffect(() => {
    if (followed.control !== undefined) focusField(window.document, followed.control);
  }, [followed]);

  const { isUnsaved } = open;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  const title = useCallback((english: string) => titles[english] ?? english, [titles]);
  const timeText = useCallback((moment: string, timeZone?: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment)), [locale]);

  const choose = async (content: ContentRef): Promise<void> => {
    if (open.isUnsaved && !(await open.save())) return;
    setWished(content);
    setLibrary(undefined);
    setGallery(false);
    chooseWidget(undefined);
    chooseItem(undefined);
  };

  return {
    text,
    title,
    timeText,
    locale,
    api,
    now,
    session,
    whyNot: (action) => (session && chosen ? whyNotDo(session.editor, action, chosen) : undefined),
    pages,
    menus,
    targets: leads?.kind === 'targets' ? leads.targets : undefined,
    failure: list.isPending || pages ? undefined : list.data?.kind === 'signed-out' ? 'signed-out' : 'unreachable',
    relist,
    page,
    menu,
    open,
    chosen,
    choose,
    media: {
      api: api.media,
      text,
      timeText,
      session,
      nameOf: ({ content, name }) => {
        const found = content.kind === 'page' ? pages?.find(({ key }) => key === content.key) : undefined;
        return found ? sayPage(found, { language: locale, text }) : name;
      },
      goTo: (content, id) => void choose(content).then(() => chooseWidget(id)),
    },
    library,
    setLibrary: (wanted) => {
      setGallery(false);
      setLibrary(wanted);
    },
    isGallery,
    openGallery: () => {
      setLibrary(undefined);
      setGallery(true);
    },
    pageName: (named) => sayPage(named, { language: locale, text }),
    widgetName: (named) => sayWidget(named, { language: locale, title }),
    widgets,
    widget: widgets.find(({ id }) => id === widgetId),
    placeOf: (id) => places.get(id) ?? '',
    whereOf: (path) => {
      if (chosen?.kind === 'menu') return menu.editing ? sayWhereInMenu(path, { document: menu.editing.document, text, locale }) : { owner: '', field: '' };
      return document && page.summary ? sayWhere(path, { document, pageName: sayPage({ ...page.summary, ...document }, { language: locale, text }), text, title, locale }) : { owner: '', field: '' };
    },
    chooseWidget,
    itemKey,
    chooseItem,
    add: (type, fields) => {
      if (!document) return;
      const added = addWidget(document, { type, afterId: widgetId, fields });
      edit(added.document);
      chooseWidget(added.widgetId);
      setGallery(false);
    },
    move: (id, to) => document && edit(moveWidget(document, id, to)),
    duplicate: (id) => {
      if (!document) return;
      const copied = duplicateWidget(document, id);
      edit(copied.document);
      chooseWidget(copied.widgetId);
    },
    remove: (id) => document && edit(removeWidget(document, id)),
    language,
    setLanguage,
    market,
    setMarket,
    seen,
    setSeen,
    asked,
    ask,
    turn: followed.turn,
    followFinding: (path) => {
      if (chosen?.kind === 'menu') {
        const place = menu.editing && findItem(path, menu.editing.document);
        chooseItem(place?.itemKey);
        return setFollowed(({ turn }) => ({ ...(place && { control: place.controlId }), turn: turn + 1 }));
      }
      const found = findField(path, document?.containers ?? []);
      if (found.language) setLanguage(found.language);
      if (found.market !== undefined) setMarket(found.market);
      chooseWidget(found.widgetId);
      return setFollowed(({ turn }) => ({ control: found.controlId, turn: turn + 1 }));
    },
  };
}
