/** The state of the editor's view beside the document itself, and its transitions. */
import type { Language, MediaPicture } from '@solvik/content-schema/editing';
import type { DialogRequest } from '../workbenchState.ts';

export interface ViewState {
  /** The language in which texts are edited. */
  readonly language: Language;
  /** The market in which values are edited; `*` for all without their own. */
  readonly market: string;
  readonly dialog: DialogRequest | undefined;
  /** What replaces the page. */
  readonly library: { readonly picture?: MediaPicture } | undefined;
  readonly isGallery: boolean;
  /** For screen readers; `count` announces the same message again. */
  readonly announcement: { readonly message: string; readonly count: number };
  /** The control that takes the focus; `count` focuses it again. */
  readonly target: { readonly control?: string | undefined; readonly count: number };
  /** Number of the newer revision that the editor has dismissed. */
  readonly dismissed: number | undefined;
}

export type ViewEvent =
  /** A page or menu, or another part of one. */
  | { readonly kind: 'entered' }
  | { readonly kind: 'library-opened'; readonly library: { readonly picture?: MediaPicture } }
  | { readonly kind: 'gallery-opened' }
  | { readonly kind: 'widget-added' }
  | { readonly kind: 'dialog-changed'; readonly dialog: DialogRequest | undefined }
  | { readonly kind: 'language-chosen'; readonly language: Language }
  | { readonly kind: 'market-chosen'; readonly market: string }
  | { readonly kind: 'announced'; readonly message: string }
  /** A finding's control is in the form of its own language and market, where it has them. */
  | {
      readonly kind: 'control-sought';
      readonly control?: string | undefined;
      readonly language?: Language | undefined;
      readonly market?: string | undefined;
    }
  | { readonly kind: 'newer-dismissed'; readonly revision: number | undefined };

export const viewIn = (language: Language): ViewState => ({
  language,
  market: '*',
  dialog: undefined,
  library: undefined,
  isGallery: false,
  announcement: { message: '', count: 0 },
  target: { count: 0 },
  dismissed: undefined,
});

export function reduceView(state: ViewState, event: ViewEvent): ViewState {
  switch (event.kind) {
    case 'entered':
      return { ...state, library: undefined, isGallery: false, dismissed: undefined };
    case 'library-opened':
      return { ...state, library: event.library, isGallery: false };
    case 'gallery-opened':
      return { ...state, library: undefined, isGallery: true };
    case 'widget-added':
      return { ...state, isGallery: false };
    case 'dialog-changed':
      return { ...state, dialog: event.dialog };
    case 'language-chosen':
      return { ...state, language: event.language };
    case 'market-chosen':
      return { ...state, market: event.market };
    case 'announced':
      return {
        ...state,
        announcement: { message: event.message, count: state.announcement.count + 1 },
      };
    case 'control-sought': {
      const { control, language = state.language, market = state.market } = event;
      return { ...state, language, market, target: { control, count: state.target.count + 1 } };
    }
    case 'newer-dismissed':
      return { ...state, dismissed: event.revision };
  }
}
