/** The editing door: definitions, documents, findings, schedules and the desk. Never part of a shopper's page. */
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
  languageFallbacks,
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
export * from './desk/deskAnswers.ts';
export * from './desk/deskContent.ts';
export * from './desk/editor.ts';
export { type LinkTarget, linkTargetKinds } from './desk/linkTarget.ts';
export * from './desk/media.ts';
export { type DeskAction, deskActions, whyNotDo } from './desk/whyNotDo.ts';
export { type MediaAction, whyNotMedia } from './desk/whyNotMedia.ts';
export { exampleOf } from './exampleOf.ts';
export { createHearing } from './bridge/createHearing.ts';
export { checkDocument } from './findings/checkDocument.ts';
export { checkMenu } from './findings/checkMenu.ts';
export { type DrawnCode, drawnCodes, type DrawnFinding } from './findings/drawnFinding.ts';
export { type DocumentCode, type Finding, findingLevels } from './findings/finding.ts';
export { poorAlt, type PoorAlt } from './findings/poorAlt.ts';
export { linksOf, type WrittenLink } from './findings/linksOf.ts';
export { pageLeaves, type WidgetLeaves } from './findings/pageLeaves.ts';
export type { StoredLeaf } from './findings/storedLeaves.ts';
export { readDocument } from './findings/readDocument.ts';
export { explain, type Reason } from './showing/explain.ts';
export { type Moment, momentsOf } from './showing/moments.ts';
export {
  isTimeZone,
  isWallTime,
  momentOf,
  type Schedule,
  type Span,
  spanOf,
} from './showing/schedule.ts';
export { widgetDefinitions } from './widgetDefinitions.ts';
export { loadTitles, type Titles } from './titles/loadTitles.ts';
export type { Need, WidgetShape } from './widgetShape.ts';
export {
  type Audience,
  type CustomerType,
  customerTypes,
  memberships,
  unknownVisitor,
  type Visitor,
} from './showing/audience.ts';
