/** Content made visible: the registry of widgets and the zone that shows them. */
export type { WidgetText } from './languages/createWidgetText.ts';
export { loadWidgetText } from './languages/loadWidgetText.ts';
export type { PictureRequest, PlacedContainer, PlacedWidget, TypeWithData, WidgetActions, WidgetData, WidgetProps, WidgetSurroundings } from './widgetProps.ts';
export { widgetRenderers } from './widgetRenderers.ts';
export { WidgetZone, type WidgetZoneProps } from './WidgetZone.tsx';
