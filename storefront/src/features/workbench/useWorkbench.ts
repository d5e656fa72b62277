import {
  type ContentRef,
  type Language,
  type MenuSummary,
  type StoredWidget,
  whyNotDo,
} from '@solvik/content-schema/editing';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../app/services.ts';
import { widgetsOf } from './editDocument.ts';
import { firstField } from './firstField.ts';
import { fieldId } from './fields/fieldContext.ts';
import { findField } from './findField.ts';
import { focusField } from './focusField.ts';
import { findItem } from './menus/findItem.ts';
import { sayPage, sayWidget } from './naming/sayContent.ts';
import { sayWhere, sayWhereInMenu } from './naming/sayWhere.ts';
import { endInAWeek } from './gallery/endInAWeek.ts';
import { localiseTargets } from './targets/localiseTargets.ts';
import { useDocument } from './useDocument.ts';
import type { Place } from './place.ts';
import { useLeaving } from './saving/useLeaving.ts';
import { useDeskList } from './useDeskList.ts';
import { usePlace } from './usePlace.ts';
import { focusRow } from './focusRow.ts';
import { useSeen } from './useSeen.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useWidgetSteps } from './useWidgetSteps.ts';
import type { Seen } from './seen.ts';
import { createWorkbenchApi, type WorkbenchApi } from './workbenchApi.ts';
import type { Asked, WorkbenchState } from './workbenchState.ts';
import type { WorkbenchText } from './workbenchText.ts';

const none: readonly StoredWidget[] = [];

/** The place of each widget in the document, as findings write it. */
const placesOf = (
  containers: readonly { readonly widgets: readonly StoredWidget[] }[],
): ReadonlyMap<string, string> =>
  new Map(
    containers.flatMap(({ widgets }, row) =>
      widgets.map(
        ({ id }, at) => [id, `containers[${String(row)}].widgets[${String(at)}]`] as const,
      ),
    ),
  );

export type { Asked, WorkbenchState, WorkbenchWords } from './workbenchState.ts';

interface WorkbenchOptions {
  readonly text: WorkbenchText;
  readonly titles: Readonly<Record<string, string>>;
  /** The shop's own unless another is given. */
  readonly desk?: WorkbenchApi;
}

