import type { SafeNode } from './safeNode.ts';

/** The reader of markup from elsewhere, fetched by those who have some: its parser is no part of other pages. */
export async function loadSafeHtml(): Promise<(markup: string) => readonly SafeNode[]> {
  return (await import('./safeHtml.ts')).readSafeHtml;
}
