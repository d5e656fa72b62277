/** Content made visible: the registry of widgets and the zone that shows them. */
export type { PictureRequest, PlacedContainer, PlacedWidget, WidgetData, WidgetProps, WidgetSurroundings } from './widgetProps.ts';
export { widgetRenderers } from './widgetRenderers.ts';
export { WidgetZone, type WidgetZoneProps } from './WidgetZone.tsx';
