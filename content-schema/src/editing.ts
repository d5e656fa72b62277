/**
 * The entry point for editing: definitions, documents, findings, schedules and the content
 * service's types. Never part of a shopper's page.
 */
export {
  bridgeProtocol,
  bridgeVersion,
  createSender,
  type EditorMessage,
  type FramedArea,
  type PageMessage,
  readEditorMessage,
  readPageMessage,
  type Sent,
} from './bridge/messages.ts';
export {
  defineWidget,
  type WidgetDefinition,
  type WidgetExample,
  widgetGroups,
} from './defineWidget.ts';
export {
  type Field,
  type FieldKind,
  type Fields,
  productSorts,
  type TitledFields,
  type Variation,
} from './fields.ts';
export { type MigrationStep, migrate, type Versioned } from './migrate.ts';
export {
  type ByLanguage,
  type ByMarket,
  type Language,
  languages,
  pickLanguage,
} from './document/languages.ts';
export {
  filterKeys,
  type PageDocument,
  type Share,
  type StoredContainer,
  type StoredWidget,
} from './document/pageDocument.ts';
export { type Fallback, type Reader, resolveFields } from './document/resolveFields.ts';
export { type MarketOf, storeFields } from './document/storeFields.ts';
export { viewContainers, type ViewedContainer } from './document/viewContainers.ts';
export { type ViewedMenu, type ViewedMenuItem, viewMenu } from './document/viewMenu.ts';
export { resolveWidget } from './document/resolveWidget.ts';
export {
  type MenuDocument,
  type MenuLocation,
  menuLocations,
  type MenuTarget,
  type StoredMenuItem,
} from './document/menuDocument.ts';
export * from './content-service/answers.ts';
export * from './content-service/content.ts';
export * from './content-service/editor.ts';
export { type LinkTarget, linkTargetKinds } from './content-service/linkTarget.ts';
export * from './content-service/media.ts';
export { type EditorAction, editorActions, findDenial } from './content-service/findDenial.ts';
export { type MediaAction, findMediaDenial } from './content-service/findMediaDenial.ts';
export { exampleOf } from './exampleOf.ts';
export { createSequenceFilter } from './bridge/createSequenceFilter.ts';
export { checkDocument } from './findings/checkDocument.ts';
export { checkMenu } from './findings/checkMenu.ts';
export {
  type RenderedFindingCode,
  renderedFindingCodes,
  type RenderedFinding,
} from './findings/renderedFinding.ts';
export { type DocumentCode, type Finding, findingLevels } from './findings/finding.ts';
export { findAltProblem, type AltProblem } from './findings/findAltProblem.ts';
export { linksOf, type WrittenLink } from './findings/linksOf.ts';
export { pageLeaves, type WidgetLeaves } from './findings/pageLeaves.ts';
export type { StoredLeaf } from './findings/storedLeaves.ts';
export { readDocument } from './findings/readDocument.ts';
export { explain, type Reason } from './visibility/explain.ts';
export { type Moment, momentsOf } from './visibility/moments.ts';
export {
  isTimeZone,
  isWallTime,
  momentOf,
  type Schedule,
  type Span,
  spanOf,
} from './visibility/schedule.ts';
export { widgetDefinitions } from './widgetDefinitions.ts';
export type { Titles } from './languages/titles.ts';
export { loadTitles } from './titles/loadTitles.ts';
export type { Need, WidgetShape } from './widgetShape.ts';
export {
  type Audience,
  type CustomerType,
  customerTypes,
  memberships,
  unknownVisitor,
  type Visitor,
} from './visibility/audience.ts';
