/** Reads a file as text, in chunks, in the encoding of its byte order mark or the mapping's. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportRefusedError } from '../importProblem.ts';

async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const bytes = new Uint8Array(4);
    const { bytesRead } = await handle.read(bytes, 0, 4, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function encodingOfMark([a, b]: Uint8Array): string | undefined {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportRefusedError(
      `“${encoding}” is not an encoding that can be read. Use utf-8, windows-1252 or utf-16le.`,
    );
  }
}

/**
 * The text without its byte order mark.
 * @param encoding encoding of a file without a byte order mark; utf-8 by default
 * @throws ImportRefusedError when the bytes are invalid in that encoding
 */
export async function* decodeText(file: string, encoding?: string): AsyncGenerator<string> {
  const chosen = encodingOfMark(await firstBytes(file)) ?? encoding ?? 'utf-8';
  const decoder = decoderFor(chosen);
  let bytesBefore = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 64 * 1024 })) {
      const bytes = chunk as Uint8Array;
      const text = decoder.decode(bytes, { stream: true });
      bytesBefore += bytes.length;
      if (text) yield text;
    }
    const rest = decoder.decode();
    if (rest) yield rest;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ImportRefusedError(
      `The file is not written in ${chosen} (near byte ${String(bytesBefore)}). Save it as “CSV UTF-8”, or name its encoding in the mapping: "encoding": "windows-1252".`,
    );
  }
}
