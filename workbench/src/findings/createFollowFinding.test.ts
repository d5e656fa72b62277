import type { MenuDocument } from '@solvik/content-schema/editing';
import { expect, it, vi } from 'vitest';
import { aboutPage } from '../testing/createTestService.ts';
import { createFollowFinding } from './createFollowFinding.ts';

const menu: MenuDocument = {
  items: [{ key: 'women', label: { sv: 'Dam' }, target: { type: 'route', route: '/' } }],
};
const pageEditing = { document: aboutPage('about', 'Om oss') };
const menuEditing = { document: menu };

/** Each row: what is open, the finding's path, and the part and control that it leads to. */
it.each([
  [
    'page',
    'containers[0].widgets[0].fields.heading.fi',
    'w',
    { control: 'field-heading-fi', language: 'fi' },
  ],
  ['page', 'title.da', undefined, { control: 'field-title-da', language: 'da' }],
  ['menu', 'items[0].label.nb', 'women', { control: 'field-item-label-nb' }],
] as const)('leads in a %s from %s to its part and its control', (kind, path, part, target) => {
  const [choosePart, dispatch] = [vi.fn(), vi.fn()];
  createFollowFinding({
    chosen: { kind },
    page: { editing: pageEditing },
    menu: { editing: menuEditing },
    choosePart,
    dispatch,
  })(path);
  expect(choosePart).toHaveBeenCalledExactlyOnceWith(part);
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ kind: 'control-sought', ...target });
});
