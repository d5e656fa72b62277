import type { EditedVariation, Screens } from '../workbenchState.ts';
import type { ViewEvent, ViewState } from './viewState.ts';

interface ViewActionsOptions {
  readonly view: Pick<ViewState, 'library'>;
  readonly dispatch: (event: ViewEvent) => void;
  readonly dismissTransientNotices: () => void;
}

interface ViewActions
  extends
    Pick<EditedVariation, 'setLanguage' | 'setMarket'>,
    Pick<Screens, 'openDialog' | 'setLibrary' | 'openGallery'> {}

/** What an editor changes about their view, beside the document itself. */
export const createViewActions = ({
  view,
  dispatch,
  dismissTransientNotices,
}: ViewActionsOptions): ViewActions => ({
  setLanguage: (language) => dispatch({ kind: 'language-chosen', language }),
  setMarket: (market) => dispatch({ kind: 'market-chosen', market }),
  openDialog: (dialog) => dispatch({ kind: 'dialog-changed', dialog }),
  setLibrary: (library) => {
    if (!view.library) dismissTransientNotices();
    dispatch({ kind: 'library-opened', library });
  },
  openGallery: () => {
    dismissTransientNotices();
    dispatch({ kind: 'gallery-opened' });
  },
});
