import type { MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { documentOfKind } from './documentOfKind.ts';

const page: PageDocument = { name: 'Terms', title: {}, tags: [], containers: [] };
const menu: MenuDocument = { items: [] };

it('a document of the row’s kind is returned as it is', () => {
  expect(documentOfKind('page', page)).toBe(page);
  expect(documentOfKind('menu', menu)).toBe(menu);
});

it.each([
  ['page', menu],
  ['menu', page],
] as const)('a %s with a document of another kind is refused', (kind, document) => {
  expect(() => documentOfKind(kind, document)).toThrow(`A ${kind} is stored with a document`);
});
