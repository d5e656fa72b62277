/** Publishes a revision: checks it against the shop, writes it, and redirects its old addresses. */
import type {
  ContentRef,
  ServiceFinding,
  MenuDocument,
  PageDocument,
} from '@solvik/content-schema/editing';
import { writeAddress } from '@solvik/addresses';
import { storeMenus, storePages } from '../writeContent.ts';
import { anyOf } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { documentOfKind } from '../../database/stored/documentOfKind.ts';
import type { ShopKnowledge } from './shopKnowledge.ts';
import { aliasesByLocale, checkAgainstShop } from './checkAgainstShop.ts';
import { isMenuLocation } from './isMenuLocation.ts';
import { addRevision, clearedSchedule, type RevisionRow, type StateRow } from './contentRows.ts';
import { checkSubmittedDocument } from './parseSubmittedDocument.ts';

export interface Publishing {
  readonly state: StateRow;
  readonly revision: Pick<RevisionRow, 'number' | 'document'>;
  readonly by: string;
  readonly at: Date;
  /** Publishes it as a new revision even when it is newer than the published one. */
  readonly isRollBack?: boolean;
}

/** Findings that prevent publishing; empty when there are none. */
export async function findErrors(
  { state, revision: { document } }: Pick<Publishing, 'state' | 'revision'>,
  { queries, index }: ShopKnowledge,
): Promise<readonly ServiceFinding[]> {
  const { kind, key, pageId } = state;
  const findings: readonly ServiceFinding[] = [
    ...checkSubmittedDocument(kind, document).findings,
    ...(await checkAgainstShop({ kind, key, document, pageId }, { queries, index })),
  ];
  return findings.filter(({ level }) => level === 'error');
}

/** Redirects that led to the page's old address lead to the new one. */
export async function dropPageAliases(transaction: Queries, pageId: number): Promise<void> {
  await transaction
    .updateTable('aliases')
    .set({ isCurrent: false })
    .where('kind', '=', 'page')
    .where('targetId', '=', pageId)
    .execute();
}

async function writePage(
  transaction: Queries,
  document: PageDocument,
  { key, pageId }: { readonly key: string; readonly pageId: number },
): Promise<string> {
  if (!document.alias) await dropPageAliases(transaction, pageId);
  await storePages(transaction, [{ ...document, key }], new Map([[key, pageId]]));
  // The address is in use now, so a merchant's redirect from it no longer applies.
  const paths = document.alias
    ? aliasesByLocale(document.alias).map(({ locale, alias }) =>
        writeAddress('page', locale, { alias }),
      )
    : [];
  await transaction.deleteFrom('urlHistory').where('oldUrl', '=', anyOf(paths)).execute();
  const row = await transaction
    .selectFrom('pages')
    .select('fingerprint')
    .where('pageId', '=', pageId)
    .executeTakeFirst();
  return row?.fingerprint ?? '';
}

async function writeMenu(
  transaction: Queries,
  document: MenuDocument,
  location: string,
): Promise<string> {
  if (!isMenuLocation(location)) throw new Error(`There is no menu at ${location}.`);
  await storeMenus(transaction, [{ ...document, location }]);
  const row = await transaction
    .selectFrom('menus')
    .select('fingerprint')
    .where('location', '=', location)
    .executeTakeFirst();
  return row?.fingerprint ?? '';
}

/** An older revision is copied to a new one, so that history is append-only. */
async function numberOf(
  transaction: Queries,
  { state, revision: { number, document }, by, at, isRollBack = false }: Publishing,
): Promise<number> {
  const isOlder = number !== state.latest && (isRollBack || number < (state.published ?? 0));
  if (!isOlder) return number;
  const { kind, key, latest } = state;
  await addRevision(transaction, {
    kind,
    key,
    number: latest + 1,
    document,
    author: by,
    at,
    restoredFrom: number,
  });
  return latest + 1;
}

/** Writes a revision without errors. The caller has locked the content and the state. */
export async function publishRevision(transaction: Queries, publishing: Publishing): Promise<void> {
  const {
    state,
    revision: { document },
    by,
    at,
  } = publishing;
  const number = await numberOf(transaction, publishing);
  const { kind, key, pageId } = state;
  const fingerprint =
    kind === 'page'
      ? await writePage(transaction, documentOfKind('page', document), {
          key,
          pageId: pageId ?? 0,
        })
      : await writeMenu(transaction, documentOfKind('menu', document), key);
  // A schedule for an older revision is obsolete.
  const isOvertaken = state.scheduled !== null && state.scheduled <= number;
  await transaction
    .updateTable('contentStates')
    .set({
      published: number,
      publishedAt: at,
      publishedBy: by,
      retiredAt: null,
      retiredBy: null,
      redirectTo: null,
      isEdited: true,
      fingerprint,
      ...(isOvertaken && clearedSchedule),
    })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
}

/** Cache tags to publish afterwards; menus are on every page. */
export const tagsOf = ({ kind }: ContentRef): readonly string[] =>
  kind === 'menu' ? ['content', 'menus'] : ['content'];
