/** Lets editors in: a link's token is taken once and becomes a session, which ends by itself or by signing out. */
import { randomUUID } from 'node:crypto';
import type { DeskSession, Editor, TokenRefusal } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { first, run } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import { keepPreviewKey } from './previewKey.ts';
import { readToken, type Signing, writeToken } from './previewTokens.ts';

export type Entered =
  | { readonly kind: 'entered'; readonly token: string; readonly session: DeskSession }
  | { readonly kind: 'refused'; readonly code: TokenRefusal };
export type SessionFound =
  | { readonly kind: 'session'; readonly session: DeskSession }
  | { readonly kind: 'refused'; readonly code: TokenRefusal };

export interface PreviewSessions {
  /** A login token: ten minutes to its first use, and there is no second. */
  readonly invite: (editor: Editor) => Promise<string>;
  /** Of two at once, one gets in. */
  readonly enter: (loginToken: string | undefined) => Promise<Entered>;
  readonly find: (sessionToken: string | undefined) => Promise<SessionFound>;
  readonly end: (session: DeskSession) => Promise<void>;
  /** Drops what has expired anyway. */
  readonly tend: () => Promise<void>;
}

export function createPreviewSessions({
  database,
  clock,
}: Pick<Shop, 'database' | 'clock'>): PreviewSessions {
  const { handle } = database;
  const keyOf = keepPreviewKey(database);
  const signing = async (): Promise<Signing> => ({ key: await keyOf(), now: clock() });

  /** False when it had been spent before. */
  const spend = async ({ id, until }: DeskSession): Promise<boolean> =>
    (await run(
      handle,
      sql`insert into spent_tokens (token_id, expires_at) values (${id}, ${new Date(until)}) on conflict do nothing`,
    )) === 1;

  return {
    invite: async (editor) => writeToken('login', { id: randomUUID(), editor }, await signing()),
    async enter(loginToken) {
      const given = await signing();
      const login = await readToken('login', loginToken, given);
      if (login.kind === 'refused') return login;
      if (!(await spend(login.claims))) return { kind: 'refused', code: 'token-used' };
      const token = await writeToken(
        'session',
        { id: randomUUID(), editor: login.claims.editor },
        given,
      );
      const session = await readToken('session', token, given);
      return session.kind === 'read'
        ? { kind: 'entered', token, session: session.claims }
        : session;
    },
    async find(sessionToken) {
      const read = await readToken('session', sessionToken, await signing());
      if (read.kind === 'refused') return read;
      const ended = await first(
        handle,
        sql`select token_id from spent_tokens where token_id = ${read.claims.id}`,
      );
      return ended
        ? { kind: 'refused', code: 'session-ended' }
        : { kind: 'session', session: read.claims };
    },
    async end(session) {
      await spend(session);
    },
    async tend() {
      await run(handle, sql`delete from spent_tokens where expires_at < ${new Date(clock())}`);
    },
  };
}
