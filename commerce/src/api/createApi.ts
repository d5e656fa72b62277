/** The Data API as a fetch-style handler, and the same without HTTP for whoever runs in this process. */
import { randomUUID } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import { provePreview } from '../preview/previewOfRequest.ts';
import type { PreviewSessions } from '../preview/previewSessions.ts';
import type { Shop } from '../shop.ts';
import { createHttpApi } from './http/createHttpApi.ts';
import { createOperations, type KeptInMemory } from './operations.ts';

export interface ApiOptions {
  readonly shop: Shop;
  readonly preview: PreviewSessions;
  /** Demanded in `x-apikey` where set. */
  readonly apiKey?: string | undefined;
  /** Whether callers may ask for the schema itself, and are helped with its names. */
  readonly hasIntrospection?: boolean;
}

/** A call of the Data API within this process. */
export interface Operation {
  /** GraphQL text. */
  readonly document: string;
  /** SHA-256 of the text in hex, where the caller has it: spares making it on every call. */
  readonly hash?: string | undefined;
  /** Which operation of the document; may be left out where there is one. */
  readonly name?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** An editor's session; proven anew with every call, and what it answers is never kept. */
  readonly previewToken?: string | undefined;
  /** As whom the editor looks, as in `x-preview-as`. */
  readonly previewAs?: string | undefined;
}

export interface Api {
  readonly graphql: (request: Request) => Promise<Response>;
  /**
   * Never throws: refusals and faults are `errors`, with a code. What is the same for everybody is one frozen object
   * for all who ask, until it changes; hold on to it freely, but copy it before changing it.
   */
  readonly execute: (operation: Operation) => Promise<ExecutionResult>;
  /** What is held in memory between calls. */
  readonly kept: () => KeptInMemory;
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
            : await provePreview(preview, { token: previewToken, as: previewAs ?? null });
        return (
          await operations.run({
            prepared,
            name,
            variables,
            preview: seen,
            isAnybody: previewToken === undefined,
            requestId,
          })
        ).result;
      } catch (error) {
        return operations.fail(error, requestId).result;
      }
    },
    kept: operations.kept,
  };
}