export function useWorkbench({ text, titles, desk }: WorkbenchOptions): WorkbenchState {
  const { site } = useServices();
  const { locale } = site;
  const [api] = useState(() => desk ?? createWorkbenchApi());
  const [now] = useState(() => new Date());
  const [language, setLanguage] = useState<Language>(locale);
  const [market, setMarket] = useState('*');
  const [seen, setSeen] = useSeen(site.channelId as Exclude<Seen['front'], 'all'>);
  const [asked, ask] = useState<Asked>();
  const [library, setLibrary] = useState<WorkbenchState['library']>();
  const [isGallery, setGallery] = useState(false);
  const [spoken, setSpoken] = useState({ words: '', turn: 0 });
  const [followed, setFollowed] = useState<{ readonly control?: string; readonly turn: number }>({
    turn: 0,
  });

  const { session, pages, menus, targets, lost, relist } = useDeskList(api);
  const { place, go } = usePlace((where) => void returnTo(where));
  const first = (pages?.find(({ family }) => family === 'Frontpage') ?? pages?.[0])?.key;
  const [wishedKind, wishedKey] = [place.content?.kind, place.content?.key];
  const chosen = useMemo((): ContentRef | undefined => {
    if (wishedKind !== undefined && wishedKey !== undefined)
      return { kind: wishedKind, key: wishedKey };
    return first === undefined ? undefined : { kind: 'page', key: first };
  }, [wishedKind, wishedKey, first]);
  const widgetId = chosen?.kind === 'page' ? place.part : undefined;
  const itemKey = chosen?.kind === 'menu' ? place.part : undefined;
  const at = useRef<Place>(place);
  useEffect(() => {
    at.current = { content: chosen, part: place.part };
  });
  const choosePart = useCallback(
    (part: string | undefined) => {
      at.current = { ...at.current, part };
      go(at.current, 'stay');
    },
    [go],
  );
  const may = (content: ContentRef): boolean =>
    session !== undefined && whyNotDo(session.editor, 'save', content) === undefined;
  const optionsOf = <K extends ContentRef['kind']>(kind: K) => ({
    kind,
    key: chosen?.kind === kind ? chosen.key : undefined,
    onChange: relist,
    mayEdit: chosen !== undefined && may(chosen),
  });
  const page = useDocument(api, optionsOf('page'));
  const menu = useDocument(api, optionsOf('menu'));
  const open = chosen?.kind === 'menu' ? menu : page;
  const heard = useRef(open);
  useEffect(() => {
    heard.current = open;
  });
  const isLost = lost !== undefined;
  useEffect(() => {
    if (isLost) return undefined;
    void heard.current.again();
    return api.watch(({ kind, content }) => {
      const { content: mine, look } = heard.current;
      if (kind === 'changed') relist();
      else if (mine?.kind === content.kind && mine.key === content.key) void look();
    });
  }, [api, relist, isLost]);
  const [passed, pass] = useState<number>();
  const listed =
    chosen && (chosen.kind === 'menu' ? menus : pages)?.find(({ key }) => key === chosen.key);
  const isNewer =
    listed !== undefined &&
    open.editing !== undefined &&
    open.doing === undefined &&
    open.said?.kind !== 'conflict' &&
    listed.latest.number > open.editing.revision &&
    listed.latest.number !== passed;
  const { editing, edit } = page;
  const document = editing?.document;
  const widgets = useMemo(() => (document ? widgetsOf(document) : none), [document]);
  const places = useMemo(() => placesOf(document?.containers ?? []), [document]);

  // The field is there once the form of its widget is; a dialog that closes gives the focus back first.
  useEffect(() => {
    const { control } = followed;
    if (control === undefined) return undefined;
    let stop = (): void => undefined;
    const wait = setTimeout(() => {
      stop = focusField(window.document, control);
    });
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [followed]);

  const { isUnsaved } = open;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  const title = useCallback((english: string) => titles[english] ?? english, [titles]);
  const timeText = useCallback(
    (moment: string, timeZone?: string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: timeZone ?? site.timeZone,
      }).format(new Date(moment)),
    [locale, site.timeZone],
  );

  /** What went well is news of the place it was done in; what has to be mended or decided stays. */
  const leaveNews = () =>
    void (
      open.said &&
      ['published', 'scheduled', 'unscheduled', 'retired', 'fetched'].includes(open.said.kind) &&
      open.hush()
    );
  const enter = (where: Place, how: 'step' | 'stay') => {
    leaveNews();
    // What is typed from now on is typed on the page that is entered.
    flushSync(() => {
      at.current = where;
      go(where, how);
      setLibrary(undefined);
      setGallery(false);
      pass(undefined);
    });
  };
  const nameOpen = ({ kind, key }: ContentRef): string => {
    if (kind === 'menu') return text(`menu.at.${key as MenuSummary['key']}`);
    const found =
      page.summary?.key === key
        ? { ...page.summary, ...document }
        : pages?.find((each) => each.key === key);
    return found ? sayPage(found, { language: locale, text }) : key;
  };
  const leaving = useLeaving(api, { open, enter, onChange: relist, nameOf: nameOpen });
  const choose = async (content: ContentRef, part?: string): Promise<void> => {
    await leaving.leave({ content, part }, 'step');
  };
  /** Where going back leads to; who has to stay is where the address says again. */
  async function returnTo(where: Place): Promise<void> {
    if (!(await leaving.leave(where, 'stay'))) go(at.current, 'step');
  }

  const say = (words: string) => setSpoken(({ turn }) => ({ words, turn: turn + 1 }));
  const goToControl = (control: string) => setFollowed(({ turn }) => ({ control, turn: turn + 1 }));
  const steps = useWidgetSteps({
    document,
    edit,
    text,
    nameOf: (named) => sayWidget(named, { language: locale, title }).label,
    widgetId,
    choose: choosePart,
    goToControl,
    say,
  });
  const undo = () => {
    if (!open.editing?.past.length) return;
    open.undo();
    say(text('said.undone'));
  };
  const redo = () => {
    if (!open.editing?.future.length) return;
    open.redo();
    say(text('said.redone'));
  };
  const widget = widgets.find(({ id }) => id === widgetId);
  useShortcuts({
    undo,
    redo,
    save: () => void (open.mayEdit && open.save()),
    toFields: () =>
      goToControl(
        chosen?.kind === 'menu'
          ? fieldId(['item', 'label'])
          : fieldId([widget ? firstField(widget.type) : 'name']),
      ),
    toList: () =>
      void focusRow(
        window.document,
        (chosen?.kind === 'menu' ? itemKey : widgetId) ?? chosen?.key ?? '',
      ),
  });

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
    mayEdit: open.mayEdit,
    menus,
    targets,
    lost,
    relist,
    others: open.here.filter(({ sessionId }) => sessionId !== session?.id),
    newer: isNewer ? listed.latest : undefined,
    passOver: () => pass(listed?.latest.number),
    leaving,
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
        const found =
          content.kind === 'page' ? pages?.find(({ key }) => key === content.key) : undefined;
        return found ? sayPage(found, { language: locale, text }) : name;
      },
      goTo: (content, id) => void choose(content, id),
    },
    library,
    setLibrary: (wanted) => {
      if (!library) leaveNews();
      setGallery(false);
      setLibrary(wanted);
    },
    isGallery,
    openGallery: () => {
      leaveNews();
      setLibrary(undefined);
      setGallery(true);
    },
    pageName: (named) => sayPage(named, { language: locale, text }),
    widgetName: (named) => sayWidget(named, { language: locale, title }),
    widgets,
    widget,
    placeOf: (id) => places.get(id) ?? '',
    whereOf: (path) => {
      if (chosen?.kind === 'menu')
        return menu.editing
          ? sayWhereInMenu(path, { document: menu.editing.document, text, locale })
          : { owner: '', field: '' };
      return document && page.summary
        ? sayWhere(path, {
            document,
            pageName: sayPage({ ...page.summary, ...document }, { language: locale, text }),
            text,
            title,
            locale,
          })
        : { owner: '', field: '' };
    },
    chooseWidget: choosePart,
    itemKey,
    chooseItem: choosePart,
    ...steps,
    add: (type, fields) => {
      steps.add(
        type,
        fields && localiseTargets(endInAWeek(fields, type, new Date()), targets ?? []),
      );
      setGallery(false);
    },
    undo,
    redo,
    spoken,
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
        const found = menu.editing && findItem(path, menu.editing.document);
        choosePart(found?.itemKey);
        return setFollowed(({ turn }) => ({
          ...(found && { control: found.controlId }),
          turn: turn + 1,
        }));
      }
      const found = findField(path, document?.containers ?? []);
      if (found.language) setLanguage(found.language);
      if (found.market !== undefined) setMarket(found.market);
      choosePart(found.widgetId);
      return setFollowed(({ turn }) => ({ control: found.controlId, turn: turn + 1 }));
    },
  };
}
