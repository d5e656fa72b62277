/** Focuses a row of the left column. False when there is none. */
export function focusRow(document: Document, id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  row?.focus();
  return row !== null;
}
