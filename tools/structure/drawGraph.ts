/** Arrows as a Mermaid graph: solid for imports of values, dotted for imports of types only. */
import type { Arrow } from './packageArrows.ts';

/** The frame around nodes; nodes without one are outside. */
export interface Frame {
  readonly title: string;
  readonly nodes: readonly string[];
}

const idOf = (node: string): string => node.replaceAll(/\W/g, '_');

const nodeLine = (node: string): string => `${idOf(node)}["${node}"]`;

function arrowLine({ from, to, isTypeOnly, entryPoints }: Arrow): string {
  const label = entryPoints.length > 0 ? `|"${entryPoints.join(', ')}"|` : '';
  return `  ${idOf(from)} ${isTypeOnly ? '-.->' : '-->'}${label} ${idOf(to)}`;
}

const frameLines = ({ title, nodes }: Frame): readonly string[] => [
  `  subgraph ${idOf(`frame ${title}`)}["${title}"]`,
  ...nodes.map((node) => `    ${nodeLine(node)}`),
  '  end',
];

/** A fenced block of Markdown. @param nodes drawn even without an arrow */
export function drawGraph({
  nodes = [],
  frames = [],
  arrows,
}: {
  readonly nodes?: readonly string[];
  readonly frames?: readonly Frame[];
  readonly arrows: readonly Arrow[];
}): string {
  return [
    '```mermaid',
    'flowchart TD',
    ...nodes.map((node) => `  ${nodeLine(node)}`),
    ...frames.flatMap(frameLines),
    ...arrows.map(arrowLine),
    '```',
  ].join('\n');
}
