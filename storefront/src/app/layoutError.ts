/** The menus around a page could not be loaded: its error is shown without the shop's layout. */
export class LayoutError extends Error {}
