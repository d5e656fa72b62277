/**
 * The entry point of the design system: appearance and behaviour, without the shop's data. Long:
 * one list of exports.
 */
export {
  breakpoints,
  channels,
  tokenNames,
  type Breakpoint,
  type Channel,
  type TokenName,
} from './tokens/generated/tokenNames.ts';
export { firstScreenFonts } from './tokens/fontFacesCss.ts';
export { GlobalStyle } from './foundation/GlobalStyle.ts';
export { Link, LinkProvider, type LinkProps } from './foundation/LinkProvider.tsx';
export { LongWords, type Hyphenate, HyphenationProvider } from './foundation/LongWords.tsx';
export { hyphenationOf } from './foundation/hyphenationOf.ts';
export { hiddenStyle } from './foundation/hiddenStyle.ts';
export { media } from './foundation/media.ts';
export { scrollFade } from './foundation/scrollFade.ts';
export { focusBeside } from './foundation/focusBeside.ts';
export { returnFocusTo } from './foundation/returnFocusTo.ts';
export { replayEdits } from './foundation/replayEdits.ts';
export {
  RetainedMarkup,
  type RetainedPart,
  type KnownMarkup,
  KnownMarkupProvider,
  StaticMarkup,
  useRetainedMarkup,
  useStaticMarkup,
} from './foundation/StaticMarkup.tsx';
export { useSettled } from './foundation/useSettled.ts';
export { spaceSteps, type SpaceStep } from './foundation/spaceSteps.ts';
export { planeTones, type PlaneTone } from './foundation/planeStyles.ts';
export {
  bodyType,
  displayType,
  headingType,
  leadType,
  longWords,
  sectionType,
  smallCapsType,
  smallType,
  titleType,
} from './foundation/typeStyles.ts';
export { Icon, type IconProps } from './icons/Icon.tsx';
export { iconNames, type IconName } from './icons/iconPaths.ts';
export { AspectRatio, type AspectRatioProps } from './layout/AspectRatio/AspectRatio.tsx';
export { Columns, type ColumnsProps } from './layout/Columns/Columns.tsx';
export { Container, type ContainerProps } from './layout/Container/Container.tsx';
export { Divider, type DividerProps } from './layout/Divider/Divider.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export {
  PageRow,
  type PageRowProps,
  PageRows,
  type PageRowsProps,
} from './layout/PageRows/PageRows.tsx';
export {
  ProductGrid,
  ProductGridTile,
  type ProductGridProps,
} from './layout/ProductGrid/ProductGrid.tsx';
export {
  ShareGrid,
  ShareGridCell,
  type ShareGridCellProps,
  type ShareGridProps,
} from './layout/ShareGrid/ShareGrid.tsx';
export { Stack, type StackProps } from './layout/Stack/Stack.tsx';
export { Eyebrow, type EyebrowProps } from './components/Eyebrow/Eyebrow.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { SkipLink } from './components/SkipLink/SkipLink.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Amount, type AmountProps, type AmountText } from './components/Amount/Amount.tsx';
export { Badge, badgeTones, type BadgeProps } from './components/Badge/Badge.tsx';
export {
  Button,
  buttonEmphases,
  type ButtonEmphasis,
  type ButtonProps,
  type ButtonSize,
} from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { CloseButton, type CloseButtonProps } from './components/CloseButton/CloseButton.tsx';
export { CountBadge, type CountBadgeProps } from './components/CountBadge/CountBadge.tsx';
export {
  FavouriteButton,
  type FavouriteButtonProps,
} from './components/FavouriteButton/FavouriteButton.tsx';
export {
  IconButton,
  IconLink,
  type IconButtonProps,
  type IconLinkProps,
} from './components/IconButton/IconButton.tsx';
export { ClothSample, type ClothSampleProps } from './components/ClothSample/ClothSample.tsx';
export { Image, type ImageProps, type ImageSource } from './components/Image/Image.tsx';
export {
  CaptionedPicture,
  type CaptionedPictureProps,
} from './components/CaptionedPicture/CaptionedPicture.tsx';
export { Price, type PriceProps } from './components/Price/Price.tsx';
export {
  ProductPicture,
  type ProductPictureProps,
} from './components/ProductPicture/ProductPicture.tsx';
export { Prose, type ProseProps } from './components/Prose/Prose.tsx';
export { ProductCard, type ProductCardProps } from './components/ProductCard/ProductCard.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export {
  SwatchDots,
  type Swatch,
  type SwatchDotsProps,
} from './components/SwatchDots/SwatchDots.tsx';
export { TextButton, type TextButtonProps } from './components/TextButton/TextButton.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  ChoiceCells,
  type ChoiceCell,
  type ChoiceCellsProps,
} from './components/ChoiceCells/ChoiceCells.tsx';
export {
  Field,
  type FieldControlProps,
  type FieldProps,
  type FieldWords,
} from './components/Field/Field.tsx';
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.tsx';
export {
  QuantityStepper,
  type QuantityStepperProps,
} from './components/QuantityStepper/QuantityStepper.tsx';
export { RadioCard, type RadioCardProps } from './components/RadioCard/RadioCard.tsx';
export { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { SizePicker, type SizePickerProps } from './components/SizePicker/SizePicker.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordLabels,
} from './components/PasswordField/PasswordField.tsx';
export { CheckboxGroup } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export {
  RatingInput,
  type RatingInputProps,
  type RatingLabels,
} from './components/RatingInput/RatingInput.tsx';
export {
  type CheckedFile,
  FileDrop,
  type FileDropItem,
  type FileDropProps,
  type FileProblem,
} from './components/FileDrop/FileDrop.tsx';
export {
  Textarea,
  type TextareaCount,
  type TextareaProps,
} from './components/Textarea/Textarea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  BelowDesktop,
  FromDesktop,
  OnPhone,
  PrintOnly,
  ScreenOnly,
  WithoutScripts,
  WithScripts,
} from './layout/ShowFrom/ShowFrom.tsx';
export {
  Accordion,
  Disclosure,
  type DisclosureProps,
} from './components/Disclosure/Disclosure.tsx';
export {
  CampaignStrip,
  type CampaignStripProps,
} from './components/CampaignStrip/CampaignStrip.tsx';
export {
  CheckoutHeader,
  type CheckoutHeaderProps,
} from './components/CheckoutHeader/CheckoutHeader.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export {
  FooterAccordion,
  type FooterAccordionProps,
  type FooterGroup,
} from './components/FooterAccordion/FooterAccordion.tsx';
export { HeaderNav, type HeaderNavProps, type NavItem } from './components/HeaderNav/HeaderNav.tsx';
export {
  MarketSelector,
  type MarketChoice,
  type MarketSelectorProps,
} from './components/MarketSelector/MarketSelector.tsx';
export {
  NavDrawer,
  type NavDrawerItem,
  type NavDrawerProps,
} from './components/NavDrawer/NavDrawer.tsx';
export { SearchLine, type SearchLineProps } from './components/SearchLine/SearchLine.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from './components/SiteHeader/SiteHeader.tsx';
export { Wordmark } from './components/Wordmark/Wordmark.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './components/FilterChips/FilterChips.tsx';
export {
  ProgressSteps,
  type ProgressStepsProps,
} from './components/ProgressSteps/ProgressSteps.tsx';
export { Markup, MarkupTable } from './components/Markup/Markup.tsx';
export { Quote, type QuoteProps } from './components/Quote/Quote.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export { ReviewItem, type ReviewItemProps } from './components/ReviewItem/ReviewItem.tsx';
export { SwatchPicker, type SwatchPickerProps } from './components/SwatchPicker/SwatchPicker.tsx';
export {
  CheckList,
  type CheckListProps,
  type CheckOption,
  type CheckSearchWords,
} from './components/CheckList/CheckList.tsx';
export {
  type ColourChoice,
  ColourChoices,
  type ColourChoicesProps,
} from './components/ColourChoices/ColourChoices.tsx';
export { FilterBlock, type FilterBlockProps } from './components/FilterBlock/FilterBlock.tsx';
export { Gallery, type GalleryProps } from './components/Gallery/Gallery.tsx';
export type { GalleryPictureSource } from './components/Gallery/galleryPicture.ts';
export type { LightboxPicture, LightboxView } from './components/Gallery/lightboxView.ts';
export {
  RangeSlider,
  type Range,
  type RangeSliderProps,
} from './components/RangeSlider/RangeSlider.tsx';
export {
  type LoadingBarState,
  nominalLoadingTime,
  RouteLoadingBar,
  type RouteLoadingBarProps,
} from './components/RouteLoadingBar/RouteLoadingBar.tsx';
export {
  ToastRegion,
  type Toast,
  type ToastMode,
  type ToastRegionProps,
} from './components/ToastRegion/ToastRegion.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { CareSymbols, type CareSymbolsProps } from './components/CareSymbols/CareSymbols.tsx';
export { type CareSymbol } from './components/CareSymbols/carePaths.ts';
export { ErrorFigure, type ErrorFigureProps } from './components/ErrorFigure/ErrorFigure.tsx';
export { ErrorPage, type ErrorPageProps } from './components/ErrorPage/ErrorPage.tsx';
export {
  FreeShippingMeter,
  type FreeShippingMeterProps,
} from './components/FreeShippingMeter/FreeShippingMeter.tsx';
export {
  Pagination,
  type PageLink,
  type PageStep,
  type PaginationProps,
} from './components/Pagination/Pagination.tsx';
export {
  SellingPoints,
  type SellingPoint,
  type SellingPointsProps,
} from './components/SellingPoints/SellingPoints.tsx';
export {
  ColourBoard,
  SpaceBoard,
  TypeBoard,
  typeSteps,
  type ColourBoardProps,
  type SpaceBoardProps,
  type TypeBoardProps,
  type TypeStep,
} from './components/StyleBoard/StyleBoard.tsx';
export {
  SummaryList,
  type SummaryListProps,
  type SummaryRow,
} from './components/SummaryList/SummaryList.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary/ErrorSummary.tsx';
export { InlineAlert, type InlineAlertProps } from './components/InlineAlert/InlineAlert.tsx';
export { PerRow, type PerRowProps } from './components/PerRow/PerRow.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './components/Notice/Notice.tsx';
export { RatingScore, type RatingScoreProps } from './components/RatingScore/RatingScore.tsx';
export {
  RatingHistogram,
  type RatingHistogramProps,
} from './components/RatingHistogram/RatingHistogram.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
} from './components/Skeleton/Skeleton.tsx';
export {
  StockIndicator,
  type StockIndicatorProps,
} from './components/StockIndicator/StockIndicator.tsx';
export { BuyBar, type BuyBarProps } from './components/BuyBar/BuyBar.tsx';
export { BulletList, type BulletListProps } from './components/BulletList/BulletList.tsx';
export { type Fact, FactList, type FactListProps } from './components/FactList/FactList.tsx';
export { FieldGrid, FieldGridWide } from './layout/FieldGrid/FieldGrid.tsx';
export { FigureBanner, type FigureBannerProps } from './components/FigureBanner/FigureBanner.tsx';
export { Hero, type HeroProps } from './components/Hero/Hero.tsx';
export { Inset } from './layout/Inset/Inset.tsx';
export {
  type LetterGroup,
  LetterIndex,
  type LetterIndexProps,
} from './components/LetterIndex/LetterIndex.tsx';
export { LinkRows, type LinkRow, type LinkRowsProps } from './components/LinkRows/LinkRows.tsx';
export {
  LineItem,
  type LineItemProps,
  LineItems,
  type LineNoteText,
  type LineOffer,
} from './components/LineItem/LineItem.tsx';
export {
  BarButton,
  type BarButtonProps,
  ListBar,
  type ListBarProps,
} from './components/ListBar/ListBar.tsx';
export { PictureLink, type PictureLinkProps } from './components/PictureLink/PictureLink.tsx';
export { PictureTile, type PictureTileProps } from './components/PictureTile/PictureTile.tsx';
export { PromiseList, type PromiseListProps } from './components/PromiseList/PromiseList.tsx';
export {
  ShortcutList,
  type ShortcutGroup,
  type ShortcutListProps,
} from './components/ShortcutList/ShortcutList.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './components/SideNav/SideNav.tsx';
export { StepSummary, type StepSummaryProps } from './components/StepSummary/StepSummary.tsx';
export {
  AccountNav,
  type AccountNavItem,
  type AccountNavProps,
} from './components/AccountNav/AccountNav.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export {
  Carousel,
  type CarouselItem,
  type CarouselPosition,
  type CarouselProps,
} from './components/Carousel/Carousel.tsx';
export {
  type ConsentCategory,
  CookieConsent,
  type CookieConsentProps,
} from './components/CookieConsent/CookieConsent.tsx';
export { Toggletip, type ToggletipProps } from './components/Toggletip/Toggletip.tsx';
export {
  VideoFrame,
  type VideoFrameProps,
  type VideoQuestion,
} from './components/VideoFrame/VideoFrame.tsx';
export { Box, type BoxProps } from './layout/Box/Box.tsx';
export {
  ChannelProvider,
  type ChannelProviderProps,
} from './layout/ChannelProvider/ChannelProvider.tsx';
export { Tiles, type TilesProps } from './layout/Tiles/Tiles.tsx';
export {
  SizeGuideTable,
  type SizeGuideRow,
  type SizeGuideTableProps,
} from './components/SizeGuideTable/SizeGuideTable.tsx';
export { SizeAnswer, type SizeAnswerProps } from './components/SizeAnswer/SizeAnswer.tsx';
export {
  type BodyMeasure,
  MeasureGuide,
  type MeasureGuideProps,
} from './components/MeasureGuide/MeasureGuide.tsx';
export { type MeasureLine, measureLines } from './components/MeasureGuide/measureLines.ts';
export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineEntry,
  type TimelineState,
} from './components/OrderTimeline/OrderTimeline.tsx';
export {
  MembershipBadge,
  type MembershipBadgeProps,
  type MembershipRank,
} from './components/MembershipBadge/MembershipBadge.tsx';
export { PointsMeter, type PointsMeterProps } from './components/PointsMeter/PointsMeter.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export {
  PriceHistoryChart,
  type PriceHistoryChartProps,
  type PriceHistoryStep,
} from './components/PriceHistoryChart/PriceHistoryChart.tsx';
export { PriceHistorySpace } from './components/PriceHistoryChart/PriceHistorySpace.ts';
export {
  CountedChoices,
  type CountedChoice,
  type CountedChoicesProps,
} from './components/CountedChoices/CountedChoices.tsx';
export { FitScale, type FitScaleProps, type FitVerdict } from './components/FitScale/FitScale.tsx';
export {
  CalendarStrip,
  type CalendarStripPhase,
  type CalendarStripProps,
} from './components/CalendarStrip/CalendarStrip.tsx';
export { CalendarStripSpace } from './components/CalendarStrip/CalendarStrip.styles.ts';
export { ProductPanel, type ProductPanelProps } from './components/ProductPanel/ProductPanel.tsx';
export { TwinPair, type TwinPairProps, type TwinProduct } from './components/TwinPair/TwinPair.tsx';
export { UndoRow, type UndoRowProps, undoSeconds } from './components/UndoRow/UndoRow.tsx';
export { TwinPairSpace } from './components/TwinPair/TwinPair.styles.ts';
export { CopyCode, type CopyCodeProps } from './components/CopyCode/CopyCode.tsx';
export {
  type ComparedPicture,
  ComparePictures,
  type ComparePicturesProps,
} from './components/ComparePictures/ComparePictures.tsx';
export {
  CompareTable,
  type CompareTableProps,
  type ComparedProduct,
  type CompareRow,
} from './components/CompareTable/CompareTable.tsx';
export {
  CompareTray,
  type CompareTrayProps,
  type CompareTrayItem,
} from './components/CompareTray/CompareTray.tsx';
export {
  SecondPicture,
  type SecondPictureProps,
} from './components/SecondPicture/SecondPicture.tsx';
export {
  type Hotspot,
  HotspotPicture,
  type HotspotPictureProps,
} from './components/HotspotPicture/HotspotPicture.tsx';
export {
  ActionRows,
  type ActionRowsProps,
  type ActionRow,
} from './components/ActionRows/ActionRows.tsx';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx';
export { Flyout, type FlyoutProps } from './components/Flyout/Flyout.tsx';
export {
  ProductLine,
  type ProductLineProps,
  ProductLines,
} from './components/ProductLine/ProductLine.tsx';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx';
