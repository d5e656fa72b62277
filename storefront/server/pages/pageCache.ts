/** Neutral pages by site and address, bounded by bytes; concurrent requests share one render. */
import { LRUCache } from 'lru-cache';
import { createCachedPage, type CachedPage, type NewPage } from './cachedPage.ts';

/**
 * A render's result: a page to cache, a response for all concurrent requests, a failure for them
 * that leaves the cached page in place, or one visitor's own.
 */
export type Made<Answer> =
  | { readonly kind: 'page'; readonly page: NewPage; readonly answer: Answer }
  | { readonly kind: 'neutral' | 'failed' | 'own'; readonly answer: Answer };

export type CacheState = 'hit' | 'stale' | 'miss';

export type Obtained<Answer> =
  | { readonly kind: 'page'; readonly page: CachedPage; readonly state: CacheState }
  | { readonly kind: 'answer'; readonly answer: Answer };

export interface PageCache<Answer> {
  /** A page that is still fresh. */
  readonly find: (key: string) => CachedPage | undefined;
  /** The page from memory, or from `make`: one call per key, unless the result is personal. */
  readonly obtain: (key: string, make: () => Promise<Made<Answer>>) => Promise<Obtained<Answer>>;
  /** Drops every page that shows one of these, including those being rendered. */
  readonly drop: (tags: readonly string[]) => void;
}

export interface PageCacheOptions {
  /** Bytes. */
  readonly limit?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Runs deferrable work when idle. */
  readonly whenIdle?: (work: () => Promise<void>) => void;
  /** Receives the error of a failed refresh; the page stays until it is too old. */
  readonly onError?: (error: unknown) => void;
}

interface Entry {
  readonly page: CachedPage;
  readonly renderedAt: number;
  freshUntil: number;
  requests: number;
}

/** The result of a flight: a page is cached by then, if allowed. */
type Landed<Answer> =
  | { readonly kind: 'page'; readonly page: CachedPage }
  | { readonly kind: 'neutral' | 'failed' | 'own'; readonly answer: Answer };

interface Flight<Answer> {
  readonly result: Promise<Landed<Answer>>;
  /** Tags dropped since it started: what it has read of them may be stale. */
  readonly dropped: Set<string>;
}

const megabyte = 1024 * 1024;
const minute = 60_000;
/** Prices and stock are dropped by their tags; the minute bounds the effect of a lost event. */
const freshFor = minute;
/** How long a stale page may be sent while it is refreshed. */
const staleFor = 5 * minute;
/**
 * Rendered again to the same document, a page keeps its buffers and its ETag; its clock may not
 * lag further.
 */
const sameFor = 10 * minute;
/**
 * A page requested so often within its life is worth a third of a second of a thread to make it a
 * tenth smaller.
 */
const recompressAfter = 3;

const shares = (tags: readonly string[], dropped: ReadonlySet<string>): boolean =>
  dropped.size > 0 && tags.some((tag) => dropped.has(tag));

const landed = <Answer>(made: Landed<Answer>): Obtained<Answer> =>
  made.kind === 'page'
    ? { kind: 'page', page: made.page, state: 'miss' }
    : { kind: 'answer', answer: made.answer };

export function createPageCache<Answer>(options: PageCacheOptions = {}): PageCache<Answer> {
  const { limit = 16 * megabyte, now = Date.now, whenIdle, onError = () => undefined } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: limit,
    sizeCalculation: ({ page }) => page.size,
  });
  const flights = new Map<string, Flight<Answer>>();

  function current(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || now() < entry.freshUntil + staleFor) return entry;
    entries.delete(key);
    return undefined;
  }

  function note(entry: Entry): CachedPage {
    entry.requests += 1;
    if (entry.requests === recompressAfter) whenIdle?.(entry.page.refine);
    return entry.page;
  }

  function store(key: string, made: NewPage, dropped: ReadonlySet<string>): CachedPage {
    const page = createCachedPage(made);
    if (shares(page.tags, dropped)) return page;
    const known = entries.get(key);
    const at = now();
    if (known?.page.fingerprint === page.fingerprint && at - known.renderedAt < sameFor) {
      known.freshUntil = at + freshFor;
      return known.page;
    }
    entries.set(key, { page, renderedAt: at, freshUntil: at + freshFor, requests: 0 });
    return page;
  }

  function begin(key: string, make: () => Promise<Made<Answer>>): Promise<Landed<Answer>> {
    const dropped = new Set<string>();
    const land = (made: Made<Answer>): Landed<Answer> => {
      if (made.kind === 'page') return { kind: 'page', page: store(key, made.page, dropped) };
      if (made.kind !== 'failed') entries.delete(key);
      return made;
    };
    const result = make()
      .then(land)
      .finally(() => {
        if (flights.get(key)?.dropped === dropped) flights.delete(key);
      });
    flights.set(key, { result, dropped });
    return result;
  }

  async function join(
    key: string,
    flight: Flight<Answer>,
    make: () => Promise<Made<Answer>>,
  ): Promise<Obtained<Answer>> {
    const before = new Set(flight.dropped);
    const made = await flight.result;
    if (made.kind === 'own') return { kind: 'answer', answer: (await make()).answer };
    // It may have read what was dropped before this request.
    if (made.kind === 'page' && shares(made.page.tags, before)) return obtain(key, make);
    return landed(made);
  }

  async function obtain(key: string, make: () => Promise<Made<Answer>>): Promise<Obtained<Answer>> {
    const entry = current(key);
    if (entry && now() < entry.freshUntil) return { kind: 'page', page: note(entry), state: 'hit' };
    const flight = flights.get(key);
    if (entry) {
      if (!flight) begin(key, make).catch(onError);
      return { kind: 'page', page: note(entry), state: 'stale' };
    }
    return flight ? join(key, flight, make) : landed(await begin(key, make));
  }

  return {
    find(key) {
      const entry = entries.get(key);
      return entry && now() < entry.freshUntil ? note(entry) : undefined;
    },
    obtain,
    drop(tags) {
      const droppedTags = new Set(tags);
      for (const { dropped } of flights.values()) for (const tag of tags) dropped.add(tag);
      for (const [key, { page }] of entries.entries())
        if (shares(page.tags, droppedTags)) entries.delete(key);
    },
  };
}
