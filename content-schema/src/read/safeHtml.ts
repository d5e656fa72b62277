/**
 * Reads third-party markup to a tree of what may be rendered. An allow-list decides: elements, their
 * few attributes, and link targets; everything else is left out, but its text is kept where it is
 * text. Loaded when a page has such markup.
 */
import { Parser } from 'htmlparser2';
import { isSafeHref } from './isSafeHref.ts';
import type { SafeElement, SafeNode } from './safeNode.ts';
import { safeElements } from './safeNode.ts';

/** The content of these is never text for a visitor. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'select',
  'textarea',
  'title',
  'head',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'button',
  'form',
]);

/** Older names of what is allowed. */
const renamed: Readonly<Record<string, SafeElement>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  del: 's',
};

/** Limits of a page; what is nested deeper or comes later is left out. */
const limits = { depth: 32, nodes: 4000 } as const;

const isElement = (name: string): name is SafeElement =>
  (safeElements as readonly string[]).includes(name);

function span(text: string | undefined): string | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count > 1 && count <= 20 ? String(count) : undefined;
}

function readAttributes(
  element: SafeElement,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const allowed: Readonly<Record<string, string | undefined>> = {
    ...(element === 'a' &&
      given['href'] !== undefined && {
        href: isSafeHref(given['href'].trim()) ? given['href'].trim() : undefined,
      }),
    ...(element === 'th' && { scope: ['col', 'row'].find((scope) => scope === given['scope']) }),
    ...((element === 'td' || element === 'th') && {
      colSpan: span(given['colspan']),
      rowSpan: span(given['rowspan']),
    }),
    ...(element === 'abbr' && { title: given['title'] }),
  };
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** Never throws, whatever the markup. */
export function readSafeHtml(markup: string): readonly SafeNode[] {
  const root: SafeNode[] = [];
  // Where the children of each open element go; the parser closes what it opens, in order, however
  // the markup is nested.
  const open: SafeNode[][] = [];
  let count = 0;
  let droppedDepth = 0;
  const place = (): SafeNode[] => open.at(-1) ?? root;

  const parser = new Parser({
    onopentag(name, given) {
      if (droppedDepth > 0 || dropped.has(name)) {
        droppedDepth += 1;
        return;
      }
      const element = renamed[name] ?? name;
      // An unknown element is not rendered, but its text is kept in place.
      if (!isElement(element) || open.length >= limits.depth || count >= limits.nodes) {
        open.push(place());
        return;
      }
      count += 1;
      const children: SafeNode[] = [];
      place().push({ element, attributes: readAttributes(element, given), children });
      open.push(children);
    },
    ontext(text) {
      if (droppedDepth > 0 || count >= limits.nodes) return;
      const siblings = place();
      const last = siblings.at(-1);
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
      else {
        count += 1;
        siblings.push(text);
      }
    },
    onclosetag() {
      if (droppedDepth > 0) droppedDepth -= 1;
      else open.pop();
    },
  });
  parser.end(markup);
  return root;
}
