import type { SafeElement, SafeNode } from '@solvik/content-schema';
import { BulletList, Heading, MarkupTable, Text, TextLink } from '@solvik/design-system';
import { createElement, type ReactNode } from 'react';

type Level = 2 | 3 | 4 | 5 | 6;
type Element = Exclude<SafeNode, string>;
type Draw = (element: Element, children: ReactNode, topLevel: number) => ReactNode;

const heading =
  (own: number): Draw =>
  ({ attributes }, children, topLevel) => (
    <Heading
      {...attributes}
      level={Math.min(topLevel + own, 6) as Level}
      size={own === 1 ? 'section' : 'title'}
    >
      {children}
    </Heading>
  );

/** Elements rendered by a component of the shop; the rest stays as the element it is. */
const parts: Partial<Readonly<Record<SafeElement, Draw>>> = {
  p: (_element, children) => <Text>{children}</Text>,
  h2: heading(1),
  h3: heading(2),
  h4: heading(3),
  ul: (_element, children) => <BulletList>{children}</BulletList>,
  ol: (_element, children) => <BulletList isOrdered>{children}</BulletList>,
  table: (_element, children) => <MarkupTable>{children}</MarkupTable>,
  // A link without a target is rendered as text.
  a: ({ attributes: { href } }, children) =>
    href === undefined ? children : <TextLink href={href}>{children}</TextLink>,
};

/** White space between the parts of these is not text, and React warns about it. */
const withoutText: ReadonlySet<SafeElement> = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'ul',
  'ol',
  'dl',
]);

function drawNode(node: SafeNode, topLevel: number): ReactNode {
  if (typeof node === 'string') return node;
  const { element, attributes, children } = node;
  const kept = withoutText.has(element)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  const inner =
    element === 'br' || element === 'hr' ? undefined : (
      <HtmlNodes nodes={kept} headingLevel={topLevel} />
    );
  return parts[element]?.(node, inner, topLevel) ?? createElement(element, attributes, inner);
}

/** Nodes as React elements, headings below the widget's own; there is no markup left to parse. */
export function HtmlNodes({
  nodes,
  headingLevel,
}: {
  readonly nodes: readonly SafeNode[];
  readonly headingLevel: number;
}) {
  return nodes.map((node, at) => {
    // Nodes have no identity but their position.
    const key = `${at}`;
    return <Node key={key} node={node} headingLevel={headingLevel} />;
  });
}

function Node({ node, headingLevel }: { readonly node: SafeNode; readonly headingLevel: number }) {
  return drawNode(node, headingLevel);
}
