/** Markup that a server keeps between pages: rendered once for each object that it follows from. */
import type { KnownMarkup } from '@solvik/design-system';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageShell } from './PageShell.tsx';
import { PartsShell } from './PartsShell.tsx';
import type { Services } from './services.ts';

/** Characters of markup kept; beyond that all is rendered anew. */
const mostKept = 16_000_000;
const idMark = 'kept-markup-';

interface Kept {
  readonly markup: string;
  /** What React has a browser fetch ahead for it; stands before all of a page. */
  readonly preloads: readonly string[];
}

let kept = new WeakMap<object, Map<string, Kept>>();
let length = 0;

const preload = /^<link rel="preload"[^>]*>/;

function splitPreloads(rendered: string): Kept {
  const preloads: string[] = [];
  let markup = rendered;
  for (let [found] = preload.exec(markup) ?? []; found; [found] = preload.exec(markup) ?? []) {
    preloads.push(found);
    markup = markup.slice(found.length);
  }
  return { markup, preloads };
}

export interface MarkupKeeper extends Required<Pick<KnownMarkup, 'markupOf'>> {
  /** Of what this render has taken, as links in the order of the page. */
  readonly preloads: () => string;
}

/**
 * Keeps markup for one render, by source, front and variant; what cannot be rendered alone is undefined, and fails where
 * it stands.
 * @throws Error when the markup holds an id of React's own, which would stand on a page twice
 */
export function keepMarkup(services: Services): MarkupKeeper {
  const preloads = new Set<string>();
  // Fronts may share a source, such as a menu without links; their words and the paths of their links differ.
  const { channelId, basename } = services.site;

  function take({ markup, preloads: own }: Kept): string {
    for (const link of own) preloads.add(link);
    return markup;
  }

  function markupOf(source: object, variant: string, element: ReactElement): string | undefined {
    const known = kept.get(source) ?? new Map<string, Kept>();
    const key = `${channelId} ${basename} ${variant}`;
    const found = known.get(key);
    if (found) return take(found);
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
    if (rendered.includes(idMark)) throw new Error(`Markup that is kept holds an id: ${rendered.slice(0, 200)}`);
    if (length + rendered.length > mostKept) {
      kept = new WeakMap();
      length = 0;
    }
    length += rendered.length;
    const made = splitPreloads(rendered);
    kept.set(source, known.set(key, made));
    return take(made);
  }

  return { markupOf, preloads: () => [...preloads].join('') };
}
