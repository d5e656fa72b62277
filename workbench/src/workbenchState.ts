/** The shared state of the workbench's columns, by what a component needs of it. */
import type {
  ContentRef,
  EditorAction,
  EditorAt,
  Language,
  MediaPicture,
  PageDocument,
  PageSummary,
  RevisionInfo,
  StoredWidget,
} from '@solvik/content-schema/editing';
import type { WidgetSteps } from './editing/createWidgetSteps.ts';
import type { OpenMenu, OpenPage } from './document/useDocument.ts';
import type { MediaTools } from './media/mediaTools.ts';
import type { ContentLocation } from './naming/describeLocation.ts';
import type { PreviewSettings } from './preview/previewSettings.ts';
import type { Leaving } from './saving/useLeaving.ts';
import type { ContentOverview } from './content-service/useContentList.ts';
import type { WorkbenchApi } from './content-service/workbenchApi.ts';
import type { WorkbenchText } from './workbenchText.ts';

export interface WorkbenchWords {
  readonly text: WorkbenchText;
  /** A definition's English title in the editor's language. */
  readonly title: (english: string) => string;
  /** In the editor's own zone by default. */
  readonly timeText: (moment: string, timeZone?: string) => string;
  /** The editor's own language, which is that of the site they entered by. */
  readonly locale: Language;
}

/** Labels of content in the editor's language. */
export interface ContentNames {
  readonly pageName: (
    page: Pick<PageSummary, 'key'> &
      Pick<PageDocument, 'name' | 'title' | 'family' | 'areaName' | 'filters'>,
  ) => string;
  readonly widgetName: (widget: StoredWidget) => { readonly label: string; readonly note: string };
  /** The location of a finding's path. */
  readonly locationOf: (path: string) => ContentLocation;
}

/** The content service, with what it lists. */
export interface ContentService extends ContentOverview {
  readonly api: WorkbenchApi;
}

/** The page or menu that is open, and what this editor may do with it. */
export interface OpenContent {
  readonly chosen: ContentRef | undefined;
  readonly page: OpenPage;
  readonly menu: OpenMenu;
  /** The open one of the two. */
  readonly open: OpenPage | OpenMenu;
  /** Whether this editor may change what is open, or only read it. */
  readonly mayEdit: boolean;
  /** Why this editor may not perform an action on what is open. */
  readonly whyNot: (action: EditorAction) => 'role' | 'scope' | undefined;
}

/** From one page or menu to another. */
export interface Navigation {
  /** The edited document is saved first; where that fails, it stays open. */
  readonly choose: (content: ContentRef, part?: string) => Promise<void>;
  readonly leaving: Leaving;
}

/** What other editors do with what is open. */
export interface OthersWork {
  /** Other editors who have it open. */
  readonly others: readonly EditorAt[];
  /** What another editor saved of it since, until that is fetched or dismissed. */
  readonly newer: RevisionInfo | undefined;
  readonly dismissNewer: () => void;
}

/** The chosen widget of the open page, or the chosen item of the open menu. */
export interface Selection {
  readonly widgets: readonly StoredWidget[];
  readonly widget: StoredWidget | undefined;
  readonly pathOf: (widgetId: string) => string;
  readonly chooseWidget: (widgetId: string | undefined) => void;
  /** The key of the chosen item of a menu. */
  readonly itemKey: string | undefined;
  readonly chooseItem: (key: string | undefined) => void;
  /** Counts how often a finding was followed: the fields are focused again each time. */
  readonly focusCount: number;
  readonly followFinding: (path: string) => void;
}

/** The steps of editing, each announced. */
export interface EditingSteps extends WidgetSteps {
  readonly undo: () => void;
  readonly redo: () => void;
  /** The last action, for screen readers; `count` announces the same message again. */
  readonly announcement: { readonly message: string; readonly count: number };
}

/** The language and market in which texts and values are edited. */
export interface EditedVariation {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** `*` for all without values of their own. */
  readonly market: string;
  readonly setMarket: (market: string) => void;
}

export interface Preview {
  /** When the workbench was opened: the previewed moment by default. */
  readonly now: Date;
  readonly preview: PreviewSettings;
  readonly setPreview: (preview: PreviewSettings) => void;
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

/** What covers or replaces the page. */
export interface Screens {
  readonly dialog: DialogRequest | undefined;
  readonly openDialog: (requested: DialogRequest | undefined) => void;
  readonly media: MediaTools;
  /** Set while the media library replaces the page, with the picture that is chosen there. */
  readonly library: { readonly picture?: MediaPicture } | undefined;
  readonly setLibrary: (library: { readonly picture?: MediaPicture }) => void;
  /** Whether the gallery of widgets replaces the page. */
  readonly isGallery: boolean;
  readonly openGallery: () => void;
}

/** All of it. A component takes the parts it uses, unless it passes most of them on. */
export interface WorkbenchState
  extends
    WorkbenchWords,
    ContentNames,
    ContentService,
    OpenContent,
    Navigation,
    OthersWork,
    Selection,
    EditingSteps,
    EditedVariation,
    Preview,
    Screens {}
