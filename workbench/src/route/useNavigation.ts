import type { ContentRef } from '@solvik/content-schema/editing';
import { flushSync } from 'react-dom';
import type { WorkbenchRoute } from './workbenchRoute.ts';
import { useLeaving } from '../saving/useLeaving.ts';
import type { OpenMenu, OpenPage } from '../document/useDocument.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';
import type { Navigation } from '../workbenchState.ts';
import type { useChosen } from './useChosen.ts';
import type { ViewEvent } from '../view/viewState.ts';

/** Notices of success belong to where it was done; what has to be fixed or decided stays. */
const passing: ReadonlySet<string> = new Set([
  'published',
  'scheduled',
  'unscheduled',
  'retired',
  'fetched',
]);

interface NavigationOptions {
  readonly api: WorkbenchApi;
  readonly open: OpenPage | OpenMenu;
  readonly at: Pick<ReturnType<typeof useChosen>, 'moveTo' | 'stay'>;
  readonly dispatch: (event: ViewEvent) => void;
  readonly nameOf: (content: ContentRef) => string;
  readonly onChange: () => void;
}

interface WorkbenchNavigation extends Navigation {
  /** Where going back leads to. */
  readonly returnTo: (where: WorkbenchRoute) => Promise<void>;
  /** Dismisses a notice of success, which belongs to where it was done. */
  readonly dismissTransientNotices: () => void;
}

/** Navigation between pages, menus and their parts: what is open is saved first. */
export function useNavigation({
  api,
  open,
  at,
  dispatch,
  nameOf,
  onChange,
}: NavigationOptions): WorkbenchNavigation {
  const dismissTransientNotices = () => {
    if (open.notice && passing.has(open.notice.kind)) open.dismissNotice();
  };
  const enter = (where: WorkbenchRoute, how: 'push' | 'replace') => {
    dismissTransientNotices();
    // What is typed from now on is typed on the page that is opened.
    flushSync(() => {
      at.moveTo(where, how);
      dispatch({ kind: 'entered' });
    });
  };
  const leaving = useLeaving(api, { open, enter, onChange, nameOf });
  return {
    leaving,
    choose: async (content, part) => void (await leaving.leave({ content, part }, 'push')),
    returnTo: async (where) => {
      if (!(await leaving.leave(where, 'replace'))) at.stay();
    },
    dismissTransientNotices,
  };
}
