import type { SafeNode } from './safeNode.ts';

/**
 * The reader of third-party markup, loaded by pages that have some: its parser is not part of other
 * pages.
 */
export async function loadSafeHtml(): Promise<(markup: string) => readonly SafeNode[]> {
  return (await import('./safeHtml.ts')).readSafeHtml;
}
