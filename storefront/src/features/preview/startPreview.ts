import type { QueryClient } from '@tanstack/react-query';
import { reportError } from '../../device/reportError.ts';
import type { PreviewState } from '../../page/previewState.ts';

/** Adapts an editor's page to what it is previewed for, and connects it to the workbench. */
export function startPreview(
  { conditions, editorOrigins }: PreviewState,
  queryClient: QueryClient,
): void {
  if (conditions)
    void import('./adaptPage.ts').then(
      ({ adaptPage }) => adaptPage(document, conditions),
      reportError,
    );
  if (window.parent !== window)
    void import('./bridge.ts').then(
      ({ startBridge }) =>
        startBridge({ window, queryClient, origins: [location.origin, ...editorOrigins] }),
      reportError,
    );
}
