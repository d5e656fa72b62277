/** Copies text to the clipboard. Rejects if the browser refuses. */
export async function copyText(words: string): Promise<void> {
  await navigator.clipboard.writeText(words);
}
