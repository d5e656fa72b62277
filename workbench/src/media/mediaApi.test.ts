// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorkbenchApi } from '../content-service/workbenchApi.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's request that responds as a test requires, and records what was requested. */
function requestReturning(response: { readonly status: number; readonly text: string } | 'error') {
  const requested: string[] = [];
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    open(method: string, url: string) {
      requested.push(`${method} ${url}`);
    }
    setRequestHeader(name: string, value: string) {
      requested.push(`${name}: ${value}`);
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: File) {
      requested.push(body.name);
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { loaded: 1, total: 4, lengthComputable: true }),
      );
      if (response === 'error') return void this.dispatchEvent(new Event('error'));
      Object.assign(this, { status: response.status, responseText: response.text });
      return void this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return requested;
}

const { media } = createWorkbenchApi();
const photo = (type = 'image/png') => new File(['x'], 'Kappa & hatt.png', { type });

describe('an upload', () => {
  it('is the picture itself under its name, and reports its progress', async () => {
    const requested = requestReturning({ status: 200, text: '{"kind":"kept","isNew":true}' });
    const shares: number[] = [];
    expect(await media.upload(photo(), { onProgress: (share) => shares.push(share) })).toEqual({
      kind: 'kept',
      isNew: true,
    });
    expect(shares).toEqual([0.25]);
    expect(requested).toEqual([
      'POST /api/workbench/media?name=Kappa+%26+hatt.png',
      'accept: application/json',
      'content-type: image/png',
      'Kappa & hatt.png',
    ]);
  });

  it('of a file whose kind the browser does not know is sent as bytes', async () => {
    const requested = requestReturning({
      status: 415,
      text: '{"kind":"refused","code":"picture-kind"}',
    });
    expect(await media.upload(photo(''), { onProgress: () => undefined })).toEqual({
      kind: 'refused',
      code: 'picture-kind',
    });
    expect(requested).toContain('content-type: application/octet-stream');
  });

  it.each<[string, Parameters<typeof requestReturning>[0], number]>([
    ['no answer', 'error', 0],
    ['the page of a proxy', { status: 502, text: '<h1>Bad gateway</h1>' }, 502],
    ['JSON of another kind', { status: 200, text: '["hello"]' }, 200],
  ])('with %s is unreachable', async (_what, response, status) => {
    requestReturning(response);
    expect(await media.upload(photo(), { onProgress: () => undefined })).toEqual({
      kind: 'unreachable',
      status,
    });
  });
});

it('requests pictures by their names, whatever characters these hold', async () => {
  const requested: string[] = [];
  const api = createWorkbenchApi({
    fetch: async (input, init) => {
      requested.push(
        `${String(init?.method)} ${input instanceof Request ? input.url : input.toString()} ${JSON.stringify(init?.body ?? '')}`,
      );
      return Response.json({ kind: 'done' });
    },
  });
  await api.media.list({ words: 'kappa & hatt', page: 2 });
  await api.media.read('a b.jpg');
  await api.media.describe('a.jpg', { alt: { sv: null } });
  await api.media.remove('a.jpg');
  expect(requested).toEqual([
    'GET /api/workbench/media?search=kappa+%26+hatt&page=2 ""',
    'GET /api/workbench/media/a%20b.jpg ""',
    'PUT /api/workbench/media/a.jpg "{\\"alt\\":{\\"sv\\":null}}"',
    'DELETE /api/workbench/media/a.jpg ""',
  ]);
});
