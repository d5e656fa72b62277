/** What a list's filters draw beyond the contract: the spread of prices, and colours as colours. */
import { facetId, toMinor } from '@solvik/shop-rules';
import { priceHistogram } from '../../catalogue/priceHistogram.ts';
import { builder } from '../builder.ts';
import { required } from '../fields.ts';
import { readListCriteria } from '../listCriteria.ts';
import { scopeArguments } from '../scopeArguments.ts';
import { FilterInputType } from '../types/listTypes.ts';

const maxBars = 100;

const FilterColourType = builder
  .objectRef<{ readonly facetId: string; readonly colour: string }>('FilterColourType')
  .implement({ fields: (t) => required(t, 'String', 'facetId', 'colour') });

builder.queryFields((t) => ({
  filterColours: t.field({
    type: [FilterColourType],
    nullable: false,
    args: scopeArguments(t.arg),
    resolve: async (_, args, { reader }) => {
      const { index } = await reader(args);
      return [...index.parameterValues.values()].flatMap(({ parameterValueId, swatch, isFilter }) =>
        swatch && isFilter
          ? [{ facetId: facetId.parameter(parameterValueId), colour: swatch }]
          : [],
      );
    },
  }),
  priceHistogram: t.field({
    type: ['Int'],
    nullable: false,
    description:
      'Numbers of products in ranges of equal width between two amounts; empty without a list or a range.',
    args: {
      ...scopeArguments(t.arg),
      brandAlias: t.arg.string(),
      categoryAlias: t.arg.string(),
      discountCampaignAlias: t.arg.string(),
      filter: t.arg({ type: FilterInputType }),
      lowest: t.arg.float({ required: true }),
      highest: t.arg.float({ required: true }),
      bars: t.arg.int({ required: true }),
    },
    resolve: async (_, args, { shop, reader }) => {
      const opened = await reader(args);
      const criteria = await readListCriteria(shop, opened, args);
      const [lowest, highest] = [toMinor(args.lowest), toMinor(args.highest)];
      if (!criteria || !(highest > lowest)) return [];
      const bars = Math.max(1, Math.min(maxBars, args.bars));
      return [...priceHistogram(opened.index, criteria, { lowest, highest, bars })];
    },
  }),
}));
