// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CompareTable } from './CompareTable.tsx';

afterEach(cleanup);

const onRemove = vi.fn();
const product = (key: string) => ({
  key,
  href: `#${key}`,
  name: key,
  remove: { label: `Ta bort ${key}`, onRemove },
});

const table = () =>
  render(
    <CompareTable
      label="Jämförelse"
      note="Lika rader är grå."
      products={[product('Kappa'), product('Rock')]}
      rows={[
        {
          key: 'price',
          term: 'Pris',
          cells: [{ content: '999 kr', note: 'lägst' }, { content: '1 299 kr' }],
        },
        {
          key: 'fit',
          term: 'Passform',
          isAlike: true,
          cells: [{ content: 'Normal' }, { content: 'Normal' }],
        },
      ]}
    />,
  );

describe('CompareTable', () => {
  it('is a table with a column for each product and a row for each property', () => {
    table();
    const rows = within(screen.getByRole('table', { name: 'Jämförelse' })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ]),
    ).toEqual([
      ['Pris', '999 krlägst', '1 299 kr'],
      ['Passform', 'Normal', 'Normal'],
    ]);
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => within(head).getByRole('link').getAttribute('href')),
    ).toEqual(['#Kappa', '#Rock']);
  });

  it('mutes the rows in which all products are alike, and explains that', () => {
    table();
    const rowOf = (term: string) => screen.getByRole('rowheader', { name: term }).parentElement;
    expect(rowOf('Passform')).toHaveAttribute('data-is-alike');
    expect(rowOf('Pris')).not.toHaveAttribute('data-is-alike');
    expect(screen.getByText('Lika rader är grå.')).toBeVisible();
  });

  it('repeats what buys the products below the rows, for a phone', () => {
    const action = <button type="button">Välj storlek</button>;
    render(
      <CompareTable
        label="Jämförelse"
        products={[{ ...product('Kappa'), action }, product('Rock')]}
        rows={[
          { key: 'fit', term: 'Passform', cells: [{ content: 'Normal' }, { content: 'Vid' }] },
        ]}
      />,
    );
    // A desktop has no such row.
    const last = screen.getAllByRole('row', { hidden: true }).at(-1);
    if (!last) throw new Error('There is no row.');
    expect(within(last).getAllByRole('cell', { hidden: true })).toHaveLength(2);
    expect(
      within(last).getByRole('button', { name: 'Välj storlek', hidden: true }),
    ).toBeInTheDocument();
  });

  it('repeats nothing where nothing is to be bought', () => {
    render(
      <CompareTable
        label="Jämförelse"
        products={[product('Kappa'), product('Rock')]}
        rows={[
          { key: 'fit', term: 'Passform', cells: [{ content: 'Normal' }, { content: 'Vid' }] },
        ]}
      />,
    );
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
  });

  it('can be scrolled by the keyboard', async () => {
    table();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Jämförelse' }));
  });

  it('removes a product', async () => {
    table();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Rock' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
