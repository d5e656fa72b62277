/** The door for workshops: a control for each field of each widget. A shop's bundle has no use for it. */
export { argPrefix, type WidgetControl } from '../generate/controls.ts';
export { widgetControls } from '../generated/widgetControls.ts';
