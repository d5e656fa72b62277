/**
 * The entry point for reading: what a page needs to render content. What editors need is exported
 * by editing.ts.
 */
export type * from './generated/widgetTypes.ts';
export { type PreviewAs, readPreviewAs, writePreviewAs } from './content-service/previewAs.ts';
export {
  asParameter,
  conditionsParameter,
  channelParameter,
  languageParameter,
  marketParameter,
  type PreviewCondition,
  previewConditions,
  previewParameters,
} from './preview/previewParameters.ts';
export { loadSafeHtml } from './read/loadSafeHtml.ts';
export { isObject } from './read/isObject.ts';
export { isSafeHref } from './read/isSafeHref.ts';
export {
  isWidgetType,
  parseWidget,
  shapeOf,
  type Widget,
  type WidgetConfiguration,
  type WidgetType,
} from './read/parseWidget.ts';
export type { Parsed, Problem, ProblemCode } from './read/problem.ts';
export type { Block, Inline, RichText, TableBlock } from './read/richText.ts';
export type { SafeElement, SafeNode } from './read/safeNode.ts';
export { onlyOn, viewports } from './visibility/audience.ts';
export { designs, shares } from './document/rowLayout.ts';
export type { ImageValue, LinkValue, PointValue, ProductQueryValue } from './fields.ts';
