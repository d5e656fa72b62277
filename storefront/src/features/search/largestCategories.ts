import type { NavigationEntry } from '../../search-api/parseNavigation.ts';
import type { SuggestedPlace } from '../../search-api/parseAutocomplete.ts';

interface Placed extends NavigationEntry {
  readonly parentTitle?: string;
}

/** The categories without others below them, each with the title of the one it is in. */
const leavesOf = (entries: readonly Placed[]): readonly Placed[] =>
  entries.flatMap((entry) => {
    const { title: parentTitle, children } = entry;
    return children.length === 0
      ? [entry]
      : leavesOf(children.map((child) => ({ ...child, parentTitle })));
  });

/**
 * Where a shopper who found nothing is likeliest to find something: the categories with the most
 * products, the largest first. The title of the category above is there where two of them have the
 * same title.
 */
export function largestCategories(
  tree: readonly NavigationEntry[],
  limit: number,
): readonly SuggestedPlace[] {
  const largest = leavesOf(tree)
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit);
  return largest.map(({ title, href, count, parentTitle }) => {
    const isAmbiguous = largest.some((other) => other.title === title && other.href !== href);
    return { title, href, count, ...(isAmbiguous && parentTitle && { parentTitle }) };
  });
}
