import type { ContentRef, MenuSummary, PageSummary } from '@solvik/content-schema/editing';
import { useHost } from '../host.ts';
import { pageLabel } from './contentLabels.ts';
import type { OpenPage } from '../document/useDocument.ts';
import type { ContentNames } from '../workbenchState.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface PageNamesOptions {
  readonly text: WorkbenchText;
  readonly pages: readonly PageSummary[] | undefined;
  readonly page: OpenPage;
}

export interface PageNames extends Pick<ContentNames, 'pageName'> {
  /** A page's label for editors, by its key; `otherwise` where it is unknown. */
  readonly nameOfPage: (key: string, otherwise: string) => string;
  /** The label of the open page as it is edited; undefined where none is open. */
  readonly openPageName: string | undefined;
  /** The label of open content for editors. */
  readonly nameOfContent: (content: ContentRef) => string;
}

/** Labels of pages and menus in the editor's own language. */
export function usePageNames({ text, pages, page }: PageNamesOptions): PageNames {
  const {
    site: { locale },
  } = useHost();
  const { summary, editing } = page;
  const pageName: PageNames['pageName'] = (named) => pageLabel(named, { language: locale, text });
  const openPageName = summary && pageName({ ...summary, ...editing?.document });
  const nameOfPage = (key: string, otherwise: string): string => {
    const found = pages?.find((each) => each.key === key);
    return found ? pageName(found) : otherwise;
  };
  return {
    pageName,
    nameOfPage,
    openPageName,
    nameOfContent: ({ kind, key }) => {
      if (kind === 'menu') return text(`menu.at.${key as MenuSummary['key']}`);
      return summary?.key === key && openPageName !== undefined
        ? openPageName
        : nameOfPage(key, key);
    },
  };
}
