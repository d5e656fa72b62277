/**
 * React without the shop for the same markup: an element tree built from a page's HTML, rendered to
 * a string.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactModule from 'react';
import type * as ServerModule from 'react-dom/server';
import { Window } from 'happy-dom';
import { root } from '../suite/suiteStep.ts';

const require = createRequire(join(root, 'storefront/package.json'));
const { createElement } = require('react') as typeof ReactModule;
const { renderToStaticMarkup } = require('react-dom/server') as typeof ServerModule;

const booleans = new Set([
  'checked',
  'disabled',
  'hidden',
  'required',
  'readonly',
  'open',
  'selected',
  'multiple',
  'novalidate',
]);

function styleOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(';').filter((pair) => pair.includes(':'));
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.slice(0, pair.indexOf(':')).trim(),
      pair.slice(pair.indexOf(':') + 1).trim(),
    ]),
  );
}

function propsOf(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of attributes) {
    if (name === 'class') props['className'] = value;
    else if (name === 'for') props['htmlFor'] = value;
    else if (name === 'style') props['style'] = styleOf(value);
    else props[name] = booleans.has(name) ? true : value;
  }
  return props;
}

interface Parsed {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<Parsed>;
  readonly tagName?: string;
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>;
}

const [elementNode, textNode] = [1, 3];

function toReact(node: Parsed, key: number): ReactModule.ReactNode {
  if (node.nodeType === textNode) return node.textContent;
  if (node.nodeType !== elementNode || !node.tagName || !node.attributes) return null;
  const children = [...node.childNodes].map(toReact);
  return createElement(
    node.tagName.toLowerCase(),
    { ...propsOf(node.attributes), key },
    ...children,
  );
}

/** Returns a function that renders the markup, which is parsed beforehand. */
export function bareReact(html: string): () => string {
  const window = new Window();
  const { document } = window;
  document.body.innerHTML = html;
  const tree = createElement(
    'div',
    null,
    [...document.body.childNodes].map((node, key) => toReact(node as Parsed, key)),
  );
  // The window occupies megabytes until it is closed.
  void window.happyDOM.close();
  return () => renderToStaticMarkup(tree);
}
