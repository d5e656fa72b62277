import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { Editor } from '@solvik/content-schema/editing';
import { readToken, writeToken } from './previewTokens.ts';

const key = new Uint8Array(32).fill(7);
const now = Date.parse('2026-11-01T10:00:00Z');
const second = 1000;
const editor: Editor = {
  name: 'Åsa Öst',
  role: 'publisher',
  scope: { kind: 'page', key: 'front page:1' },
};
const login = await writeToken('login', { id: 'one', editor }, { key, now });
const [head = '', body = '', signature = ''] = login.split('.');
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = {
  name: 'Eva',
  role: 'publisher',
  scope: 'all',
  jti: 'x',
  iss: 'solvik',
  aud: 'login',
  iat: now / second,
  exp: now / second + 60,
};
const signed = (changes: object, by = key) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'HS256' }).sign(by);

describe('a token', () => {
  it.each<Editor['scope']>([
    { kind: 'all' },
    { kind: 'page', key: 'terms' },
    { kind: 'channel', channel: 'fi' },
  ])('carries the editor’s name, role and scope: %j', async (scope) => {
    const token = await writeToken(
      'session',
      { id: 'two', editor: { ...editor, scope } },
      { key, now },
    );
    expect(await readToken('session', token, { key, now })).toEqual({
      kind: 'read',
      claims: { id: 'two', editor: { ...editor, scope }, until: '2026-11-01T11:00:00.000Z' },
    });
  });

  it.each<[string, string | undefined | Promise<string>, string, number?]>([
    ['a missing token', undefined, 'token-missing'],
    ['an empty token', '', 'token-missing'],
    ['a malformed token', 'hello', 'token-malformed'],
    ['an overlong token', 'a.'.repeat(5000), 'token-malformed'],
    ['a token one second too late', login, 'token-expired', 600],
    [
      'a token whose claims were changed',
      `${head}.${encoded({ ...claims, role: 'publisher' })}.${signature}`,
      'token-forged',
    ],
    ['a token without its signature', `${head}.${body}.`, 'token-forged'],
    ['a token with the algorithm none', new UnsecuredJWT(claims).encode(), 'token-algorithm'],
    ['a token with the algorithm nOnE', `${encoded({ alg: 'nOnE' })}.${body}.`, 'token-algorithm'],
    ['a token signed with another key', signed({}, new Uint8Array(32).fill(8)), 'token-forged'],
    [
      'a token of another algorithm',
      new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key),
      'token-algorithm',
    ],
    [
      'a session’s token',
      writeToken('session', { id: 'two', editor }, { key, now }),
      'token-other-use',
    ],
    ['a token of another shop', signed({ iss: 'elsewhere' }), 'token-other-use'],
    [
      'a token without an expiry time',
      new SignJWT({ ...claims, exp: undefined }).setProtectedHeader({ alg: 'HS256' }).sign(key),
      'token-other-use',
    ],
    ['a token without an id', signed({ jti: undefined }), 'token-other-use'],
    ['a token with an unknown role', signed({ role: 'owner' }), 'token-malformed'],
    ['a token with an incomplete scope', signed({ scope: 'page:' }), 'token-malformed'],
    ['a token without a name', signed({ name: 7 }), 'token-malformed'],
  ])('%s is refused', async (_what, token, code, later = 0) => {
    expect(await readToken('login', await token, { key, now: now + later * second })).toEqual({
      kind: 'refused',
      code,
    });
  });

  it('is valid until its last second', async () => {
    expect((await readToken('login', login, { key, now: now + 599 * second })).kind).toBe('read');
  });
});
