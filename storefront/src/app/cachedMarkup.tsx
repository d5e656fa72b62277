/** Markup that a server caches between pages: rendered once for each source object. */
import { randomBytes } from 'node:crypto';
import type { RetainedPart, KnownMarkup } from '@solvik/design-system';
import { renderToString } from 'react-dom/server';
import { PageShell } from './PageShell.tsx';
import { DesignSystemProviders } from './DesignSystemProviders.tsx';
import type { Services } from '../page/services.ts';

/** Characters of cached markup and keys; beyond that the cache is cleared. */
const maxCached = 4_000_000;
/** A part's key in the maps, as characters. */
const overhead = 200;
const idMark = 'cached-markup-';
// Never part of a sent page, so it is unknown outside: no text can imitate a part's placeholder.
const mark = `\u0000${randomBytes(8).toString('hex')}:`;

/** The same object while it is cached. */
export interface CachedMarkup {
  readonly markup: string;
  /** Preloads that React emits for it; placed before all of a page. */
  readonly preloads: readonly string[];
}

let cache = new WeakMap<object, Map<string, CachedMarkup>>();
let length = 0;

const preload = /^<link rel="preload"[^>]*>/;

function splitPreloads(rendered: string): CachedMarkup {
  const preloads: string[] = [];
  let markup = rendered;
  for (let [found] = preload.exec(markup) ?? []; found; [found] = preload.exec(markup) ?? []) {
    preloads.push(found);
    markup = markup.slice(found.length);
  }
  return { markup, preloads };
}

/** A page as React rendered it, and the complete one. */
export interface WholePage {
  readonly html: string;
  /** React's output, without the parts. */
  readonly rendered: string;
  readonly parts: readonly CachedMarkup[];
}

export interface RenderMarkup extends Required<Pick<KnownMarkup, 'markupOf' | 'textOf'>> {
  /** Inserts the used parts into the render's output. */
  readonly complete: (rendered: string) => WholePage;
}

function fill(markup: string, slots: RetainedPart['slots']): string {
  return Object.entries(slots ?? {}).reduce(
    (text, [slot, own]) => text.replace(slot, () => own),
    markup,
  );
}

/**
 * Caches markup for one render, by source, site and variant; what cannot be rendered in isolation
 * is undefined, and fails in its place.
 * @throws Error when the markup contains one of React's own ids, which would repeat on a page
 */
export function createRenderMarkup(services: Services): RenderMarkup {
  const used: { readonly part: CachedMarkup; readonly slots: RetainedPart['slots'] }[] = [];

  // Sites may share a source, such as a menu without links; their texts and link paths differ.
  const { channelId, basename } = services.site;

  function partOf({ source, variant, element }: RetainedPart): CachedMarkup | undefined {
    const key = `${channelId} ${basename} ${variant}`;
    const found = cache.get(source)?.get(key);
    if (found) return found;
    let rendered: string;
    try {
      rendered = renderToString(
        <PageShell services={services}>
          <DesignSystemProviders site={services.site}>{element}</DesignSystemProviders>
        </PageShell>,
        { identifierPrefix: idMark },
      );
    } catch {
      return undefined;
    }
    if (rendered.includes(idMark))
      throw new Error(`Cached markup contains an id: ${rendered.slice(0, 200)}`);
    const size = rendered.length + key.length + overhead;
    if (length + size > maxCached) {
      cache = new WeakMap();
      length = 0;
    }
    length += size;
    const part = splitPreloads(rendered);
    cache.set(source, (cache.get(source) ?? new Map<string, CachedMarkup>()).set(key, part));
    return part;
  }

  const markOf = (retained: RetainedPart): string | undefined => {
    const part = partOf(retained);
    return part && `${mark}${String(used.push({ part, slots: retained.slots }) - 1)};`;
  };

  return {
    markupOf: markOf,
    textOf: markOf,
    complete(rendered) {
      const preloads = new Set(used.flatMap(({ part }) => part.preloads));
      const [beginning = '', ...rest] = rendered.split(mark);
      const wholes = rest.map((text) => {
        const end = text.indexOf(';');
        const { part, slots } = used[Number(text.slice(0, end))] ?? {};
        return (part ? fill(part.markup, slots) : '') + text.slice(end + 1);
      });
      return {
        html: [...preloads, beginning, ...wholes].join(''),
        rendered,
        parts: used.map(({ part }) => part),
      };
    },
  };
}
