import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureHash } from './pictureHash.ts';
import { openPictureStore } from './pictureStore.ts';

const png = Buffer.from('a picture');
const hash = pictureHash(png);
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const local = (): string => join(root, '.cache/visual/accepted');

describe('the store of pictures', () => {
  it.each([
    ['a folder in the cache by default', undefined, '.cache/visual/accepted'],
    ['the configured folder', 'shared/pictures', 'shared/pictures'],
  ])('is %s', async (_which, setting, folder) => {
    const store = openPictureStore({ root, setting });
    expect(await store.read(hash)).toBeUndefined();
    await store.publish(hash, png);
    expect(await store.read(hash)).toEqual(png);
    expect(readdirSync(join(root, folder))).toEqual([`${hash}.png`]);
  });

  it('returns no file whose bytes do not match its name, and replaces it when stored again', async () => {
    const store = openPictureStore({ root });
    store.save(hash, png);
    writeFileSync(join(local(), `${hash}.png`), 'cut short');
    expect(await store.read(hash)).toBeUndefined();
    store.save(hash, png);
    expect(await store.read(hash)).toEqual(png);
  });

  it('deletes unused pictures after 30 days, but not from a configured folder', async () => {
    for (const setting of [undefined, 'shared']) {
      const store = openPictureStore({ root, setting });
      const appearances = ['old', 'old and needed', 'young'].map((appearance) =>
        Buffer.from(appearance),
      );
      for (const appearance of appearances) {
        store.save(pictureHash(appearance), appearance);
        const monthsAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
        const file = join(store.location, `${pictureHash(appearance)}.png`);
        if (appearance.toString() !== 'young') utimesSync(file, monthsAgo, monthsAgo);
      }
      store.trim(new Set([pictureHash(Buffer.from('old and needed'))]));
      const stored = await Promise.all(
        appearances.map(async (appearance) => store.read(pictureHash(appearance))),
      );
      expect(stored.map(String)).toEqual([
        setting ? 'old' : 'undefined',
        'old and needed',
        'young',
      ]);
    }
  });

  it('rejects an address that is not http or https', () => {
    expect(() => openPictureStore({ root, setting: 's3://bucket/pictures' })).toThrow(
      /VISUAL_STORE.*https:/,
    );
  });
});

describe('a bucket of pictures', () => {
  const pictures = new Map<string, Buffer>();
  const requests: string[] = [];
  let status = 0;
  let server: Server;
  let setting: string;
  beforeEach(async () => {
    pictures.clear();
    requests.length = 0;
    status = 0;
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { method = '', url = '', headers } = request;
      requests.push(`${method} ${url} ${headers.authorization ?? 'without a token'}`);
      const body = await buffer(request);
      if (method === 'PUT' && status === 0) pictures.set(url, body);
      response.statusCode = status || (pictures.has(url) ? 200 : 404);
      response.end(method === 'GET' ? pictures.get(url) : undefined);
    };
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    setting = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/photographs/`;
    return async () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
  });

  it('receives accepted pictures, by hash and with the token', async () => {
    await openPictureStore({ root, setting, token: 'secret' }).publish(hash, png);
    expect(requests).toEqual(
      ['HEAD', 'PUT'].map((method) => `${method} /photographs/${hash}.png Bearer secret`),
    );
    expect([...pictures.values()]).toEqual([png]);
  });

  it('does not receive pictures that it has', async () => {
    pictures.set(`/photographs/${hash}.png`, png);
    await openPictureStore({ root, setting }).publish(hash, png);
    expect(requests).toEqual([`HEAD /photographs/${hash}.png without a token`]);
  });

  it('does not receive pictures that are not accepted', () => {
    openPictureStore({ root, setting }).save(hash, png);
    expect(requests).toEqual([]);
    expect(readFileSync(join(local(), `${hash}.png`))).toEqual(png);
  });

  it('is requested once for a picture accepted elsewhere', async () => {
    pictures.set(`/photographs/${hash}.png`, png);
    const store = openPictureStore({ root, setting });
    expect([await store.read(hash), await store.read(hash)]).toEqual([png, png]);
    expect(requests).toEqual([`GET /photographs/${hash}.png without a token`]);
  });

  it('may have no picture for a hash', async () => {
    expect(await openPictureStore({ root, setting }).read(hash)).toBeUndefined();
  });

  it('counts as having none if it returns another picture', async () => {
    pictures.set(`/photographs/${hash}.png`, Buffer.from('another'));
    expect(await openPictureStore({ root, setting }).read(hash)).toBeUndefined();
  });

  it.each([401, 403, 500])(
    'throws an error naming the setting if it responds with %i',
    async (answer) => {
      status = answer;
      const store = openPictureStore({ root, setting });
      await expect(store.read(hash)).rejects.toThrow(`GET with ${String(answer)} (VISUAL_STORE`);
      await expect(store.publish(hash, png)).rejects.toThrow(
        `HEAD with ${String(answer)} (VISUAL_STORE`,
      );
    },
  );

  it('throws an error naming the setting if it cannot be reached', async () => {
    const store = openPictureStore({ root, setting: 'http://127.0.0.1:9/nobody' });
    await expect(store.read(hash)).rejects.toThrow('cannot be reached (VISUAL_STORE)');
  });
});
