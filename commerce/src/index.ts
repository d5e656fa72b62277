/** The back end: everything outside reaches it through here. */
export { type Commerce, type CommerceOptions, createCommerce } from './createCommerce.ts';
export type { Operation } from './api/createApi.ts';
export * from './catalogue/catalogueDraft.ts';
export type {
  WriteCatalogueOptions,
  WriteProgress,
  WrittenCatalogue,
} from './catalogue/writing/writeCatalogue.ts';
export type { ContentDesk } from './content/desk/contentDesk.ts';
export type { FormOutcome, FormPosting } from './forms/receiveForm.ts';
export type { Log, LogLevel } from './log.ts';
export type { MediaLibrary } from './media/mediaLibrary.ts';
export { DataFolderInUseError } from './database/lockFile.ts';
export type { FoundPicture, PictureSource } from './images/pictureSource.ts';
export type { ShopEvent } from './events/shopEvents.ts';
export {
  allChannels,
  allMarkets,
  type Channel,
  channels,
  currencies,
  languages,
  type Market,
  markets,
} from './markets/markets.ts';
export { previewCookie, previewTokenOf } from './preview/previewOfRequest.ts';
export type { PreviewSessions } from './preview/previewSessions.ts';
export { formatMoney } from './pricing/formatMoney.ts';
export { stockState, type StockState } from './stock/stockView.ts';
export { isDemoShopCurrent, writeDemoShop } from './demo-shop/ensureDemoShop.ts';
export { createDrawnPictures, type DrawnPictures } from './demo-shop/drawnPictures.ts';
export { contentPictureFiles } from './demo-shop/demoPictures.ts';
export { shippingOptionsFor } from './shipping/shippingOptions.ts';
