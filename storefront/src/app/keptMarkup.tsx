/** Markup that a server keeps between pages: rendered once for each object that it follows from. */
import { randomBytes } from 'node:crypto';
import type { KeptPart, KnownMarkup } from '@solvik/design-system';
import { renderToString } from 'react-dom/server';
import { PageShell } from './PageShell.tsx';
import { PartsShell } from './PartsShell.tsx';
import type { Services } from './services.ts';

/** Characters of markup and keys kept; beyond that all is rendered anew. */
const mostKept = 4_000_000;
/** Of a part, as characters: its place in the maps. */
const overhead = 200;
const idMark = 'kept-markup-';
// No page holds it when it is sent, so nobody knows it: no text can stand for a part.
const mark = `\u0000${randomBytes(8).toString('hex')}:`;

/** The same object for as long as it is kept. */
export interface KeptMarkup {
  readonly markup: string;
  /** What React has a browser fetch ahead for it; stands before all of a page. */
  readonly preloads: readonly string[];
}

let kept = new WeakMap<object, Map<string, KeptMarkup>>();
let length = 0;

const preload = /^<link rel="preload"[^>]*>/;

function splitPreloads(rendered: string): KeptMarkup {
  const preloads: string[] = [];
  let markup = rendered;
  for (let [found] = preload.exec(markup) ?? []; found; [found] = preload.exec(markup) ?? []) {
    preloads.push(found);
    markup = markup.slice(found.length);
  }
  return { markup, preloads };
}

/** A page as React rendered it, and whole. */
export interface WholePage {
  readonly html: string;
  /** What React rendered now, without the parts. */
  readonly rendered: string;
  readonly parts: readonly KeptMarkup[];
}

export interface MarkupKeeper extends Required<Pick<KnownMarkup, 'markupOf' | 'textOf'>> {
  /** Puts the parts that the render has taken into what it has made. */
  readonly complete: (rendered: string) => WholePage;
}

function fill(markup: string, slots: KeptPart['slots']): string {
  return Object.entries(slots ?? {}).reduce(
    (text, [slot, own]) => text.replace(slot, () => own),
    markup,
  );
}

/**
 * Keeps markup for one render, by source, front and variant; what cannot be rendered alone is undefined, and fails where it
 * stands.
 * @throws Error when the markup holds an id of React's own, which would stand on a page twice
 */
export function keepMarkup(services: Services): MarkupKeeper {
  const taken: { readonly part: KeptMarkup; readonly slots: KeptPart['slots'] }[] = [];

  // Fronts may share a source, such as a menu without links; their words and the paths of their links differ.
  const { channelId, basename } = services.site;

  function partOf({ source, variant, element }: KeptPart): KeptMarkup | undefined {
    const key = `${channelId} ${basename} ${variant}`;
    const found = kept.get(source)?.get(key);
    if (found) return found;
    let rendered: string;
    try {
      rendered = renderToString(
        <PageShell services={services}>
          <PartsShell site={services.site}>{element}</PartsShell>
        </PageShell>,
        { identifierPrefix: idMark },
      );
    } catch {
      return undefined;
    }
    if (rendered.includes(idMark))
      throw new Error(`Markup that is kept holds an id: ${rendered.slice(0, 200)}`);
    const size = rendered.length + key.length + overhead;
    if (length + size > mostKept) {
      kept = new WeakMap();
      length = 0;
    }
    length += size;
    const part = splitPreloads(rendered);
    kept.set(source, (kept.get(source) ?? new Map<string, KeptMarkup>()).set(key, part));
    return part;
  }

  const markOf = (given: KeptPart): string | undefined => {
    const part = partOf(given);
    return part && `${mark}${String(taken.push({ part, slots: given.slots }) - 1)};`;
  };

  return {
    markupOf: markOf,
    textOf: markOf,
    complete(rendered) {
      const preloads = new Set(taken.flatMap(({ part }) => part.preloads));
      const [beginning = '', ...rest] = rendered.split(mark);
      const wholes = rest.map((text) => {
        const end = text.indexOf(';');
        const { part, slots } = taken[Number(text.slice(0, end))] ?? {};
        return (part ? fill(part.markup, slots) : '') + text.slice(end + 1);
      });
      return {
        html: [...preloads, beginning, ...wholes].join(''),
        rendered,
        parts: taken.map(({ part }) => part),
      };
    },
  };
}
