/** The reading door: what a page needs that shows content. What editors need stands behind editing.ts. */
export type * from './generated/widgetTypes.ts';
export { type PreviewAs, readPreviewAs, writePreviewAs } from './desk/previewAs.ts';
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
export { onlyOn, viewports } from './showing/audience.ts';
export { designs, shares } from './document/rowLayout.ts';
export type { ImageValue, LinkValue, PointValue, ProductQueryValue } from './fields.ts';
