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

/** What a target is called in the editor's language, and what it stands under. */
export function sayTarget(
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
