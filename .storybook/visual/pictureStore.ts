/**
 * The accepted pictures, stored outside git: PNG files as taken, each named by
 * its hash. A folder on this machine by default; `VISUAL_STORE` names another, or the address of a
 * bucket that answers GET, HEAD and PUT, whose pictures are cached in the folder once they
 * were fetched.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pictureHash } from './pictureHash.ts';
import type { PictureHash } from './photographKey.ts';

export interface PictureStore {
  /** For messages. */
  readonly location: string;
  /**
   * The PNG; undefined if it is not stored. Rejects if a bucket does not
   * respond.
   */
  readonly read: (hash: PictureHash) => Promise<Buffer | undefined>;
  /** Stores a picture on this machine. */
  readonly save: (hash: PictureHash, png: Buffer) => void;
  /**
   * Stores an accepted picture for everyone. Rejects if a bucket does not accept
   * it.
   */
  readonly publish: (hash: PictureHash, png: Buffer) => Promise<void>;
  /**
   * Removes from this machine's cache what is unused and was stored more than 30 days ago: a
   * branch may still have accepted a younger one. Nothing is removed from a folder or a bucket that
   * is set.
   */
  readonly trim: (needed: ReadonlySet<PictureHash>) => void;
}

const patience = 30_000;
const retention = 30 * 24 * 60 * 60 * 1000;
const isAddress = (setting: string): boolean => /^https?:\/\//.test(setting);

/** Undefined for a file that is truncated or another picture. */
const verified = (hash: PictureHash, png: Buffer): Buffer | undefined =>
  pictureHash(png) === hash ? png : undefined;

function trimFolder(folder: string, needed: ReadonlySet<PictureHash>): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const age = Date.now() - statSync(join(folder, name)).mtimeMs;
    if (age > retention && !needed.has(name.replace(/\.png$/, ''))) rmSync(join(folder, name));
  }
}

function folderStore(folder: string): PictureStore {
  const fileOf = (hash: PictureHash): string => join(folder, `${hash}.png`);
  const save = (hash: PictureHash, png: Buffer): void => {
    if (existsSync(fileOf(hash)) && verified(hash, readFileSync(fileOf(hash)))) return;
    mkdirSync(folder, { recursive: true });
    // Written atomically, because another process may write it too.
    const unfinished = `${fileOf(hash)}.${String(process.pid)}`;
    writeFileSync(unfinished, png);
    renameSync(unfinished, fileOf(hash));
  };
  return {
    location: folder,
    read: async (hash) =>
      existsSync(fileOf(hash)) ? verified(hash, readFileSync(fileOf(hash))) : undefined,
    save,
    publish: async (hash, png) => {
      save(hash, png);
    },
    trim: () => undefined,
  };
}

interface Bucket {
  readonly address: string;
  readonly token: string | undefined;
  readonly folder: PictureStore;
}

function bucketStore({ address, token, folder }: Bucket): PictureStore {
  const base = address.replace(/\/+$/, '');
  async function request(method: 'GET' | 'HEAD' | 'PUT', hash: PictureHash, png?: Buffer) {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(png && { 'content-type': 'image/png' }),
    };
    const body = png && new Uint8Array(png);
    const options = {
      method,
      headers,
      signal: AbortSignal.timeout(patience),
      ...(body && { body }),
    };
    const response = await fetch(`${base}/${hash}.png`, options).catch((error: unknown) => {
      throw new Error(`The pictures at ${base} cannot be reached (VISUAL_STORE).`, {
        cause: error,
      });
    });
    const isMissing = response.status === 404 && !png;
    if (!response.ok && !isMissing)
      throw new Error(
        `${base} answers ${method} with ${String(response.status)} ` +
          '(VISUAL_STORE, VISUAL_STORE_TOKEN).',
      );
    return { response, isMissing };
  }
  return {
    location: base,
    read: async (hash) => {
      const here = await folder.read(hash);
      if (here) return here;
      const { response, isMissing } = await request('GET', hash);
      const png = isMissing ? undefined : verified(hash, Buffer.from(await response.arrayBuffer()));
      if (png) folder.save(hash, png);
      return png;
    },
    save: folder.save,
    trim: folder.trim,
    publish: async (hash, png) => {
      folder.save(hash, png);
      if ((await request('HEAD', hash)).isMissing) await request('PUT', hash, png);
    },
  };
}

export interface StoreSettings {
  /** The project's root. */
  readonly root: string;
  /** `VISUAL_STORE`: a folder from the root, or an address that begins with https:// or http://. */
  readonly setting?: string | undefined;
  /** `VISUAL_STORE_TOKEN`: sent to an address as `authorization: Bearer …`. */
  readonly token?: string | undefined;
}

/** Throws for a setting that is neither a folder nor such an address. */
export function openPictureStore({ root, setting, token }: StoreSettings): PictureStore {
  const cache = join(root, '.cache/visual/accepted');
  const folder: PictureStore = {
    ...folderStore(cache),
    trim: (needed) => {
      trimFolder(cache, needed);
    },
  };
  if (!setting) return folder;
  if (isAddress(setting)) return bucketStore({ address: setting, token, folder });
  if (/^[a-z\d+.-]{2,}:\/\//i.test(setting))
    throw new Error(
      `VISUAL_STORE is “${setting}”: give a folder, or an address that begins with https://.`,
    );
  return folderStore(resolve(root, setting));
}
