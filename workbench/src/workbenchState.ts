/** The shared state of the workbench's columns. */
import type { WidgetType } from '@solvik/content-schema';
import type {
  ContentRef,
  EditorAction,
  EditorSession,
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
import type { ContentLocation } from './naming/describeLocation.ts';
import type { OpenMenu, OpenPage } from './useDocument.ts';
import type { Leaving } from './saving/useLeaving.ts';
import type { Lost } from './useContentList.ts';
import type { PreviewSettings } from './preview/previewSettings.ts';
import type { WorkbenchApi } from './workbenchApi.ts';
import type { WorkbenchText } from './workbenchText.ts';

export interface WorkbenchWords {
  readonly text: WorkbenchText;
  /** A definition's English title in the editor's language. */
  readonly title: (english: string) => string;
  /** In the reader's own zone by default. */
  readonly timeText: (moment: string, timeZone?: string) => string;
  /** The editor's own language, which is that of the site they entered by. */
  readonly locale: Language;
}

/** A dialog over the workbench, before something is created, removed or decided. */
export type DialogRequest =
  | {
      readonly kind:
        | 'create-page'
        | 'create-area'
        | 'duplicate'
        | 'retire'
        | 'schedule'
        | 'translations';
    }
  /** Compared with a revision; with the published one by default. */
  | { readonly kind: 'compare'; readonly with?: number };

/**
 * The state shared by the workbench's columns: the chosen page or menu and widget, the preview
 * settings, and the actions.
 */
export interface WorkbenchState extends WorkbenchWords {
  readonly api: WorkbenchApi;
  readonly now: Date;
  readonly session: EditorSession | undefined;
  /** Why this editor may not perform an action on what is open. */
  readonly whyNot: (action: EditorAction) => 'role' | 'scope' | undefined;
  /** Whether this editor may change what is open, or only read it. */
  readonly mayEdit: boolean;
  /** Undefined until loaded. */
  readonly pages: readonly PageSummary[] | undefined;
  readonly menus: readonly MenuSummary[];
  /** The targets of links; undefined until loaded. */
  readonly targets: readonly LinkTarget[] | undefined;
  /** While the content service is unreachable; what is loaded stays. */
  readonly lost: Lost | undefined;
  readonly relist: () => void;
  /** Other editors who have it open. */
  readonly others: readonly EditorAt[];
  /** What another editor saved of it since, until that is fetched or dismissed. */
  readonly newer: RevisionInfo | undefined;
  readonly dismissNewer: () => void;
  readonly leaving: Leaving;
  readonly page: OpenPage;
  readonly menu: OpenMenu;
  /** The open one of the two. */
  readonly open: OpenPage | OpenMenu;
  readonly chosen: ContentRef | undefined;
  /** The edited document is saved first; where that fails, it stays open. */
  readonly choose: (content: ContentRef, part?: string) => Promise<void>;
  readonly media: MediaTools;
  /** Set while the media library replaces the page, with the picture that is chosen there. */
  readonly library: { readonly picture?: MediaPicture } | undefined;
  readonly setLibrary: (library: { readonly picture?: MediaPicture }) => void;
  /** Whether the gallery of widgets replaces the page. */
  readonly isGallery: boolean;
  readonly openGallery: () => void;
  readonly pageName: (
    page: Pick<PageSummary, 'key'> &
      Pick<PageDocument, 'name' | 'title' | 'family' | 'areaName' | 'filters'>,
  ) => string;
  readonly widgetName: (widget: StoredWidget) => { readonly label: string; readonly note: string };
  readonly widgets: readonly StoredWidget[];
  readonly widget: StoredWidget | undefined;
  readonly pathOf: (widgetId: string) => string;
  /** The location of a finding's path. */
  readonly locationOf: (path: string) => ContentLocation;
  readonly chooseWidget: (widgetId: string | undefined) => void;
  /** The key of the chosen item of a menu. */
  readonly itemKey: string | undefined;
  readonly chooseItem: (key: string | undefined) => void;
  /** Empty, or filled in as an example. */
  readonly add: (type: WidgetType, fields?: StoredWidget['fields']) => void;
  readonly move: (widgetId: string, to: number) => void;
  readonly duplicate: (widgetId: string) => void;
  readonly remove: (widgetId: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The last action, for screen readers; `count` announces the same message anew. */
  readonly announcement: { readonly message: string; readonly count: number };
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly market: string;
  readonly setMarket: (market: string) => void;
  readonly preview: PreviewSettings;
  readonly setPreview: (preview: PreviewSettings) => void;
  readonly dialog: DialogRequest | undefined;
  readonly openDialog: (requested: DialogRequest | undefined) => void;
  /** Counts how often a finding was followed: the fields are focused anew each time. */
  readonly focusCount: number;
  readonly followFinding: (path: string) => void;
}
