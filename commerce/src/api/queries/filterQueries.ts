/** What a list's filters draw beyond the contract: the spread of prices, and colours as colours. */
import { facetId, isNamedSize, toMinor } from '@solvik/shop-rules';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import { facetGroup, sizeGroup } from '../../catalogue/facetGroup.ts';
import { filterProducts, wholeList } from '../../catalogue/filterProducts.ts';
import { listFacets } from '../../catalogue/listFacets.ts';
import { categoriesByKind, type SizeKind, sizeKinds } from '../../catalogue/sizeKinds.ts';
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

interface SizeKindView {
  readonly kind: string;
  readonly categoryIds: readonly number[];
  readonly sizes: readonly { readonly facetId: string; readonly label: string }[];
}

const SizeFacetType = builder
  .objectRef<SizeKindView['sizes'][number]>('SizeFacetType')
  .implement({ fields: (t) => required(t, 'String', 'facetId', 'label') });

const SizeKindType = builder.objectRef<SizeKindView>('SizeKindType').implement({
  description: 'Sizes of one kind of clothes: tops, bottoms or shoes.',
  fields: (t) => ({
    kind: t.exposeString('kind', { nullable: false }),
    categoryIds: t.field({
      type: ['Int'],
      nullable: false,
      resolve: ({ categoryIds }) => [...categoryIds],
    }),
    sizes: t.field({ type: [SizeFacetType], nullable: false, resolve: ({ sizes }) => [...sizes] }),
  }),
});

/** The sizes that the market's products of a kind have, in the order that shoppers expect. */
function sizesOfKind({ index, scope, now }: CatalogueReader, kind: SizeKind): SizeKindView {
  const { locale, market } = scope;
  const categoryIds = categoriesByKind(index)[kind];
  const { counts } = filterProducts(index, {
    ...wholeList({ market: market.priceMarket, locale, now }),
    include: categoryIds.map((id) => facetId.category(id)),
    isUnion: true,
  });
  const sizes = new Map([...counts].filter(([id]) => facetGroup(id, index) === sizeGroup));
  const [facet] = listFacets(index, { counts: sizes, chosen: [], locale });
  return {
    kind,
    categoryIds,
    sizes: (facet?.values ?? []).filter(({ label }) => !isNamedSize(label)),
  };
}

builder.queryFields((t) => ({
  sizeKinds: t.field({
    type: [SizeKindType],
    nullable: false,
    description: 'Kinds without products in the market are left out.',
    args: scopeArguments(t.arg),
    resolve: async (_, args, { reader }) => {
      const opened = await reader(args);
      return sizeKinds
        .filter((kind) => categoriesByKind(opened.index)[kind].length > 0)
        .map((kind) => sizesOfKind(opened, kind))
        .filter(({ sizes }) => sizes.length > 0);
    },
  }),
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
