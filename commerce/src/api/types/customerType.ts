/** Private persons and companies (spec section 3, Customer types). */
import { builder } from '../builder.ts';

export const CustomerType = builder.enumType('CustomerType', {
  values: ['PERSON', 'ORGANIZATION'] as const,
});
