/**
 * Logs editors in: a link's token is used once and becomes a session, which expires or ends by
 * signing out.
 */
import { randomUUID } from 'node:crypto';
import type { EditorSession, Editor, TokenRefusal } from '@solvik/content-schema/editing';
import type { Runtime } from '../events/runtime.ts';
import { createPreviewKey } from './previewKey.ts';
import { readToken, type Signing, writeToken } from './previewTokens.ts';

export type Entered =
  | { readonly kind: 'entered'; readonly token: string; readonly session: EditorSession }
  | { readonly kind: 'refused'; readonly code: TokenRefusal };
export type SessionFound =
  | { readonly kind: 'session'; readonly session: EditorSession }
  | { readonly kind: 'refused'; readonly code: TokenRefusal };

export interface PreviewSessions {
  /** A login token: valid for ten minutes and a single use. */
  readonly invite: (editor: Editor) => Promise<string>;
  /** Of two concurrent calls with one token, one succeeds. */
  readonly enter: (loginToken: string | undefined) => Promise<Entered>;
  readonly find: (sessionToken: string | undefined) => Promise<SessionFound>;
  readonly end: (session: EditorSession) => Promise<void>;
  /** Deletes spent tokens that have expired. */
  readonly tend: () => Promise<void>;
}

export function createPreviewSessions({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): PreviewSessions {
  const { handle } = database;
  const keyOf = createPreviewKey(database);
  const signing = async (): Promise<Signing> => ({ key: await keyOf(), now: clock() });

  /** False when the token was spent before. */
  async function spend({ id, until }: EditorSession): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await handle
      .insertInto('spentTokens')
      .values({ tokenId: id, expiresAt: new Date(until) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

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
      const ended = await handle
        .selectFrom('spentTokens')
        .select('tokenId')
        .where('tokenId', '=', read.claims.id)
        .executeTakeFirst();
      return ended
        ? { kind: 'refused', code: 'session-ended' }
        : { kind: 'session', session: read.claims };
    },
    async end(session) {
      await spend(session);
    },
    async tend() {
      await handle.deleteFrom('spentTokens').where('expiresAt', '<', new Date(clock())).execute();
    },
  };
}
