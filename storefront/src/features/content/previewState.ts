/** That a page is a preview, and who may speak with it; only ever on a page made for an editor's own session. */
export interface PreviewState {
  /** Origins of editors' windows beside the shop's own. */
  readonly editorOrigins: readonly string[];
  /** As whom the page is looked at, as the Data API reads it; absent when it is the editor's own visit. */
  readonly as?: string;
  /** The moment it is looked at, ISO 8601; absent is now. */
  readonly at?: string;
  /** As whose machine shows it. */
  readonly conditions?: readonly PreviewCondition[];
}

/** What a reader's machine or network may ask of a page. */
export const previewConditions = [
  'forced-colours',
  'reduced-motion',
  'large-text',
  'slow-images',
] as const;
export type PreviewCondition = (typeof previewConditions)[number];

/** The front an editor looks at within this one's address: `?preview-front=fi`. Without a session it is a word like any other. */
export const frontParameter = 'preview-front';

/** In whose language and in whose market, where not that front's own: `?preview-language=sv&preview-market=se`. Without a session they are words like any other. */
export const languageParameter = 'preview-language';
export const marketParameter = 'preview-market';

/** As whom and when, as `writePreviewAs` says it: `?preview-as=customerType%3DSTUDENT`. Without a session it is a word like any other. */
export const asParameter = 'preview-as';

/** As whose machine shows it: `?preview-conditions=forced-colours,large-text`. Without a session it is a word like any other. */
export const conditionsParameter = 'preview-conditions';

/** All that an address says to a preview, and a page's own address does not. */
export const previewParameters = [
  frontParameter,
  languageParameter,
  marketParameter,
  asParameter,
  conditionsParameter,
] as const;
