/** Narrows a stored document to the kind of its row. */
import type { ContentKind, DocumentByKind } from '@solvik/content-schema/editing';

type AnyDocument = DocumentByKind[ContentKind];

function mismatch(kind: ContentKind): Error {
  return new Error(`A ${kind} is stored with a document of another kind.`);
}

const readers: { readonly [K in ContentKind]: (document: AnyDocument) => DocumentByKind[K] } = {
  page(document) {
    if ('containers' in document) return document;
    throw mismatch('page');
  },
  menu(document) {
    if ('items' in document) return document;
    throw mismatch('menu');
  },
};

/**
 * The column `content_revisions.document` holds documents of every kind; the column `kind` beside
 * it says which.
 * @throws Error if the document is not of that kind
 */
export const documentOfKind = <K extends ContentKind>(
  kind: K,
  document: AnyDocument,
): DocumentByKind[K] => readers[kind](document);
