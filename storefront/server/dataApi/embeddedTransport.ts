import type { Commerce } from '@solvik/commerce';
import type { DataTransport } from '../../src/data-api/dataTransport.ts';

interface EditorSession {
  /** An editor's session, which the back end verifies again. */
  readonly previewToken: string;
  /** The visitor that the editor previews as. */
  readonly previewAs?: string | undefined;
}

/**
 * The status of a page that cannot be rendered without the operation; over HTTP it is the
 * response's status.
 */
function statusOf(extensions: Readonly<Record<string, unknown>> | undefined): number {
  const http = extensions?.['http'] as { readonly status?: unknown } | undefined;
  return typeof http?.status === 'number' ? http.status : 500;
}

/**
 * Calls the back end in this process: no HTTP, and no JSON in between. Shared results are one
 * frozen object.
 */
export function embeddedTransport(
  { execute }: Pick<Commerce, 'execute'>,
  editor?: EditorSession,
): DataTransport {
  return async ({ document: { name, hash, text }, variables }) => {
    const { data, errors } = await execute({ document: text, hash, name, variables, ...editor });
    const [first] = errors ?? [];
    const status = statusOf(first?.extensions);
    return { data, errors, ...(first && status !== 500 && { status }) };
  };
}
