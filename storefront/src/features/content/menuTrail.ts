import type { MenuLink } from './menuView.ts';

/** The way a menu goes to a path: the entries above it, first to last. Empty where the menu does not lead there. */
export function menuTrail(links: readonly MenuLink[], path: string): readonly MenuLink[] {
  const wayTo = (candidates: readonly MenuLink[]): readonly MenuLink[] => {
    for (const link of candidates) {
      if (link.href === path) return [link];
      const below = wayTo(link.children ?? []);
      if (below.length > 0) return [link, ...below];
    }
    return [];
  };
  return wayTo(links)
    .slice(0, -1)
    .map(({ label, href }) => ({ label, href }));
}
