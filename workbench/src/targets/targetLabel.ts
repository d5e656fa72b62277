import { type Language, type LinkTarget, pickLanguage } from '@solvik/content-schema/editing';
import type { WorkbenchText } from '../workbenchText.ts';

const routeKeys = {
  home: 'route.home',
  newProducts: 'route.newProducts',
  bestSellers: 'route.bestSellers',
  comingSoon: 'route.comingSoon',
  brands: 'route.brands',
  favourites: 'route.favourites',
  memberClub: 'route.memberClub',
} as const;

export interface Reader {
  /** The editor's own. */
  readonly language: Language;
  readonly text: WorkbenchText;
}

/** A target's label in the editor's language, and its parents. */
export function targetLabel(
  { kind, key, name, within }: LinkTarget,
  { language, text }: Reader,
): { readonly name: string; readonly within?: string } {
  const above = within && pickLanguage(within, language)?.value;
  const own =
    kind === 'route' && key in routeKeys
      ? text(routeKeys[key as keyof typeof routeKeys])
      : pickLanguage(name, language)?.value;
  return { name: own ?? key, ...(above && { within: above }) };
}
