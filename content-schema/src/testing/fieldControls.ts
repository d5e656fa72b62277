/**
 * The entry point for workshops: a control for each field of each widget. A shop's bundle does not
 * need it.
 */
export { argPrefix } from '../generate/argPrefix.ts';
export { type WidgetControl } from '../generate/controls.ts';
export { widgetControls } from '../generated/widgetControls.ts';
