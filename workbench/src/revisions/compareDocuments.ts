import type { MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { widgetsOf } from '../editing/editDocument.ts';
import { alignItems, type ItemIds } from './alignItems.ts';
import { compareEntries } from './compareEntries.ts';
import type { CompareTexts } from './compareTexts.ts';
import type { Difference } from './difference.ts';
import { menuEntries } from './menuEntries.ts';
import { pageEntries } from './pageEntries.ts';

function alignWidgets(before: PageDocument, after: PageDocument): ItemIds {
  const ids: ItemIds = new WeakMap();
  const old = new Map(widgetsOf(before).map((widget) => [widget.id, widget] as const));
  for (const { id, fields } of widgetsOf(after)) alignItems(old.get(id)?.fields, fields, ids);
  return ids;
}

/**
 * What differs between two revisions, field by field, as editors read it: in the order of the newer
 * one first, then what it lacks.
 */
export function compareDocuments(
  before: PageDocument | MenuDocument,
  after: PageDocument | MenuDocument,
  texts: CompareTexts,
): readonly Difference[] {
  const ids: ItemIds =
    'containers' in before && 'containers' in after ? alignWidgets(before, after) : new WeakMap();
  const entriesOf = (document: PageDocument | MenuDocument) =>
    'containers' in document
      ? pageEntries(document, { ...texts, ids })
      : menuEntries(document, texts);
  return compareEntries(entriesOf(before), entriesOf(after));
}
