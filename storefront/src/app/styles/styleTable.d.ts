/** The styles that the build extracted (build/styles/staticStyles.ts), in the order of the style sheet. */
declare module 'virtual:style-table' {
  export const globalCss: string;
  export const components: readonly { readonly classes: string; readonly css: string }[];
  /** Address of the style sheet that holds all components. */
  export const sheetHref: string;
}
