import type { RenderDataApi } from '../../src/app/entryServer.tsx';
import type { HttpTransportOptions } from '../../src/data-api/sendOverHttp.ts';

export interface EditorsView {
  /**
   * An editor's session. The back end verifies it again: this server alone cannot grant access to
   * drafts.
   */
  readonly session: string;
  /** The visitor that the editor previews as. */
  readonly previewAs: string | undefined;
}

/** A Data API over HTTP with an editor's session, which shows drafts. */
export const editorsDataApi = (
  dataApi: HttpTransportOptions,
  { session, previewAs }: EditorsView,
): RenderDataApi => ({
  ...dataApi,
  isPreview: true,
  previewAs,
  fetch: (request) => {
    request.headers.set('x-preview-session', session);
    return dataApi.fetch(request);
  },
});
