import { describe, expect, it } from 'vitest';
import { menuDocument } from '../src/data-api/generated/operations.ts';
import { withKnownText } from './knownOperations.ts';

const call = (sha256Hash: unknown, more: object = {}) =>
  JSON.stringify({
    operationName: 'menu',
    variables: { a: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash } },
    ...more,
  });

describe('a call by hash', () => {
  it('is given the text of the shop’s own operation', () => {
    expect(JSON.parse(withKnownText(call(menuDocument.hash)))).toEqual({
      ...(JSON.parse(call(menuDocument.hash)) as object),
      query: menuDocument.text,
    });
  });

  it.each([
    ['an unknown hash', call('0'.repeat(64))],
    ['its own text', call(menuDocument.hash, { query: 'query menu{a}' })],
    ['a malformed hash', call(7)],
    ['no extensions', '{"query":"{a}"}'],
    ['a non-object', 'null'],
    ['a list', '[{"query":"{a}"}]'],
    ['no JSON', '{"query":'],
  ])('stays as it is with %s', (_case, body) => expect(withKnownText(body)).toBe(body));
});
