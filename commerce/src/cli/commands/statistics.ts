/** `statistics`: what shoppers did, by market. */
import { eventTotals } from '../../statistics/eventCounts.ts';
import { readCount, readOptions, table, type Command } from '../command.ts';

const dayInMs = 86_400_000;

export const statistics: Command = {
  usage: 'statistics [--days 7]',
  meaning: 'what shoppers who consented did, by market',
  async run({ shop: { database, clock }, print }, args) {
    const days = readCount(readOptions(args).option('days'), 7);
    const totals = await eventTotals(database.handle, new Date(clock() - (days - 1) * dayInMs));
    if (totals.length === 0) print('Nothing was counted in these days.');
    for (const line of table(
      totals.map(({ marketId, type, count }) => [marketId, type, String(count)]),
    ))
      print(line);
  },
};
