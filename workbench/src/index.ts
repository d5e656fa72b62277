/** The editors' workbench, for the shop that it runs in. */
export { type PictureRequest, type WorkbenchHost } from './host.ts';
export { loadWorkbench } from './loadWorkbench.tsx';
export type { KnownProduct, ProductTools } from './products/productTools.ts';
