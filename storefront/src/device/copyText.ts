/** Puts words on the clipboard. Rejects where the browser does not let it. */
export async function copyText(words: string): Promise<void> {
  await navigator.clipboard.writeText(words);
}
