/** Where a page is looked at as it is drawn. */
import type { Language } from '@solvik/content-schema/editing';
import { type Front, fronts, languageSeen, type Seen, shownFronts } from '../seen.ts';

/** A front, with the language and the market it is read in. */
export interface Spot {
  readonly front: Front;
  readonly language: Language;
  readonly market: Front;
}

type Chosen = Pick<Seen, 'front' | 'language' | 'market'>;

export const isSameSpot = (a: Spot, b: Spot): boolean =>
  a.front === b.front && a.language === b.language && a.market === b.market;

const spotOn = (front: Front, { language, market = front }: Omit<Chosen, 'front'>): Spot => ({
  front,
  language: languageSeen({ language }, front),
  market,
});

/** What the editor looks at comes first; then every front as its own shoppers have it, because nobody looks at them. */
export function planRound(seen: Chosen): readonly Spot[] {
  const all = [
    ...shownFronts(seen).map((front) => spotOn(front, seen)),
    ...fronts.map((front) => spotOn(front, {})),
  ];
  return all.filter((spot, at) => all.findIndex((each) => isSameSpot(each, spot)) === at);
}
