const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * SHA-256 of the trimmed text in lower case, as hexadecimal text; undefined where browsers do not
 * offer it.
 */
export async function hashText(text: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  // Absent on an insecure origin.
  if (!(subtle as SubtleCrypto | undefined)) return undefined;
  return toHex(await subtle.digest('SHA-256', new TextEncoder().encode(text.trim().toLowerCase())));
}
