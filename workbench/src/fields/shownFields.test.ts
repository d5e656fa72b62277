import { widgetDefinitions } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { shownFields } from './shownFields.ts';

const definition = widgetDefinitions.find(({ type }) => type === 'product-list');
if (!definition) throw new Error('There is no product list.');
const shown = (values: object, problems: readonly string[] = []) =>
  Object.keys(
    shownFields(definition, {
      values: values as never,
      hasProblem: (name) => problems.includes(name),
    }),
  ).filter((name) => ['query', 'products'].includes(name));

it.each([
  [{}, ['query']],
  [{ source: 'query' }, ['query']],
  [{ source: 'picked' }, ['products']],
  [{ source: 'favourites' }, []],
])('a product list of %o shows %o', (values, fields) => expect(shown(values)).toEqual(fields));

it('shows a field that has an error, whatever is chosen', () =>
  expect(shown({ source: 'picked' }, ['query'])).toEqual(['query', 'products']));
it('shows all fields of a widget without choices', () =>
  expect(
    Object.keys(
      shownFields(
        { fields: { a: { kind: 'switch', title: 'A' } } },
        { values: {}, hasProblem: () => false },
      ),
    ),
  ).toEqual(['a']));
