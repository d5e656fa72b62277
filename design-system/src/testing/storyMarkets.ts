/** The shop's markets as stories offer them, the one that is shown marked. */
import type { MarketChoice } from '../components/MarketSelector/MarketSelector.tsx';

const markets: readonly MarketChoice[] = [
  { channel: 'se', href: '#se', label: 'Sverige', lang: 'sv' },
  { channel: 'no', href: '#no', label: 'Norge', lang: 'nb' },
  { channel: 'dk', href: '#dk', label: 'Danmark', lang: 'da' },
  { channel: 'fi', href: '#fi', label: 'Suomi', lang: 'fi' },
];

/** `globals` is the toolbar's state; Sweden by default. */
export function storyMarkets({
  channel = 'se',
}: Readonly<Record<string, unknown>>): readonly MarketChoice[] {
  return markets.map((market) => ({ ...market, isCurrent: market.channel === channel }));
}
