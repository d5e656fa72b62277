import type { Language, PageSummary, StoredWidget, WidgetType } from '@solvik/content-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { addWidget, duplicateWidget, moveWidget, removeWidget, widgetsOf } from './editDocument.ts';
import { fieldId } from './fields/fieldContext.ts';
import { type Seen, usualWidth } from './seen.ts';
import { type OpenPage, usePage } from './usePage.ts';
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
  readonly timeText: (moment: string) => string;
}

/** Everything the room's columns share: which page and widget are chosen, whose eyes they are seen with, and what can be done. */
export interface WorkbenchState extends WorkbenchWords {
  readonly api: WorkbenchApi;
  readonly now: Date;
  /** Undefined until they are known; `failure` says why they are not. */
  readonly pages: readonly PageSummary[] | undefined;
  readonly failure: 'signed-out' | 'unreachable' | undefined;
  readonly page: OpenPage;
  readonly pageKey: string | undefined;
  readonly choosePage: (key: string) => void;
  readonly widgets: readonly StoredWidget[];
  readonly widget: StoredWidget | undefined;
  readonly placeOf: (widgetId: string) => string;
  readonly chooseWidget: (widgetId: string | undefined) => void;
  readonly add: (type: WidgetType, name: string) => void;
  readonly move: (widgetId: string, to: number) => void;
  readonly duplicate: (widgetId: string) => void;
  readonly remove: (widgetId: string) => void;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly market: string;
  readonly setMarket: (market: string) => void;
  readonly seen: Seen;
  readonly setSeen: (seen: Seen) => void;
  /** Counts how often a finding was followed: the fields are shown anew each time. */
  readonly turn: number;
  readonly followFinding: (path: string) => void;
}

export function useWorkbench({ text, titles }: { readonly text: WorkbenchText; readonly titles: Readonly<Record<string, string>> }): WorkbenchState {
  const { site } = useServices();
  const queryClient = useQueryClient();
  const [api] = useState(createWorkbenchApi);
  const [now] = useState(() => new Date());
  const [chosenKey, setChosenKey] = useState<string>();
  const [widgetId, chooseWidget] = useState<string>();
  const [language, setLanguage] = useState<Language>(site.locale);
  const [market, setMarket] = useState('*');
  const [seen, setSeen] = useState<Seen>({ front: site.channelId as Seen['front'], width: usualWidth });
  const [followed, setFollowed] = useState<{ readonly control?: string; readonly turn: number }>({ turn: 0 });

  const list = useQuery({ queryKey: ['desk', 'list'], queryFn: () => api.list() });
  const pages = list.data?.kind === 'list' ? list.data.pages : undefined;
  const pageKey = chosenKey ?? (pages?.find(({ family }) => family === 'Frontpage') ?? pages?.[0])?.key;
  const relist = useCallback(() => void queryClient.invalidateQueries({ queryKey: ['desk', 'list'] }), [queryClient]);
  useEffect(() => api.watch(relist), [api, relist]);
  const page = usePage(api, { key: pageKey, onChange: relist });
  const { editing, edit } = page;
  const document = editing?.document;
  const widgets = useMemo(() => (document ? widgetsOf(document) : none), [document]);
  const places = useMemo(() => placesOf(document?.containers ?? []), [document]);

  // The field is there once the form of its widget is.
  useEffect(() => {
    if (followed.control !== undefined) window.document.querySelector<HTMLElement>(`#${CSS.escape(followed.control)}`)?.focus();
  }, [followed]);

  const title = useCallback((english: string) => titles[english] ?? english, [titles]);
  const timeText = useCallback((moment: string) => new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment)), [site.locale]);

  return {
    text,
    title,
    timeText,
    api,
    now,
    pages,
    failure: list.isPending || pages ? undefined : list.data?.kind === 'signed-out' ? 'signed-out' : 'unreachable',
    page,
    pageKey,
    choosePage: (key) => {
      setChosenKey(key);
      chooseWidget(undefined);
    },
    widgets,
    widget: widgets.find(({ id }) => id === widgetId),
    placeOf: (id) => places.get(id) ?? '',
    chooseWidget,
    add: (type, name) => {
      if (!document) return;
      const added = addWidget(document, { type, name, afterId: widgetId });
      edit(added.document);
      chooseWidget(added.widgetId);
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
    turn: followed.turn,
    followFinding: (path) => {
      const [id, place = ''] = [...places].find(([, at]) => path.startsWith(`${at}.`)) ?? [];
      const keys = (id === undefined ? path : path.slice(`${place}.fields.`.length)).split(/[.[\]]+/).filter(Boolean);
      const last = keys.at(-1);
      if (last === 'sv' || last === 'nb' || last === 'da' || last === 'fi') setLanguage(last);
      chooseWidget(id);
      setFollowed(({ turn }) => ({ control: fieldId(keys), turn: turn + 1 }));
    },
  };
}
