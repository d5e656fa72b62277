import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { schema } from '../schema.ts';
import { createDocumentStore, RefusedDocument, type DocumentStore } from './documentStore.ts';

const open = (hasIntrospection = false) => createDocumentStore(schema, { hasIntrospection });

function refusal(store: DocumentStore, text: string, hash?: string): string {
  try {
    store.prepare(text, hash);
    return 'taken';
  } catch (error) {
    if (error instanceof RefusedDocument)
      return error.errors
        .map(({ message, extensions }) => `${String(extensions['code'])}: ${message}`)
        .join('\n');
    throw error;
  }
}

const deep = `${'variants { '.repeat(limits.depth)}name${' }'.repeat(limits.depth)}`;

describe('a document', () => {
  it.each([
    [
      'more bytes than the limit',
      `{ channel { id } } #${'å'.repeat(limits.documentBytes / 2)}`,
      'PAYLOAD_TOO_LARGE: The document is longer than 50000 bytes.',
    ],
    [
      'more tokens',
      `{ channel { ${'a '.repeat(limits.tokens)} } }`,
      'GRAPHQL_VALIDATION_FAILED: The document requests too much: more than 5000 tokens.',
    ],
    [
      'nested brackets',
      '{a'.repeat(limits.brackets + 1),
      'GRAPHQL_VALIDATION_FAILED: The document requests too much: more than 100 nested brackets.',
    ],
    [
      'more fields',
      `{ channel { ${'id '.repeat(limits.fields)} } }`,
      'GRAPHQL_VALIDATION_FAILED: The document requests too much: fields 1001, at most 1000.',
    ],
    [
      'more fields by fragments',
      `{ channel { ...A ...A ...A ...A } } fragment A on ChannelType { ...B ...B ...B } fragment B on ChannelType { ${'id '.repeat(100)} }`,
      'GRAPHQL_VALIDATION_FAILED: The document requests too much: fields 1201, at most 1000.',
    ],
    [
      'more aliases',
      `{ ${Array.from({ length: limits.aliases + 1 }, (_, at) => `a${at}: channel { id }`).join(' ')} }`,
      'GRAPHQL_VALIDATION_FAILED: The document requests too much: aliases 61, at most 60.',
    ],
    [
      'too many levels',
      `{ products { products { variantGroup { ${deep} } } } }`,
      'GRAPHQL_VALIDATION_FAILED: The document requests too much: depth 18, at most 14.',
    ],
    [
      'too many levels by a fragment',
      `{ products { products { variantGroup { variants { ...F } } } } } fragment F on VariantType { ${deep} }`,
      'GRAPHQL_VALIDATION_FAILED: The document requests too much: depth 19, at most 14.',
    ],
    [
      'a syntax error',
      '{ channel { id }',
      'GRAPHQL_PARSE_FAILED: Syntax Error: Expected Name, found <EOF>.',
    ],
    [
      'an unknown character',
      '{ channel ? }',
      'GRAPHQL_PARSE_FAILED: Syntax Error: Unexpected character: "?".',
    ],
    [
      'an unknown field',
      '{ channel { idd } }',
      'GRAPHQL_VALIDATION_FAILED: Cannot query field "idd" on type "ChannelType". Did you mean "id"?',
    ],
    [
      'introspection',
      '{ __schema { __typename } }',
      'GRAPHQL_VALIDATION_FAILED: GraphQL introspection has been disabled, but the requested query contained the field "__schema".',
    ],
  ])('with %s is refused and not stored', (_, text, sentence) => {
    const store = open();
    expect(refusal(store, text)).toBe(sentence);
    expect(store.size()).toEqual({ entries: 0, bytes: 0 });
  });

  it('that is refused is not stored, however many are sent', () => {
    const store = open();
    for (let at = 0; at < 40; at += 1) {
      refusal(store, `{ ${`a${at} `.repeat(20_000)} }`);
      refusal(store, `{ ${`a${at} `.repeat(400)} }`);
    }
    expect(store.size()).toEqual({ entries: 0, bytes: 0 });
  });

  it('that is valid is cached, but no more of them than fit', () => {
    const store = open();
    const fields = 'id name '.repeat(400);
    for (let at = 0; at < 120; at += 1) store.prepare(`query q${at} { channel { ${fields} } }`);
    const { entries, bytes } = store.size();
    expect(entries).toBeLessThan(110);
    expect(bytes).toBeLessThanOrEqual(32_000_000);
  });

  it('is parsed once, and is found by its hash', () => {
    const store = open();
    const text = '{ channel { id } }';
    const hash = createHash('sha256').update(text).digest('hex');
    expect(store.find(hash)).toBeUndefined();
    const prepared = store.prepare(text);
    expect([store.prepare(text), store.prepare(text, hash), store.find(hash)]).toEqual([
      prepared,
      prepared,
      prepared,
    ]);
    expect(store.find(hash)).toBe(prepared);
  });

  it('is not accepted under the hash of another', () => {
    const store = open();
    expect(refusal(store, '{ channel { id } }', 'a'.repeat(64))).toBe(
      'BAD_USER_INPUT: The hash is not that of the document: SHA-256 in hex is expected.',
    );
    expect(store.size().entries).toBe(0);
  });

  it('may query the schema if the shop allows it', () => {
    expect(refusal(open(true), '{ __schema { types { name } } }')).toBe('taken');
  });
});
