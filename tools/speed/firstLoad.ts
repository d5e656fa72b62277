/**
 * What a visitor's browser gets at the first load of a page, in bytes: the scripts it fetched by themselves, each as
 * small as brotli makes it, the document as it was sent, and the state within it as it was written.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Figures } from './figures.ts';

export interface FirstLoad {
  /** Decoded. */
  readonly document: string;
  /** Bytes of the document as they came, in brotli. */
  readonly documentBytes: number;
  /** The content of each script that was fetched until the network was idle, before anything was touched. */
  readonly scripts: readonly Uint8Array[];
}

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const state = /<script id="page-state"[^>]*>([\s\S]*?)<\/script>/;

/** The smallest brotli takes its time, and pages share most of their scripts. */
const known = new WeakMap<Uint8Array, number>();

function compressedBytes(script: Uint8Array): number {
  const bytes = known.get(script) ?? brotliCompressSync(script, smallest).length;
  known.set(script, bytes);
  return bytes;
}

/** The same for the same files on every machine. */
export const firstLoadFigures = ({ document, documentBytes, scripts }: FirstLoad): Figures => ({
  scriptBytes: scripts.reduce((sum, script) => sum + compressedBytes(script), 0),
  scriptFiles: scripts.length,
  documentBytes,
  stateBytes: Buffer.byteLength(state.exec(document)?.[1] ?? ''),
});
