import type { ContentEvent } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { createWorkbenchApi } from './workbenchApi.ts';

const answering = (respond: () => Response | Promise<Response>) =>
  createWorkbenchApi({ fetch: async () => respond() });
const about = { kind: 'page', key: 'a b/c' } as const;

describe('the editors’ client', () => {
  it('requests a page by its key, whatever characters it holds, and sends what is to be saved as JSON', async () => {
    const requested: string[] = [];
    const api = createWorkbenchApi({
      fetch: async (input, init) => {
        requested.push(
          `${String(init?.method)} ${input instanceof Request ? input.url : input.toString()} ${JSON.stringify(init?.body)} ${new Headers(init?.headers).get('content-type') ?? 'nothing'}`,
        );
        return Response.json({ kind: 'done' });
      },
    });
    await api.read(about, 3);
    await api.save(about, { basedOn: 1, document: {} });
    await api.leave(about);
    expect(requested).toEqual([
      'GET /api/workbench/page/a%20b%2Fc?revision=3 undefined nothing',
      'PUT /api/workbench/page/a%20b%2Fc "{\\"basedOn\\":1,\\"document\\":{}}" application/json',
      'DELETE /api/workbench/page/a%20b%2Fc/presence undefined nothing',
    ]);
  });

  it('passes on the service’s responses, refusals included', async () => {
    expect(
      await answering(() =>
        Response.json({ kind: 'refused', code: 'role' }, { status: 403 }),
      ).list(),
    ).toEqual({ kind: 'refused', code: 'role' });
    expect(
      await answering(() =>
        Response.json({ kind: 'signed-out', code: 'token-expired' }, { status: 401 }),
      ).session(),
    ).toEqual({ kind: 'signed-out', code: 'token-expired' });
  });

  it.each<[string, () => Response | Promise<Response>, number]>([
    ['no response', () => Promise.reject(new Error('offline')), 0],
    ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['JSON of another kind', () => Response.json(['hello'], { status: 200 }), 200],
    ['nothing', () => Response.json(null, { status: 500 }), 500],
  ])('reports that the service is unreachable when there is %s', async (_what, respond, status) =>
    expect(await answering(respond).list()).toEqual({ kind: 'unreachable', status }),
  );

  it('receives changes until it unsubscribes', () => {
    const source = new EventTarget();
    let isClosed = false;
    const received: ContentEvent[] = [];
    const api = createWorkbenchApi({
      openEvents: () =>
        Object.assign(source, {
          close: () => {
            isClosed = true;
          },
        }) as Pick<EventSource, 'addEventListener' | 'close'>,
    });
    const stop = api.watch((event) => received.push(event));
    source.dispatchEvent(
      new MessageEvent('message', {
        data: '{"kind":"changed","content":{"kind":"page","key":"about"}}',
      }),
    );
    stop();
    expect(received).toEqual([{ kind: 'changed', content: { kind: 'page', key: 'about' } }]);
    expect(isClosed).toBe(true);
  });
});
