import { LRUCache } from 'lru-cache';

/** A page as it is kept: its status and its whole document. */
export interface CachedPage {
  readonly status: number;
  readonly html: string;
  readonly tags: readonly string[];
}

export interface PageCache {
  readonly get: (key: string) => CachedPage | undefined;
  readonly set: (key: string, page: CachedPage) => void;
  /** Drops every page that shows one of these. */
  readonly drop: (tags: readonly string[]) => void;
  readonly clear: () => void;
}

const largest = 64 * 1024 * 1024;
const minute = 60_000;

/**
 * Neutral pages by front and address, 64 MB at most and a minute old at most: prices and stock are dropped by their tags,
 * and the minute bounds what a lost event could leave behind.
 */
export function createPageCache(maxAge = minute): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: largest, sizeCalculation: (page) => page.html.length * 2 + 200, ttl: maxAge });
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    drop: (tags) => {
      const gone = new Set(tags);
      for (const [key, page] of pages.entries()) if (page.tags.some((tag) => gone.has(tag))) pages.delete(key);
    },
    clear: () => pages.clear(),
  };
}
