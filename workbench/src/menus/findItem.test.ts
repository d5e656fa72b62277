import type { MenuDocument } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { findItem } from './findItem.ts';

const item = (key: string, children: MenuDocument['items'] = []) => ({
  key,
  label: { sv: key },
  target: { type: 'page', key } as const,
  children,
});
const menu: MenuDocument = { items: [item('a'), item('b', [item('c')])] };

it.each([
  ['items[0].label.fi', { itemKey: 'a', controlId: 'field-item-label-fi' }],
  ['items[1].target', { itemKey: 'b', controlId: 'field-item-target' }],
  ['items[1].target.key', { itemKey: 'b', controlId: 'field-item-target' }],
  ['items[1].children[0].label', { itemKey: 'c', controlId: 'field-item-label' }],
  ['title.da', { controlId: 'field-menu-label-da' }],
])('%s', (path, expected) => expect(findItem(path, menu)).toEqual(expected));
