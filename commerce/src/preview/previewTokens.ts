/**
 * Signs and verifies the editors' tokens: a login that is used once, and the session it becomes.
 */
import {
  type EditorRole,
  editorRoles,
  type EditorScope,
  type EditorSession,
  type Editor,
  type TokenRefusal,
} from '@solvik/content-schema/editing';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

export const lifetimes = { login: 10 * 60, session: 3600 } as const;
export type TokenUse = keyof typeof lifetimes;

const issuer = 'solvik';
const maxTokenLength = 4096;

export const writeScope = (scope: EditorScope): string =>
  scope.kind === 'all'
    ? 'all'
    : scope.kind === 'page'
      ? `page:${scope.key}`
      : `channel:${scope.channel}`;

function readScope(text: unknown): EditorScope | undefined {
  const [, kind, name] = /^(all|page|channel)(?::(.+))?$/.exec(String(text)) ?? [];
  if (kind === 'all' && name === undefined) return { kind };
  if (kind === 'page' && name) return { kind, key: name };
  return kind === 'channel' && name ? { kind, channel: name } : undefined;
}

const isRole = (role: unknown): role is EditorRole => editorRoles.some((each) => each === role);

function readClaims({ jti, exp, name, role, scope }: JWTPayload): EditorSession | undefined {
  const reach = readScope(scope);
  if (!jti || exp === undefined || typeof name !== 'string' || !isRole(role) || !reach)
    return undefined;
  return {
    id: jti,
    editor: { name, role, scope: reach },
    until: new Date(exp * 1000).toISOString(),
  };
}

export interface Signing {
  readonly key: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function writeToken(
  use: TokenUse,
  { id, editor }: { readonly id: string; readonly editor: Editor },
  { key, now }: Signing,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ name: editor.name, role: editor.role, scope: writeScope(editor.scope) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(use)
    .setJti(id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimes[use])
    .sign(key);
}

function refusalOf(error: unknown): TokenRefusal {
  if (error instanceof errors.JWTExpired) return 'token-expired';
  if (error instanceof errors.JWTClaimValidationFailed) return 'token-other-use';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token-forged';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'token-algorithm';
  if (error instanceof errors.JOSEError || error instanceof TypeError) return 'token-malformed';
  throw error;
}

export type ReadToken =
  | { readonly kind: 'read'; readonly claims: EditorSession }
  | { readonly kind: 'refused'; readonly code: TokenRefusal };

/** Accepts only tokens signed with our key, for this use, that have not expired. */
export async function readToken(
  use: TokenUse,
  token: string | undefined,
  { key, now }: Signing,
): Promise<ReadToken> {
  if (!token) return { kind: 'refused', code: 'token-missing' };
  if (token.length > maxTokenLength) return { kind: 'refused', code: 'token-malformed' };
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience: use,
      requiredClaims: ['exp', 'jti'],
      currentDate: new Date(now),
    });
    const claims = readClaims(payload);
    return claims ? { kind: 'read', claims } : { kind: 'refused', code: 'token-malformed' };
  } catch (error) {
    return { kind: 'refused', code: refusalOf(error) };
  }
}
