import type { SafeNode, WidgetType } from '@solvik/content-schema';
import type { PlacedWidget } from './widgetProps.ts';

/** Types made of links, text and pictures alone. */
const staticTypes: ReadonlySet<WidgetType> = new Set([
  'hero',
  'banner',
  'selling-points',
  'text',
  'buttons',
  'quote',
  'image',
  'link-gallery',
  'category-tiles',
]);

const containsTable = (nodes: readonly SafeNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' && (node.element === 'table' || containsTable(node.children)),
  );

/**
 * Whether a widget uses native HTML alone, so that the server's markup needs no script. A table
 * does not qualify: one that is wider than its container takes the keyboard's focus to be scrolled.
 */
export function isStaticWidget({ widget, data }: PlacedWidget): boolean {
  if (widget.type === 'rich-text')
    return widget.configuration.body.every(({ kind }) => kind !== 'table');
  if (data && 'nodes' in data) return !containsTable(data.nodes);
  return staticTypes.has(widget.type);
}
