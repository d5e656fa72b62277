import { type ExecutionResult, GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { writeResponse, type WriteOptions } from './writeResponse.ts';

const write = async (result: ExecutionResult, options: Partial<WriteOptions> = {}) => {
  const response = writeResponse(
    { result, json: () => Buffer.from(JSON.stringify(result)) },
    { type: 'application/json', isPublic: true, isPreview: false, ...options },
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const data = { channel: { id: 'se' } };
const errors = [new GraphQLError('No.', { extensions: { code: 'NO' } })];
const modern = { type: 'application/graphql-response+json' } as const;

it.each<[string, ExecutionResult, Partial<WriteOptions>, number, string]>([
  ['data', { data }, {}, 200, 'public, max-age=5'],
  ['data for one caller', { data }, { isPublic: false }, 200, 'no-store'],
  ['data with an error', { data, errors }, {}, 200, 'no-store'],
  ['no data', { data: null, errors }, modern, 200, 'no-store'],
  ['a refusal', { errors }, {}, 200, 'no-store'],
  ['a refusal as its own type', { errors }, modern, 400, 'no-store'],
  ['a fault', { errors }, { status: 500 }, 500, 'no-store'],
])(
  '%s is written with its status and cache headers',
  async (_, result, options, status, caching) => {
    const written = await write(result, options);
    expect([written.status, written.headers.get('cache-control'), written.text]).toEqual([
      status,
      caching,
      JSON.stringify(result),
    ]);
  },
);

it('an error with a status sets that of the response, and does not show it', async () => {
  const unavailable = new GraphQLError('Try again.', {
    path: ['channel'],
    extensions: {
      code: 'DATABASE_UNAVAILABLE',
      http: { status: 503, headers: { 'retry-after': '5' } },
    },
  });
  const { status, headers, text } = await write({ data: null, errors: [...errors, unavailable] });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(JSON.parse(text)).toEqual({
    data: null,
    errors: [
      { message: 'No.', extensions: { code: 'NO' } },
      { message: 'Try again.', path: ['channel'], extensions: { code: 'DATABASE_UNAVAILABLE' } },
    ],
  });
});

it('a response that is too large is refused with the limit', async () => {
  const { text, headers } = await write({ data: { text: 'x'.repeat(limits.responseBytes) } });
  expect(text).toBe(
    '{"errors":[{"message":"The answer is larger than 4000000 bytes; take fewer entries.","extensions":{"code":"ANSWER_TOO_LARGE"}}]}',
  );
  expect(headers.get('cache-control')).toBe('no-store');
});

it('a draft is not indexed', async () => {
  expect(
    (await write({ data }, { isPublic: false, isPreview: true })).headers.get('x-robots-tag'),
  ).toBe('noindex');
});
