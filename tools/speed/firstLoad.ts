/**
 * Bytes of a page's first load: each fetched script compressed separately with brotli at its
 * highest level, the document as it was sent, and the state within it uncompressed.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Figures } from './figures.ts';

export interface FirstLoad {
  /** Decoded. */
  readonly document: string;
  /** Bytes of the document as received, in brotli. */
  readonly documentBytes: number;
  /**
   * The content of each script that was fetched until the network was idle, without interaction.
   */
  readonly scripts: readonly Uint8Array[];
}

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const state = /<script id="page-state"[^>]*>([\s\S]*?)<\/script>/;

/** Cached, because brotli's highest level is slow and pages share most of their scripts. */
const sizes = new WeakMap<Uint8Array, number>();

function compressedBytes(script: Uint8Array): number {
  const bytes = sizes.get(script) ?? brotliCompressSync(script, smallest).length;
  sizes.set(script, bytes);
  return bytes;
}

/** Depends only on the files, not on the machine. */
export const firstLoadFigures = ({ document, documentBytes, scripts }: FirstLoad): Figures => ({
  scriptBytes: scripts.reduce((sum, script) => sum + compressedBytes(script), 0),
  scriptFiles: scripts.length,
  documentBytes,
  stateBytes: Buffer.byteLength(state.exec(document)?.[1] ?? ''),
});
