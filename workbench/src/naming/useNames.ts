import type { ContentRef, PageSummary, StoredWidget } from '@solvik/content-schema/editing';
import { widgetLabel } from './contentLabels.ts';
import type { OpenMenu, OpenPage } from '../document/useDocument.ts';
import type { ContentNames, WorkbenchWords } from '../workbenchState.ts';
import type { WorkbenchText } from '../workbenchText.ts';
import { useLocationNames } from './useLocationNames.ts';
import { type PageNames, usePageNames } from './usePageNames.ts';
import { useTitles } from './useTitles.ts';

interface NamesOptions {
  readonly text: WorkbenchText;
  /** Of definitions, by their English labels. */
  readonly titles: Readonly<Record<string, string>>;
  readonly pages: readonly PageSummary[] | undefined;
  readonly page: OpenPage;
  readonly menu: OpenMenu;
  readonly chosen: ContentRef | undefined;
}

type Names = Omit<WorkbenchWords, 'text'> &
  Pick<ContentNames, 'widgetName' | 'locationOf'> &
  Omit<PageNames, 'openPageName'>;

/** Labels of pages, widgets, fields and timestamps in the editor's own language. */
export function useNames({ text, titles, pages, page, menu, chosen }: NamesOptions): Names {
  const { title, timeText, locale } = useTitles(titles);
  const { openPageName, ...pageNames } = usePageNames({ text, pages, page });
  const locationOf = useLocationNames({
    text,
    title,
    locale,
    page,
    pageName: openPageName,
    menu,
    chosen,
  });
  return {
    title,
    timeText,
    locale,
    ...pageNames,
    widgetName: (named: StoredWidget) => widgetLabel(named, { language: locale, title }),
    locationOf,
  };
}
