// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { CheckList } from './CheckList.tsx';

afterEach(cleanup);

const brands = ['Ekdal', 'Halm', 'Lumi', 'Norrvik', 'Sund', 'Tjärn', 'Vide', 'Åsen'].map(
  (label, at) => ({ value: label.toLowerCase(), label, count: at + 10 }),
);

function Brands({
  startsWith,
  onToggle,
}: {
  readonly startsWith?: readonly string[];
  readonly onToggle?: (value: string) => void;
}) {
  const [chosen, setChosen] = useState(startsWith ?? []);
  const toggle = (value: string) => {
    onToggle?.(value);
    setChosen(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  };
  return (
    <CheckList
      legend="Märke"
      name="brand"
      options={brands}
      chosen={chosen}
      onToggle={toggle}
      visible={4}
      showAllLabel="Visa alla 8 märken"
      showFewerLabel="Visa färre"
    />
  );
}

const isFolded = (name: RegExp) =>
  screen.getByRole('checkbox', { name, hidden: true }).closest('details') !== null;

describe('CheckList', () => {
  it('is a named group whose boxes are labelled with text and count', () => {
    render(<Brands />);
    expect(screen.getByRole('group', { name: 'Märke' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Ekdal 10' })).toBeVisible();
  });

  it('toggles with the keyboard', async () => {
    const onToggle = vi.fn();
    render(<Brands onToggle={onToggle} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onToggle).toHaveBeenCalledWith('ekdal');
  });

  it('collapses what is beyond the first rows, but never what is selected', () => {
    render(<Brands startsWith={['åsen']} />);
    expect(isFolded(/Norrvik/)).toBe(false);
    expect(isFolded(/Sund/)).toBe(true);
    expect(isFolded(/Åsen/)).toBe(false);
  });

  it('leaves a row in its position when it is ticked, so that focus stays', () => {
    render(<Brands />);
    const sund = screen.getByRole<HTMLInputElement>('checkbox', { name: /Sund/, hidden: true });
    fireEvent.click(sund);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Sund/, hidden: true })).toBe(
      sund,
    );
    expect(sund.checked).toBe(true);
  });

  it('moves the focus to the first row that was expanded, and back to the button when they collapse', async () => {
    render(<Brands />);
    await userEvent.click(screen.getByText('Visa alla 8 märken'));
    const sund = screen.getByRole('checkbox', { name: /Sund/ });
    await vi.waitFor(() => expect(document.activeElement).toBe(sund));
    await userEvent.click(screen.getByRole('checkbox', { name: /Vide/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Visa färre' }));
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Visa alla 8 märken'));
    expect([isFolded(/Sund/), isFolded(/Vide/)], 'what was ticked stays in sight').toEqual([
      true,
      false,
    ]);
  });

  it('does not collapse a single row', () => {
    render(
      <CheckList
        legend="Märke"
        name="brand"
        options={brands.slice(0, 5)}
        chosen={[]}
        onToggle={() => undefined}
        visible={4}
        showAllLabel="Visa alla 5"
      />,
    );
    expect(screen.queryByText('Visa alla 5')).toBeNull();
  });

  it('is exposed as one group of boxes with their counts', async () => {
    const { container } = render(
      <CheckList
        legend="Märke"
        name="brand"
        options={brands.slice(0, 2)}
        chosen={['halm']}
        onToggle={() => undefined}
        visible={4}
        showAllLabel="Visa alla"
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'group, Märke',
      'Märke',
      'list',
      'listitem, level 1, position 1, set size 2',
      'checkbox, Ekdal 10, not checked',
      'Ekdal',
      '10',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'checkbox, Halm 11, checked',
      'Halm',
      '11',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of group, Märke',
    ]);
  });

  it('is narrowed by its search, which announces what is found and chooses as before', async () => {
    const onToggle = vi.fn();
    render(
      <CheckList
        legend="Märke"
        name="brand"
        options={brands}
        chosen={[]}
        onToggle={onToggle}
        visible={4}
        showAllLabel="Visa alla 8 märken"
        search={{ label: 'Sök bland 8 märken', found: (count) => `${String(count)} träffar` }}
      />,
    );
    const field = screen.getByRole('searchbox', { name: 'Sök bland 8 märken' });
    await userEvent.type(field, 'as');
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      'åsen',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('1 träffar');
    await userEvent.click(screen.getByRole('checkbox', { name: /Åsen/ }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('åsen');
    await userEvent.type(field, 'x');
    expect(screen.getByRole('status')).toHaveTextContent('0 träffar');
    await userEvent.type(field, '{Escape}');
    expect(screen.getByRole('checkbox', { name: /Ekdal/ })).toBeVisible();
  });

  it('draws no more rows of a very long list than a browser bears, and finds the others', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      value: `b${String(at)}`,
      label: `Märke ${String(at)}`,
    }));
    const { container } = render(
      <CheckList
        legend="Märke"
        name="brand"
        options={many}
        chosen={['b9000']}
        onToggle={vi.fn()}
        showAllLabel="Visa 200"
        search={{ label: 'Sök', found: String }}
      />,
    );
    const rows = () => [...container.querySelectorAll('input[type=checkbox]')];
    expect(rows().length).toBe(207);
    expect(rows().some((row) => row.getAttribute('value') === 'b9000')).toBe(true);
    await userEvent.type(screen.getByRole('searchbox'), '9999');
    expect(rows().map((row) => row.getAttribute('value'))).toEqual(['b9999']);
  });
});
