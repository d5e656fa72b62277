/** The Data API's schema as text, from which the storefront's operations are typed. */
import { printedSchema } from '../../commerce/src/api/schema.ts';
import type { GeneratedFile } from './generatedFile.ts';

export const generateDataApiSchema = (): GeneratedFile => ({
  path: 'commerce/schema.graphql',
  text: printedSchema(),
});
