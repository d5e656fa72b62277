/** Parameters of a previewed page's address: written by the workbench, read by the server. */
/** Conditions that a visitor's machine or network may impose. */
export const previewConditions = [
  'forced-colours',
  'reduced-motion',
  'large-text',
  'slow-images',
] as const;
export type PreviewCondition = (typeof previewConditions)[number];

/**
 * The channel that an editor previews within this one's address: `?preview-channel=fi`. Ignored
 * without a session.
 */
export const channelParameter = 'preview-channel';

/**
 * Language and market of a preview, where they differ from the channel's own:
 * `?preview-language=sv&preview-market=se`. Ignored without a session.
 */
export const languageParameter = 'preview-language';
export const marketParameter = 'preview-market';

/**
 * As whom and when, as `writePreviewAs` writes it: `?preview-as=customerType%3DSTUDENT`. Ignored
 * without a session.
 */
export const asParameter = 'preview-as';

/**
 * The visitor's conditions: `?preview-conditions=forced-colours,large-text`. Ignored without a
 * session.
 */
export const conditionsParameter = 'preview-conditions';

/** All parameters of an address that concern a preview, and not the page itself. */
export const previewParameters = [
  channelParameter,
  languageParameter,
  marketParameter,
  asParameter,
  conditionsParameter,
] as const;
