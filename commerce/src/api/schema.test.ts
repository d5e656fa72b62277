import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { printedSchema, schema } from './schema.ts';

const contract = buildSchema(readFileSync(new URL('./contract.graphql', import.meta.url), 'utf8'));

/** A schema as lines of `Type.field(argument: Type): Type`, so that a difference reads as one. */
function describeSchema(described: GraphQLSchema): string[] {
  return Object.values(described.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      if (isScalarType(type)) return [`scalar ${type.name}`];
      if (isEnumType(type)) return type.getValues().map(({ name }) => `${type.name}.${name}`);
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map(
          (field) => `input ${type.name}.${field.name}: ${String(field.type)}`,
        );
      if (!isObjectType(type)) return [];
      const fields = Object.values(type.getFields());
      const answers = fields.map((field) => `${type.name}.${field.name}: ${String(field.type)}`);
      return answers.concat(
        fields.flatMap((field) =>
          field.args.map(
            (argument) => `${type.name}.${field.name}(${argument.name}: ${String(argument.type)})`,
          ),
        ),
      );
    });
}

/** Fields of our own (contracts.md, "Our own additions" and VatGroupType). */
const additions = [
  'FilterColourType.colour: String!',
  'FilterColourType.facetId: String!',
  'GeinsMerchantApiQuery.filterColours: [FilterColourType!]!',
  'GeinsMerchantApiQuery.pageAlternates: [AlternativeUrlType!]!',
  'GeinsMerchantApiQuery.pageAlternates(alias: String!)',
  'GeinsMerchantApiQuery.priceHistogram: [Int!]!',
  'GeinsMerchantApiQuery.sizeKinds: [SizeKindType!]!',
  'SizeFacetType.facetId: String!',
  'SizeFacetType.label: String!',
  'SizeKindType.categoryIds: [Int!]!',
  'SizeKindType.kind: String!',
  'SizeKindType.sizes: [SizeFacetType!]!',
  'input FilterInputType.ownSizes: OwnSizesInputType',
  ...['bottoms', 'shoes', 'tops'].map((kind) => `input OwnSizesInputType.${kind}: [String]`),
  ...['filterColours', 'pageAlternates', 'priceHistogram', 'sizeKinds'].flatMap((field) =>
    ['channelId', 'languageId', 'marketId'].map(
      (argument) => `GeinsMerchantApiQuery.${field}(${argument}: String)`,
    ),
  ),
  ...['brandAlias', 'categoryAlias', 'discountCampaignAlias'].map(
    (argument) => `GeinsMerchantApiQuery.priceHistogram(${argument}: String)`,
  ),
  'GeinsMerchantApiQuery.priceHistogram(bars: Int!)',
  'GeinsMerchantApiQuery.priceHistogram(filter: FilterInputType)',
  'GeinsMerchantApiQuery.priceHistogram(highest: Float!)',
  'GeinsMerchantApiQuery.priceHistogram(lowest: Float!)',
  'GeinsMerchantApiQuery.withdrawnProduct: WithdrawnProductType',
  'GeinsMerchantApiQuery.withdrawnProduct(alias: String!)',
  ...['channelId', 'languageId', 'marketId'].map(
    (argument) => `GeinsMerchantApiQuery.withdrawnProduct(${argument}: String)`,
  ),
  'WithdrawnProductType.category: CategoryType',
  'WithdrawnProductType.name: String!',
  'ProductReviewResultType.fitVotes: ReviewFitVotesType',
  'ProductReviewType.fit: ReviewFit',
  'ProductReviewType.height: Int',
  'ProductReviewType.language: String!',
  'ProductReviewType.size: String',
  'ProductTwinType.isPreloved: Boolean!',
  'ProductTwinType.product: ProductType!',
  'ProductType.twin: ProductTwinType',
  'ReviewFit.AS_EXPECTED',
  'ReviewFit.LARGE',
  'ReviewFit.SMALL',
  ...['asExpected', 'large', 'small'].map((votes) => `ReviewFitVotesType.${votes}: Int!`),
  'ShippingDetailType.shippingData: String',
  'ValidateOrderCreationResponseType.paymentType: String',
  'VatGroupType.ratePerMille: Int!',
];

describe('the schema', () => {
  it('has every name, type and nullability of the contract', () => {
    const ours = new Set(describeSchema(schema));
    expect(describeSchema(contract).filter((line) => !ours.has(line))).toEqual([]);
  });

  it('has nothing beside it but our own additions', () => {
    const theirs = new Set(describeSchema(contract));
    expect(
      describeSchema(schema)
        .filter((line) => !theirs.has(line))
        .toSorted(),
    ).toEqual(additions.toSorted());
  });

  it('is printed in schema.graphql; run `npm run generate` after a change', () => {
    expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(
      printedSchema(),
    );
  });
});
