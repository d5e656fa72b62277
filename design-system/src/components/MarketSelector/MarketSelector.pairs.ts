/** The pairs of colours that MarketSelector draws. */
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = [
  ...control('market-se', pageGrounds),
  ...control('market-no', pageGrounds),
  ...control('market-dk', pageGrounds),
  ...control('market-fi', pageGrounds),
];
