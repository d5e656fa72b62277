import type { Commerce } from '@solvik/commerce';
import { DataApiError } from '../../src/data-api/dataApiError.ts';
import type { DataTransport } from '../../src/data-api/dataTransport.ts';

interface EditorSession {
  /** An editor's session, which the back end proves again. */
  readonly previewToken: string;
  /** As whom the editor looks. */
  readonly previewAs?: string | undefined;
}

/** The status of a page that cannot be made without the operation; an answer over HTTP has it in its head. */
function statusOf(extensions: Readonly<Record<string, unknown>> | undefined): number {
  const http = extensions?.['http'] as { readonly status?: unknown } | undefined;
  return typeof http?.status === 'number' ? http.status : 500;
}

/** Straight to the back end in this process: no HTTP, and no JSON between. What everybody gets is one frozen object. */
export function embeddedTransport(
  { execute }: Pick<Commerce, 'execute'>,
  editor?: EditorSession,
): DataTransport {
  return async ({ document: { name, hash, text }, variables }) => {
    const { data, errors } = await execute({ document: text, hash, name, variables, ...editor });
    const [first] = errors ?? [];
    const status = statusOf(first?.extensions);
    if (first && status >= 300 && status !== 500)
      throw new DataApiError(`Response not successful: Received status code ${String(status)}`, {
        status,
        operation: name,
      });
    return { data, errors };
  };
}
