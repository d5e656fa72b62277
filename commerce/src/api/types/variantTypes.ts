/**
 * The colours of a style: each is a product of its own, linked by a variant group (contracts.md,
 * ProductType).
 */
import type { ProductView } from '../../catalogue/catalogueReader.ts';
import { colourOf, pathOf, sumStock } from '../../catalogue/productFacts.ts';
import { localise } from '../../markets/localise.ts';
import { builder } from '../builder.ts';
import { listNullability, required } from '../fields.ts';
import { StockType } from './priceTypes.ts';

const dimension = 'Color';
const labelOf = ({ indexed, reader }: ProductView) =>
  localise(colourOf(indexed.facets, reader.index)?.value, reader.scope.locale) ?? '';
/** The swatch, if the colour has one, so that a list can draw it. */
const valueOf = (view: ProductView) =>
  colourOf(view.indexed.facets, view.reader.index)?.swatch ?? labelOf(view);

export const VariantType = builder.objectRef<ProductView>('VariantType');
VariantType.implement({
  fields: (t) => ({
    level: t.int({ nullable: false, resolve: () => 1 }),
    productId: t.int({ nullable: false, resolve: ({ indexed }) => indexed.id }),
    dimension: t.string({ nullable: false, resolve: () => dimension }),
    type: t.string({ nullable: false, resolve: () => 'colour' }),
    value: t.string({ resolve: valueOf }),
    label: t.string({ resolve: labelOf }),
    name: t.string({
      resolve: ({ indexed, reader }) => localise(indexed.name, reader.scope.locale),
    }),
    alias: t.string({ resolve: ({ row, reader }) => localise(row.alias, reader.scope.locale) }),
    canonicalUrl: t.string({ resolve: (view) => pathOf(view) }),
    primaryImage: t.string({ resolve: ({ row }) => row.images[0]?.fileName }),
    shelf: t.string({ resolve: () => null }),
    skuId: t.int({ resolve: () => null }),
    incoming: t.field({
      type: 'DateTime',
      resolve: async ({ reader, indexed }) => sumStock(await reader.skus(indexed.id)).incoming,
    }),
    stock: t.field({
      type: StockType,
      resolve: async ({ reader, indexed }) => sumStock(await reader.skus(indexed.id)),
    }),
    variants: t.field({ type: [VariantType], nullable: listNullability, resolve: () => [] }),
  }),
});

export const viewVariant = (view: ProductView): ProductView => view;

interface VariantGroupView {
  readonly variantGroupId: number;
  readonly mainProductId: number;
  readonly activeProducts: number;
  readonly name: string;
  readonly collapseInLists: boolean;
  readonly variants: ProductView[];
}

export const VariantGroupType = builder.objectRef<VariantGroupView>('VariantGroupType').implement({
  fields: (t) => ({
    ...required(t, 'Int', 'variantGroupId', 'mainProductId', 'activeProducts'),
    ...required(t, 'String', 'name'),
    ...required(t, 'Boolean', 'collapseInLists'),
    variants: t.field({
      type: [VariantType],
      nullable: listNullability,
      resolve: ({ variants }) => variants,
    }),
  }),
});

/** A group's id is the lowest product id in it, which is stable while colours come and go. */
export function viewVariantGroup(
  colours: readonly ProductView[],
  view: ProductView,
): VariantGroupView {
  const main = Math.min(...colours.map(({ indexed }) => indexed.id), view.indexed.id);
  return {
    variantGroupId: main,
    mainProductId: main,
    activeProducts: colours.length,
    name: localise(view.indexed.name, view.reader.scope.locale) ?? '',
    collapseInLists: true,
    variants: [...colours],
  };
}

interface VariantDimensionView {
  readonly level: number;
  readonly dimension: string;
  readonly type: string;
  readonly value: string;
  readonly label: string;
  readonly group: { label: string; value: string }[];
}

const VariantDimensionValueType = builder
  .objectRef<{ label: string; value: string }>('VariantDimensionValueType')
  .implement({ fields: (t) => required(t, 'String', 'label', 'value') });

export const VariantDimensionType = builder
  .objectRef<VariantDimensionView>('VariantDimensionType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'level'),
      ...required(t, 'String', 'dimension', 'type'),
      value: t.string({ resolve: ({ value }) => value }),
      label: t.string({ resolve: ({ label }) => label }),
      group: t.field({
        type: [VariantDimensionValueType],
        nullable: listNullability,
        resolve: ({ group }) => group,
      }),
    }),
  });

export function variantDimensions(
  colours: readonly ProductView[],
  view: ProductView,
): VariantDimensionView[] {
  return [
    {
      level: 1,
      dimension,
      type: 'colour',
      value: valueOf(view),
      label: labelOf(view),
      group: colours.map((colour) => ({ label: labelOf(colour), value: valueOf(colour) })),
    },
  ];
}
