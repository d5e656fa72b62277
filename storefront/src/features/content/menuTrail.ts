import type { MenuLink } from './menuView.ts';

/**
 * The entries of a menu above an address, from first to last. Empty if the menu does not contain
 * it.
 */
export function menuTrail(links: readonly MenuLink[], path: string): readonly MenuLink[] {
  const trailTo = (candidates: readonly MenuLink[]): readonly MenuLink[] => {
    for (const link of candidates) {
      if (link.href === path) return [link];
      const below = trailTo(link.children ?? []);
      if (below.length > 0) return [link, ...below];
    }
    return [];
  };
  return trailTo(links)
    .slice(0, -1)
    .map(({ label, href }) => ({ label, href }));
}
