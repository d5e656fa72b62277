/** The tree of categories of the search API (`navigation-tree`). */
import { listOf, numberOf, type Shape, shapeOf, textOf } from './readShape.ts';

export interface NavigationEntry {
  readonly title: string;
  readonly href: string;
  /** Products in this market. */
  readonly count: number;
  readonly children: readonly NavigationEntry[];
}

/** No tree of a shop is deeper; a response that is costs no stack. */
const maxDepth = 8;

function entriesOf(nodes: unknown, depth: number): readonly NavigationEntry[] {
  if (depth === 0) return [];
  return listOf(nodes).flatMap((each) => {
    const node: Shape = shapeOf(each);
    const [title, href] = [textOf(node['title']), textOf(node['link'])];
    // Only the shop’s own pages: an address of another origin is none of its categories.
    if (!title || !href || !/^\/(?![/\\])/.test(href)) return [];
    const children = entriesOf(node['children'], depth - 1);
    return [{ title, href, count: numberOf(node['count']) ?? 0, children }];
  });
}

/** What does not parse is left out, with what is below it. */
export const parseNavigation = (body: unknown): readonly NavigationEntry[] =>
  entriesOf(shapeOf(body)['navigation'], maxDepth);
