import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../../src/data-api/createDataApi.ts';
import { embeddedTransport } from './embeddedTransport.ts';

const site = { channelId: 'se', marketId: 'se', languageId: 'sv-SE' };
const document = { name: 'readA', kind: 'query' as const, hash: 'h4sh', text: 'query readA{a}' };
const open = (result: object, editor?: Parameters<typeof embeddedTransport>[1]) => {
  const execute = vi.fn().mockResolvedValue(result);
  return {
    execute,
    api: createDataApi({ site, transport: embeddedTransport({ execute }, editor) }),
  };
};

describe('an operation in the same process', () => {
  it('is passed with its text, hash and site, and returns the very object', async () => {
    const data = Object.freeze({ a: 1 });
    const { api, execute } = open({ data });
    expect(await api.send(document, {})).toBe(data);
    expect(execute).toHaveBeenCalledExactlyOnceWith({
      document: document.text,
      hash: 'h4sh',
      name: 'readA',
      variables: site,
    });
  });

  it('carries an editor’s session', async () => {
    const { api, execute } = open(
      { data: { a: 1 } },
      { previewToken: 't', previewAs: 'viewport=phone' },
    );
    await api.send(document, {});
    expect(execute).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ previewToken: 't', previewAs: 'viewport=phone' }),
    );
  });

  it.each([
    [
      'a refusal with its code',
      new GraphQLError('No.', { extensions: { code: 'NOPE' } }),
      { message: 'GraphQL error: No.', code: 'NOPE', status: 500 },
    ],
    [
      'an unavailable database with its status',
      new GraphQLError('Away.', { extensions: { http: { status: 503 } } }),
      {
        message:
          'GraphQL error: Away.\nNetwork error: Response not successful: Received status code 503',
        status: 503,
      },
    ],
  ])('reports %s', async (_case, error, expected) => {
    await expect(open({ errors: [error] }).api.send(document, {})).rejects.toMatchObject({
      name: 'DataApiError',
      operation: 'readA',
      ...expected,
    });
  });
});
