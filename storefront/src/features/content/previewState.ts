/** That a page is a preview, and who may speak with it; only ever on a page made for an editor's own session. */
export interface PreviewState {
  /** Origins of editors' windows beside the shop's own. */
  readonly editorOrigins: readonly string[];
}

/** The front an editor looks at within this one's address: `?preview-front=fi`. Without a session it is a word like any other. */
export const frontParameter = 'preview-front';
