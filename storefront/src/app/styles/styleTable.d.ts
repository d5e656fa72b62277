/** The styles that the build extracted (build/styles/staticStyles.ts), in the order of the style sheet. */
declare module 'virtual:style-table' {
  /** Rules of every page, before and after those of its channel. */
  export const globalCss: readonly [string, string];
  /** Rules of the page itself for one channel only. */
  export const channelCss: Readonly<Record<string, string>>;
  export const components: readonly {
    readonly classes: string;
    // An ambient module cannot contain an import statement with a relative path.
    // oxlint-disable-next-line typescript/consistent-type-imports
    readonly rules: readonly import('./matchingRules.ts').PlannedRule[];
  }[];
  /** Address of the style sheet that holds all components. */
  export const sheetHref: string;
}
