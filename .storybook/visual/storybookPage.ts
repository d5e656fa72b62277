/** What a story's page knows of its Storybook, as the camera uses it; only within the browser. */
export interface Extracted {
  readonly id: string;
  readonly parameters: { readonly fileName?: string; readonly visual?: { readonly widths?: readonly number[] } };
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { readonly ready: () => Promise<void>; readonly extract: () => Promise<Readonly<Record<string, Extracted>>> };
  }
}
