/** Content made visible: the registry of widgets and the zone that shows them. */
export type { WidgetText } from './languages/createWidgetText.ts';
export { loadWidgetText } from './languages/loadWidgetText.ts';
export type { FormAnswer, FormProblem, PictureRequest, PlacedContainer, PlacedWidget, TypeWithData, WidgetActions, WidgetData, WidgetForm, WidgetProps, WidgetSurroundings } from './widgetProps.ts';
export { videoAddress } from './video/videoAddress.ts';
export { widgetRenderers } from './widgetRenderers.ts';
export { WidgetZone, type WidgetZoneProps } from './WidgetZone.tsx';
