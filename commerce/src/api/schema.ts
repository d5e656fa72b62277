/** The whole schema, built once: importing a file of types or queries adds them to it. */
import { printSchema, lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import './types/marketTypes.ts';
import './types/twinTypes.ts';
import './queries/productQueries.ts';
import './queries/filterQueries.ts';
import './queries/withdrawnQueries.ts';
import './queries/categoryQueries.ts';
import './queries/contentQueries.ts';
import './queries/cartQueries.ts';
import './queries/checkoutQueries.ts';
import './queries/shopperMutations.ts';

export const schema: GraphQLSchema = builder.toSchema();

/** The schema as printed in `commerce/schema.graphql`. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
