/** `stock`: shows or corrects the stock of a size. */
import { readSkuStock, setStock } from '../../stock/setStock.ts';
import { stockState, viewStock } from '@solvik/shop-rules';
import { CommandError, type Command } from '../command.ts';

export const stock: Command = {
  usage: 'stock <article number or size number> [pieces on hand]',
  meaning: 'shows the stock of a size, or sets what is on hand',
  async run({ shop, print }, [article, pieces]) {
    if (!article)
      throw new CommandError(
        'Name the size: its article number, or the number that the Data API gives it.',
      );
    const found = await readSkuStock(shop, article);
    if (!found) throw new CommandError(`There is no size ${article}.`);
    if (pieces !== undefined) {
      const onHand = Number(pieces);
      if (!Number.isInteger(onHand) || onHand < 0 || onHand > 1_000_000)
        throw new CommandError(`“${pieces}” is not a number of pieces.`);
      if (!(await setStock(shop, found, onHand)))
        throw new CommandError(
          `${found.reserved} pieces are reserved for pending payments. Wait a quarter of an hour, or set more.`,
        );
    }
    const now = (await readSkuStock(shop, article)) ?? found;
    const view = viewStock(now);
    print(
      `${now.articleNumber}: ${now.onHand} on hand, ${now.reserved} reserved, ${now.oversellable} may be oversold, ${now.static} at the supplier. Shoppers see ${stockState(view)}, ${view.totalStock} available.`,
    );
  },
};
