/** The back end's entry point; other packages import nothing else of it. */
export { type Commerce, type CommerceOptions, createCommerce } from './createCommerce.ts';
export type { Operation } from './api/createApi.ts';
export * from './catalogue/catalogueDraft.ts';
export type { CatalogueSource } from './import/catalogueSource.ts';
export { oneSize } from './catalogue/oneSize.ts';
export type {
  WriteCatalogueOptions,
  WriteProgress,
  WrittenCatalogue,
} from './import/writeCatalogue.ts';
export type { ContentService } from './content/service/contentService.ts';
export type { FormOutcome, FormPosting } from './forms/receiveForm.ts';
export type { Log, LogLevel } from './log.ts';
export type { MediaLibrary } from './media/mediaLibrary.ts';
export { DataFolderInUseError } from './database/lockFile.ts';
export type { FoundPicture, PictureSource } from './images/pictureSource.ts';
export type { ShopEvent } from './events/shopEvents.ts';
export { previewCookie, previewTokenOf } from './preview/parsePreviewClaim.ts';
export type { PreviewSessions } from './preview/previewSessions.ts';
export { shippingName, shippingOptionsFor } from './checkout-options/shippingOptions.ts';
