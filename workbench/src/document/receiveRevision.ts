import type { ContentKind, Revision } from '@solvik/content-schema/editing';
import type { Winner } from '../saving/mergeDocuments.ts';
import type { DocumentStore } from './useDocumentStore.ts';

interface Received<K extends ContentKind> {
  readonly newest: Revision<K>;
  readonly winner?: Winner | undefined;
}

/**
 * Whether a newer revision has become the base of what is edited: it has not where both changed the
 * same.
 */
export const receiveRevision = <K extends ContentKind>(
  { dispatch }: Pick<DocumentStore<K>, 'dispatch'>,
  { newest, winner }: Received<K>,
): boolean => dispatch({ kind: 'received', newest, winner }).editing?.revision === newest.number;
