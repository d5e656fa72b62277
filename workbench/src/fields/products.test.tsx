// @vitest-environment happy-dom
import {
  type LinkTarget,
  type TitledFields,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeAt } from '../editing/editDocument.ts';
import type { ProductTools } from '../products/productTools.ts';
import { loadWorkbenchText } from '../workbenchText.ts';
import { FieldContextProvider } from './fieldContext.ts';
import { WidgetFields } from './WidgetField.tsx';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');
const names = new Map([
  [1, 'Kappa Alma'],
  [2, 'Kofta Inga'],
  [3, 'Halsduk Ulla'],
]);
const shop: ProductTools = {
  find: async (words) =>
    [...names]
      .filter(([, name]) => name.toLowerCase().includes(words.toLowerCase()))
      .map(([id, name]) => ({ id, name })),
  byId: async (ids) =>
    ids.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? '' }] : [])),
};
const targets: readonly LinkTarget[] = [
  {
    kind: 'category',
    key: 'women-coats',
    name: { sv: 'Kappor', nb: 'Kåper' },
    path: {
      sv: '/c/dam/kappor',
      nb: '/c/dame/kaper',
      da: '/c/dame/frakker',
      fi: '/c/naiset/takit',
    },
  },
  {
    kind: 'brand',
    key: 'tjarn',
    name: { sv: 'Tjärn' },
    path: { sv: '/varumarke/tjarn', nb: '/merke/tjarn', da: '/maerke/tjarn', fi: '/merkki/tjarn' },
  },
];
const fieldsOf = (type: string): TitledFields =>
  widgetDefinitions.find((each) => each.type === type)?.fields ?? {};

/** A form whose values are stored, and can be restored as undoing does. */
function open(
  name: 'products' | 'query' | 'tiles' | 'brands',
  {
    start,
    products,
    type = 'product-list',
  }: { readonly start: object; readonly products?: ProductTools; readonly type?: string },
) {
  const current: { fields: object; set: (fields: object) => void } = {
    fields: start,
    set: () => undefined,
  };
  const shown = Object.fromEntries(
    Object.entries(fieldsOf(type)).filter(([each]) => each === name),
  ) as TitledFields;
  function Form() {
    const [fields, setFields] = useState(start);
    current.fields = fields;
    current.set = setFields;
    return (
      <FieldContextProvider
        value={{
          text,
          title: (english) => english,
          language: 'sv',
          market: '*',
          fields: fields as never,
          write: (path, value) => setFields((before) => writeAt(before, path, value) as object),
          problemAt: () => undefined,
          targets,
          ...(products && { products }),
        }}
      >
        <WidgetFields fields={shown} path={[]} />
      </FieldContextProvider>
    );
  }
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Form />
    </QueryClientProvider>,
  );
  return current;
}

describe('picked products', () => {
  it('are shown by name, found by search, moved and removed', async () => {
    const current = open('products', { start: { products: [1, 2] }, products: shop });
    expect(await screen.findByText('Kappa Alma')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Flytta ner Kappa Alma' }));
    expect(current.fields).toEqual({ products: [2, 1] });
    await userEvent.type(await screen.findByRole('combobox'), 'hals');
    await userEvent.click(await screen.findByRole('option', { name: /Halsduk Ulla/ }));
    expect(current.fields).toEqual({ products: [2, 1, 3] });
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort Kofta Inga' }));
    expect(current.fields).toEqual({ products: [1, 3] });
    expect(screen.getByText('Kofta Inga borttagen.')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('mark which of them are not sold', async () => {
    open('products', { start: { products: [99] }, products: shop });
    expect(await screen.findByText('Nummer 99, säljs inte här')).toBeVisible();
  });

  it('follow an undo where only their numbers are known', async () => {
    const current = open('products', { start: { products: [1] } });
    const field = screen.getByRole('textbox');
    await userEvent.type(field, ', 2');
    expect(current.fields).toEqual({ products: [1, 2] });
    act(() => current.set({ products: [1] }));
    expect((field as HTMLInputElement).value).toBe('1');
  });
});

describe('a query of the catalogue', () => {
  it('is set to what is found by its name, by its own address in every language', async () => {
    const current = open('query', { start: { query: { sv: { sort: 'PRICE', take: 8 } } } });
    await userEvent.type(await screen.findByRole('combobox', { name: /Sök kategori/ }), 'kapp');
    await userEvent.click(await screen.findByRole('option', { name: /Kappor/ }));
    expect(current.fields).toEqual({
      query: {
        sv: { sort: 'PRICE', take: 8, category: 'kappor' },
        nb: { sort: 'PRICE', take: 8, category: 'kaper' },
        da: { sort: 'PRICE', take: 8, category: 'frakker' },
        fi: { sort: 'PRICE', take: 8, category: 'takit' },
      },
    });
    expect(screen.getByText('Kappor', { selector: 'strong' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort Kappor' }));
    expect(JSON.stringify(current.fields)).not.toContain('category');
  });

  it('is set to the same count, in the same order, in every language', async () => {
    const current = open('query', {
      start: {
        query: {
          sv: { sort: 'LATEST', take: 4, category: 'kappor' },
          fi: { sort: 'LATEST', take: 4, category: 'takit' },
        },
      },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ordning/ }), 'PRICE');
    expect(current.fields).toMatchObject({
      query: {
        sv: { sort: 'PRICE', category: 'kappor' },
        fi: { sort: 'PRICE', take: 4, category: 'takit' },
      },
    });
  });

  it('begins an empty language with the same target at its own address', async () => {
    const current = open('query', {
      start: { query: { sv: { sort: 'LATEST', take: 4, category: 'kappor', brand: 'okand' } } },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ordning/ }), 'PRICE');
    expect(current.fields).toMatchObject({
      query: {
        sv: { category: 'kappor' },
        nb: { sort: 'PRICE', take: 4, category: 'kaper', brand: 'okand' },
        fi: { category: 'takit', brand: 'okand' },
      },
    });
  });
});

describe('an entry of the catalogue', () => {
  it('is found by its name, and has its own alias in every language', async () => {
    const current = open('tiles', {
      type: 'category-tiles',
      start: { tiles: [{ category: { sv: 'vantar' } }] },
    });
    expect(screen.getByText('vantar', { selector: 'strong' })).toBeVisible();
    await userEvent.type(await screen.findByRole('combobox', { name: /Sök en kategori/ }), 'kapp');
    await userEvent.click(await screen.findByRole('option', { name: /Kappor/ }));
    expect(current.fields).toEqual({
      tiles: [{ category: { sv: 'kappor', nb: 'kaper', da: 'frakker', fi: 'takit' } }],
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort Kappor' }));
    expect(current.fields).toEqual({ tiles: [{}] });
  });

  it('has one alias where its name is the same everywhere', async () => {
    const current = open('brands', { type: 'brand-list', start: { brands: [{}] } });
    await userEvent.type(await screen.findByRole('combobox', { name: /Sök ett varumärke/ }), 'tjä');
    await userEvent.click(await screen.findByRole('option', { name: /Tjärn/ }));
    expect(current.fields).toEqual({ brands: [{ brand: 'tjarn' }] });
    expect(screen.getByText('Tjärn', { selector: 'strong' })).toBeVisible();
  });
});
