/** Content made visible: the registry of widgets and the zone that renders them. */
export type { WidgetText } from './languages/createWidgetText.ts';
export { loadWidgetText } from './languages/loadWidgetText.ts';
export type {
  FormAnswer,
  FormProblem,
  PictureRequest,
  PlacedContainer,
  PlacedWidget,
  TypeWithData,
  UnreadableWidget,
  WidgetActions,
  WidgetData,
  WidgetForm,
  WidgetProps,
  WidgetSurroundings,
} from './widgetProps.ts';
export { videoAddress } from './video/videoAddress.ts';
export { loadNearWidgets } from './loadNearWidgets.ts';
export { loadWidgets } from './widgetRenderers.ts';
export { type BrokenCard, WidgetZone, type WidgetZoneProps } from './WidgetZone.tsx';
