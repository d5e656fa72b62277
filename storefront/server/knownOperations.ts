import * as operations from '../src/data-api/generated/operations.ts';

/**
 * Texts of the storefront's own operations by their hash: browsers send only the hash
 * (build/operationHashes.ts).
 */
const textByHash: ReadonlyMap<string, string> = new Map(
  Object.values(operations).map(({ hash, text }) => [hash, text]),
);

interface PersistedCall {
  readonly query?: unknown;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: unknown } };
}

/**
 * A call's JSON body with the text of its operation, if it names one of ours only by hash; any
 * other body unchanged.
 */
export function withKnownText(body: string): string {
  let call: PersistedCall | null;
  try {
    call = JSON.parse(body) as PersistedCall | null;
  } catch {
    return body;
  }
  const hash = call?.extensions?.persistedQuery?.sha256Hash;
  const text =
    typeof hash === 'string' && call?.query === undefined ? textByHash.get(hash) : undefined;
  return text === undefined ? body : JSON.stringify({ ...call, query: text });
}
