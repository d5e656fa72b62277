/** What the columns of the editors' room share. */
import type { WidgetType } from '@solvik/content-schema';
import type {
  ContentRef,
  DeskAction,
  DeskSession,
  EditorAt,
  Language,
  LinkTarget,
  MediaPicture,
  MenuSummary,
  PageDocument,
  PageSummary,
  RevisionInfo,
  StoredWidget,
} from '@solvik/content-schema/editing';
import type { MediaTools } from './media/mediaTools.ts';
import type { Where } from './naming/sayWhere.ts';
import type { OpenMenu, OpenPage } from './useDocument.ts';
import type { Leaving } from './saving/useLeaving.ts';
import type { Lost } from './useDeskList.ts';
import type { Seen } from './seen.ts';
import type { WorkbenchApi } from './workbenchApi.ts';
import type { WorkbenchText } from './workbenchText.ts';

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
  | {
      readonly kind:
        | 'create-page'
        | 'create-area'
        | 'duplicate'
        | 'retire'
        | 'schedule'
        | 'translations';
    }
  /** Against a revision; against what shoppers see when none is named. */
  | { readonly kind: 'compare'; readonly with?: number };

/** Everything the room's columns share: which page or menu and which widget are chosen, whose eyes they are seen with, and what can be done. */
export interface WorkbenchState extends WorkbenchWords {
  readonly api: WorkbenchApi;
  readonly now: Date;
  readonly session: DeskSession | undefined;
  /** Why this editor may not do something to what is open. */
  readonly whyNot: (action: DeskAction) => 'role' | 'scope' | undefined;
  /** Whether this editor may change what is open, or only look at it. */
  readonly mayEdit: boolean;
  /** Undefined until they are known. */
  readonly pages: readonly PageSummary[] | undefined;
  readonly menus: readonly MenuSummary[];
  /** What a link can lead to; undefined until it is known. */
  readonly targets: readonly LinkTarget[] | undefined;
  /** While the desk is out of reach; what was known before stays. */
  readonly lost: Lost | undefined;
  readonly relist: () => void;
  /** Others who have open what this editor has. */
  readonly others: readonly EditorAt[];
  /** What somebody else saved of it since, until that is fetched or passed over. */
  readonly newer: RevisionInfo | undefined;
  readonly passOver: () => void;
  readonly leaving: Leaving;
  readonly page: OpenPage;
  readonly menu: OpenMenu;
  /** Whichever of the two is worked on. */
  readonly open: OpenPage | OpenMenu;
  readonly chosen: ContentRef | undefined;
  /** What is being edited is saved first; where that fails, it stays. */
  readonly choose: (content: ContentRef, part?: string) => Promise<void>;
  readonly media: MediaTools;
  /** Set while the media library is looked at in the place of a page, with the picture that is chosen there. */
  readonly library: { readonly picture?: MediaPicture } | undefined;
  readonly setLibrary: (library: { readonly picture?: MediaPicture }) => void;
  /** Whether every widget and its examples are looked at in the place of a page. */
  readonly isGallery: boolean;
  readonly openGallery: () => void;
  readonly pageName: (
    page: Pick<PageSummary, 'key'> &
      Pick<PageDocument, 'name' | 'title' | 'family' | 'areaName' | 'filters'>,
  ) => string;
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
  readonly undo: () => void;
  readonly redo: () => void;
  /** What was done last, for those who listen; `turn` tells the same words anew. */
  readonly spoken: { readonly words: string; readonly turn: number };
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
