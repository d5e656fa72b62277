/** Markup that a server keeps between pages: rendered once for each object that it follows from. */
import type { KnownMarkup } from '@solvik/design-system';
import { renderToString } from 'react-dom/server';
import { PageShell } from './PageShell.tsx';
import { PartsShell } from './PartsShell.tsx';
import type { Services } from './services.ts';

/** Characters of markup kept; beyond that all is rendered anew. */
const mostKept = 16_000_000;
const idMark = 'kept-markup-';

let kept = new WeakMap<object, Map<string, string>>();
let length = 0;

/**
 * Keeps markup for the sources of one front; what cannot be rendered alone is undefined, and fails where it stands.
 * @throws Error when the markup holds an id of React's own, which would stand on a page twice
 */
export function keepMarkup(services: Services): NonNullable<KnownMarkup['markupOf']> {
  return (source, variant, element) => {
    const known = kept.get(source) ?? new Map<string, string>();
    const found = known.get(variant);
    if (found !== undefined) return found;
    let markup: string;
    try {
      markup = renderToString(
        <PageShell services={services}>
          <PartsShell site={services.site}>{element}</PartsShell>
        </PageShell>,
        { identifierPrefix: idMark },
      );
    } catch {
      return undefined;
    }
    if (markup.includes(idMark)) throw new Error(`Markup that is kept holds an id: ${markup.slice(0, 200)}`);
    if (length + markup.length > mostKept) {
      kept = new WeakMap();
      length = 0;
    }
    length += markup.length;
    kept.set(source, known.set(variant, markup));
    return markup;
  };
}
