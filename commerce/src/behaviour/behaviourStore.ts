/**
 * What consenting visitors did with products, and what they searched for. Keys are random texts of
 * a browser (contracts.md, Search and recommendations).
 */
import { sql } from 'kysely';
import type { MarketId } from '@solvik/shop';
import type { Queries } from '../database/database.ts';

export const behaviourKinds = ['viewed', 'clicked', 'added', 'favourite'] as const;
export type BehaviourKind = (typeof behaviourKinds)[number];

export interface VisitorKeys {
  readonly customerKey: string;
  readonly sessionKey: string;
}

export const behaviourLimits = {
  /** Further events of one session are not recorded, so that no caller can fill the table. */
  perSession: 500,
  phrases: 20,
  phraseLength: 100,
  days: 180,
} as const;

export interface Behaviour {
  readonly visitor: VisitorKeys;
  readonly market: MarketId;
  readonly kind: BehaviourKind;
  readonly productId: number;
  readonly at: Date;
}

/** Records it once per session, product and kind, by one statement. */
export async function recordBehaviour(
  handle: Queries,
  { visitor: { customerKey, sessionKey }, market, kind, productId, at }: Behaviour,
): Promise<void> {
  const { perSession } = behaviourLimits;
  await handle
    .insertInto('behaviour')
    .columns(['customerKey', 'sessionKey', 'marketId', 'kind', 'productId', 'happenedAt'])
    .expression(
      handle
        .selectNoFrom([
          sql<string>`${customerKey}::text`.as('customerKey'),
          sql<string>`${sessionKey}::text`.as('sessionKey'),
          sql<string>`${market}::text`.as('marketId'),
          sql<string>`${kind}::text`.as('kind'),
          sql<number>`${productId}::integer`.as('productId'),
          sql<Date>`${at}::timestamptz`.as('happenedAt'),
        ])
        .where(
          sql<number>`(select count(*) from behaviour where session_key = ${sessionKey})`,
          '<',
          perSession,
        ),
    )
    .onConflict((conflict) => conflict.columns(['sessionKey', 'productId', 'kind']).doNothing())
    .execute();
}

/** A removed favourite is no longer one. */
export async function removeFavourite(
  handle: Queries,
  { customerKey, productId }: { readonly customerKey: string; readonly productId: number },
): Promise<void> {
  await handle
    .deleteFrom('behaviour')
    .where('customerKey', '=', customerKey)
    .where('kind', '=', 'favourite')
    .where('productId', '=', productId)
    .execute();
}

/** Products that the visitor viewed, the last first, each once. */
export async function viewedBy(
  handle: Queries,
  { customerKey, limit }: { readonly customerKey: string; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await handle
    .selectFrom('behaviour')
    .select(['productId', sql<Date>`max(happened_at)`.as('last')])
    .where('customerKey', '=', customerKey)
    .where('kind', '=', 'viewed')
    .groupBy('productId')
    .orderBy('last', 'desc')
    .orderBy('productId')
    .limit(limit)
    .execute();
  return rows.map(({ productId }) => productId);
}

/** Forgets that these products were viewed; all of them where none are named. */
export async function removeViewed(
  handle: Queries,
  {
    customerKey,
    productIds,
  }: { readonly customerKey: string; readonly productIds?: readonly number[] },
): Promise<void> {
  await handle
    .deleteFrom('behaviour')
    .where('customerKey', '=', customerKey)
    .where('kind', 'in', ['viewed', 'clicked'])
    .$if(productIds !== undefined, (query) =>
      query.where('productId', 'in', [...(productIds ?? [])]),
    )
    .execute();
}

/** The phrase becomes the visitor's last one. */
export async function recordPhrase(
  handle: Queries,
  {
    customerKey,
    phrase,
    at,
  }: { readonly customerKey: string; readonly phrase: string; readonly at: Date },
): Promise<void> {
  const stored = phrase.toLowerCase().slice(0, behaviourLimits.phraseLength);
  await handle
    .insertInto('searchedPhrases')
    .values({ customerKey, phrase: stored, searchedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['customerKey', 'phrase']).doUpdateSet({ searchedAt: at }),
    )
    .execute();
  await handle
    .deleteFrom('searchedPhrases')
    .where('customerKey', '=', customerKey)
    .where('phrase', 'not in', (from) =>
      from
        .selectFrom('searchedPhrases')
        .select('phrase')
        .where('customerKey', '=', customerKey)
        .orderBy('searchedAt', 'desc')
        .orderBy('phrase')
        .limit(behaviourLimits.phrases),
    )
    .execute();
}

/** What the visitor searched for, the last first. */
export async function phrasesOf(
  handle: Queries,
  { customerKey, limit }: { readonly customerKey: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await handle
    .selectFrom('searchedPhrases')
    .select('phrase')
    .where('customerKey', '=', customerKey)
    .orderBy('searchedAt', 'desc')
    .orderBy('phrase')
    .limit(limit)
    .execute();
  return rows.map(({ phrase }) => phrase);
}

/** Forgets these phrases; all of them where none are named. */
export async function removePhrases(
  handle: Queries,
  { customerKey, phrases }: { readonly customerKey: string; readonly phrases?: readonly string[] },
): Promise<void> {
  await handle
    .deleteFrom('searchedPhrases')
    .where('customerKey', '=', customerKey)
    .$if(phrases !== undefined, (query) =>
      query.where(
        'phrase',
        'in',
        (phrases ?? []).map((phrase) => phrase.toLowerCase()),
      ),
    )
    .execute();
}

/** Deletes everything that was recorded of the visitor. */
export async function forgetVisitor(handle: Queries, customerKey: string): Promise<void> {
  await handle.deleteFrom('behaviour').where('customerKey', '=', customerKey).execute();
  await handle.deleteFrom('searchedPhrases').where('customerKey', '=', customerKey).execute();
}

/** Deletes what is older than half a year. */
export async function deleteOldBehaviour(handle: Queries, at: Date): Promise<void> {
  const oldest = new Date(at.getTime() - behaviourLimits.days * 86_400_000);
  await handle.deleteFrom('behaviour').where('happenedAt', '<', oldest).execute();
  await handle.deleteFrom('searchedPhrases').where('searchedAt', '<', oldest).execute();
}
