import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { operationKind } from './operationKind.ts';
import { rootFields } from './rootFields.ts';

it.each([
  ['{ products { count } channel { id } }', 'neutral'],
  ['query A { brands { name } }', 'neutral'],
  ['{ ...F } fragment F on GeinsMerchantApiQuery { brands { name } ...F }', 'neutral'],
  ['{ a: products { count } b: getOrderPublic(publicOrderId: "x") { id } }', 'personal'],
  [
    '{ ... on GeinsMerchantApiQuery { checkout(id: "x", paymentType: STANDARD) { __typename } } }',
    'personal',
  ],
  ['{ products { count } getCart { id } }', 'write'],
  ['{ products: getCart { id } }', 'write'],
  ['{ ...F } fragment F on GeinsMerchantApiQuery { ... { getCart { id } } }', 'write'],
  ['mutation { clearCart(id: "x") { id } }', 'write'],
] as const)('%s is %s', (text, kind) => {
  const document = parse(text);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  expect(operation && operationKind(operation.operation, rootFields(document, operation))).toBe(
    kind,
  );
});
