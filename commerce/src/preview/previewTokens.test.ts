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
const [head = '', body = '', mark = ''] = login.split('.');
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
  ])('says who comes, with which role, and how far: %j', async (scope) => {
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
    ['none', undefined, 'token-missing'],
    ['an empty one', '', 'token-missing'],
    ['no token at all', 'hello', 'token-malformed'],
    ['one without end', 'a.'.repeat(5000), 'token-malformed'],
    ['one a second too late', login, 'token-expired', 600],
    [
      'one whose claims were changed',
      `${head}.${encoded({ ...claims, role: 'publisher' })}.${mark}`,
      'token-forged',
    ],
    ['one without its mark', `${head}.${body}.`, 'token-forged'],
    ['one that says it needs no mark', new UnsecuredJWT(claims).encode(), 'token-algorithm'],
    [
      'one that says so in other letters',
      `${encoded({ alg: 'nOnE' })}.${body}.`,
      'token-algorithm',
    ],
    ['one of another key', signed({}, new Uint8Array(32).fill(8)), 'token-forged'],
    [
      'one of another algorithm',
      new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key),
      'token-algorithm',
    ],
    ['a session’s', writeToken('session', { id: 'two', editor }, { key, now }), 'token-other-use'],
    ['one of another shop', signed({ iss: 'elsewhere' }), 'token-other-use'],
    [
      'one without an end',
      new SignJWT({ ...claims, exp: undefined }).setProtectedHeader({ alg: 'HS256' }).sign(key),
      'token-other-use',
    ],
    ['one without a number', signed({ jti: undefined }), 'token-other-use'],
    ['one of a role that there is not', signed({ role: 'owner' }), 'token-malformed'],
    ['one that reaches who knows how far', signed({ scope: 'page:' }), 'token-malformed'],
    ['one without a name', signed({ name: 7 }), 'token-malformed'],
  ])('%s is refused', async (_what, token, code, later = 0) => {
    expect(await readToken('login', await token, { key, now: now + later * second })).toEqual({
      kind: 'refused',
      code,
    });
  });

  it('is good until its last second', async () => {
    expect((await readToken('login', login, { key, now: now + 599 * second })).kind).toBe('read');
  });
});
