/** The client of the media library. */
import type {
  MediaDescribedResponse,
  MediaDescription,
  MediaStoredResponse,
  MediaListResponse,
  MediaReadResponse,
  MediaRemovedResponse,
  MediaSearch,
} from '@solvik/content-schema/editing';
import type { SignedOut, Unreachable } from '../content-service/requestProblem.ts';

type ApiResponse<T> = Promise<T | SignedOut | Unreachable>;
type SendRequest = <T extends { readonly kind: string }>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => ApiResponse<T>;

export interface MediaUpload {
  /** From 0 to 1, of what has left the browser. */
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal;
}

export interface MediaApi {
  readonly list: (search: MediaSearch) => ApiResponse<MediaListResponse>;
  readonly read: (file: string) => ApiResponse<MediaReadResponse>;
  readonly describe: (
    file: string,
    description: MediaDescription,
  ) => ApiResponse<MediaDescribedResponse>;
  readonly remove: (file: string) => ApiResponse<MediaRemovedResponse>;
  readonly upload: (file: File, upload: MediaUpload) => ApiResponse<MediaStoredResponse>;
}

const pathOf = (file: string): string => `/media/${encodeURIComponent(file)}`;

function readResponse(text: string, status: number): Awaited<ApiResponse<MediaStoredResponse>> {
  try {
    const response: unknown = JSON.parse(text);
    if (
      typeof response === 'object' &&
      response !== null &&
      'kind' in response &&
      typeof response.kind === 'string'
    )
      return response as MediaStoredResponse;
  } catch {
    // A proxy responded with its own page.
  }
  return { kind: 'unreachable', status };
}

/** `fetch` does not report upload progress. */
function send(
  url: string,
  file: File,
  { onProgress, signal }: MediaUpload,
): ApiResponse<MediaStoredResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(
      'content-type',
      file.type.startsWith('image/') ? file.type : 'application/octet-stream',
    );
    request.upload.addEventListener(
      'progress',
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
    );
    request.addEventListener('load', () =>
      resolve(readResponse(request.responseText, request.status)),
    );
    for (const gone of ['error', 'abort', 'timeout'])
      request.addEventListener(gone, () => resolve({ kind: 'unreachable', status: 0 }));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

export function createMediaApi(base: string, request: SendRequest): MediaApi {
  return {
    list: ({ words, page }) =>
      request(
        'GET',
        `/media?${new URLSearchParams({ search: words, page: String(page) }).toString()}`,
      ),
    read: (file) => request('GET', pathOf(file)),
    describe: (file, description) => request('PUT', pathOf(file), description),
    remove: (file) => request('DELETE', pathOf(file)),
    upload: (file, upload) =>
      send(`${base}/media?${new URLSearchParams({ name: file.name }).toString()}`, file, upload),
  };
}
