import type { MenuDocument } from '@solvik/content-schema/editing';
import { fieldId } from '../fields/fieldContext.ts';
import { rowsOf } from './editMenu.ts';

/** The target of a finding's path in a menu: the item, and the control of its form. */
export function findItem(
  path: string,
  menu: MenuDocument,
): { readonly itemKey?: string; readonly controlId: string } {
  const row = rowsOf(menu).findLast((each) => path.startsWith(`${each.path}.`));
  if (!row) return { controlId: fieldId(['menu', 'label', ...path.split('.').slice(1)]) };
  const [part = '', language] = path.slice(row.path.length + 1).split('.');
  return {
    itemKey: row.item.key,
    controlId: fieldId([
      'item',
      part,
      ...(part === 'label' && language !== undefined ? [language] : []),
    ]),
  };
}
