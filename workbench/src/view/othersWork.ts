import type { ContentService, OpenContent, OthersWork } from '../workbenchState.ts';
import { newerRevision } from './newerRevision.ts';
import type { ViewEvent, ViewState } from './viewState.ts';

interface OthersWorkOptions
  extends
    Pick<ContentService, 'session' | 'pages' | 'menus'>,
    Pick<OpenContent, 'chosen' | 'open'>,
    Pick<ViewState, 'dismissed'> {
  readonly dispatch: (event: ViewEvent) => void;
}

/** What other editors do with the open page or menu: who has it open, and what they saved. */
export function othersWork({
  session,
  pages,
  menus,
  chosen,
  open,
  dismissed,
  dispatch,
}: OthersWorkOptions): OthersWork {
  const listed =
    chosen && (chosen.kind === 'menu' ? menus : pages)?.find(({ key }) => key === chosen.key);
  return {
    others: open.here.filter(({ sessionId }) => sessionId !== session?.id),
    newer: newerRevision(open, { listed, dismissed }),
    dismissNewer: () => dispatch({ kind: 'newer-dismissed', revision: listed?.latest.number }),
  };
}
