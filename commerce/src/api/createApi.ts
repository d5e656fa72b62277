/** The Data API as a fetch-style handler, and as direct calls for code in this process. */
import { randomUUID } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import { verifyPreview } from '../preview/parsePreviewClaim.ts';
import type { PreviewSessions } from '../preview/previewSessions.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';
import { createHttpApi } from './http/createHttpApi.ts';
import { createOperations, type CacheSizes } from './operations.ts';

export interface ApiOptions {
  readonly shop: CommerceRuntime;
  readonly preview: PreviewSessions;
  /** Required in `x-apikey` if set. */
  readonly apiKey?: string | undefined;
  /** Whether callers may query the schema, and get suggestions for misspelled names. */
  readonly hasIntrospection?: boolean;
}

/** A call of the Data API within this process. */
export interface Operation {
  /** GraphQL text. */
  readonly document: string;
  /** SHA-256 of the text in hex, if the caller has it: saves computing it on every call. */
  readonly hash?: string | undefined;
  /** Which operation of the document; may be omitted if there is only one. */
  readonly name?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** An editor's session; verified on every call, and its responses are never cached. */
  readonly previewToken?: string | undefined;
  /** The visitor that the editor previews as, as in `x-preview-as`. */
  readonly previewAs?: string | undefined;
}

export interface Api {
  readonly graphql: (request: Request) => Promise<Response>;
  /**
   * Never throws: refusals and faults are `errors`, with a code. A response that is the same for
   * every caller is one frozen object, shared until it changes: it may be retained, but must be
   * copied before it is changed.
   */
  readonly execute: (operation: Operation) => Promise<ExecutionResult>;
  /** Sizes of what is cached between calls. */
  readonly cacheSizes: () => CacheSizes;
}

export function createApi({ shop, preview, apiKey, hasIntrospection = false }: ApiOptions): Api {
  const operations = createOperations({ shop, hasIntrospection });
  return {
    graphql: createHttpApi({ operations, preview, apiKey }),
    async execute({ document, hash, name, variables = {}, previewToken, previewAs }) {
      const requestId = randomUUID();
      try {
        const prepared = operations.documents.prepare(document, hash);
        const seen =
          previewToken === undefined
            ? undefined
            : await verifyPreview(preview, { token: previewToken, as: previewAs ?? null });
        return (
          await operations.run({
            prepared,
            name,
            variables,
            preview: seen,
            isAnonymous: previewToken === undefined,
            requestId,
          })
        ).result;
      } catch (error) {
        return operations.fail(error, requestId).result;
      }
    },
    cacheSizes: operations.cacheSizes,
  };
}
