/** Neutral pages by front and address, bounded by bytes; each is rendered once however many ask for it. */
import { LRUCache } from 'lru-cache';
import { keepPage, type KeptPage, type NewPage } from './keptPage.ts';

/**
 * What came of a render: a page to keep, an answer that suits everybody who asks now, a failure that does so but
 * leaves what
 * is kept in its place, or one visitor's own.
 */
export type Made<Answer> =
  | { readonly kind: 'page'; readonly page: NewPage; readonly answer: Answer }
  | { readonly kind: 'neutral' | 'failed' | 'own'; readonly answer: Answer };

export type CacheState = 'hit' | 'stale' | 'miss';

export type Obtained<Answer> =
  | { readonly kind: 'page'; readonly page: KeptPage; readonly state: CacheState }
  | { readonly kind: 'answer'; readonly answer: Answer };

export interface PageCache<Answer> {
  /** A page that needs no renewal. */
  readonly find: (key: string) => KeptPage | undefined;
  /** The page from memory, or from `make`: one call of it a key, unless it makes something of one visitor's own. */
  readonly obtain: (key: string, make: () => Promise<Made<Answer>>) => Promise<Obtained<Answer>>;
  /** Drops every page that shows one of these, those being rendered now included. */
  readonly drop: (tags: readonly string[]) => void;
}

export interface PageCacheOptions {
  /** Bytes. */
  readonly limit?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Runs what may wait until nobody does. */
  readonly whenIdle?: (work: () => Promise<void>) => void;
  /** Hears of a renewal that failed; the page stays as it was until it is too old. */
  readonly onError?: (error: unknown) => void;
}

interface Entry {
  readonly page: KeptPage;
  readonly renderedAt: number;
  freshUntil: number;
  asked: number;
}

/** What a flight ends in: a page is kept by then, where it may be. */
type Landed<Answer> =
  | { readonly kind: 'page'; readonly page: KeptPage }
  | { readonly kind: 'neutral' | 'failed' | 'own'; readonly answer: Answer };

interface Flight<Answer> {
  readonly result: Promise<Landed<Answer>>;
  /** Tags dropped since it began: what it has read of them may be old. */
  readonly dropped: Set<string>;
}

const megabyte = 1024 * 1024;
const minute = 60_000;
/** Prices and stock are dropped by their tags; the minute bounds what a lost event could leave behind. */
const freshFor = minute;
/** So long may a page be sent while it is made again. */
const staleFor = 5 * minute;
/**
 * Rendered again to the same document, a page keeps its buffers and its ETag; its clock may not fall behind further.
 */
const sameFor = 10 * minute;
/**
 * A page that so many asked for within its life is worth a third of a second of a thread to make it a tenth smaller.
 */
const worthRefining = 3;

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

  function note(entry: Entry): KeptPage {
    entry.asked += 1;
    if (entry.asked === worthRefining) whenIdle?.(entry.page.refine);
    return entry.page;
  }

  function keep(key: string, made: NewPage, dropped: ReadonlySet<string>): KeptPage {
    const page = keepPage(made);
    if (shares(page.tags, dropped)) return page;
    const known = entries.get(key);
    const at = now();
    if (known?.page.fingerprint === page.fingerprint && at - known.renderedAt < sameFor) {
      known.freshUntil = at + freshFor;
      return known.page;
    }
    entries.set(key, { page, renderedAt: at, freshUntil: at + freshFor, asked: 0 });
    return page;
  }

  function begin(key: string, make: () => Promise<Made<Answer>>): Promise<Landed<Answer>> {
    const dropped = new Set<string>();
    const land = (made: Made<Answer>): Landed<Answer> => {
      if (made.kind === 'page') return { kind: 'page', page: keep(key, made.page, dropped) };
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
    // It may have read what was dropped before this visitor asked.
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
      const gone = new Set(tags);
      for (const { dropped } of flights.values()) for (const tag of tags) dropped.add(tag);
      for (const [key, { page }] of entries.entries())
        if (shares(page.tags, gone)) entries.delete(key);
    },
  };
}
