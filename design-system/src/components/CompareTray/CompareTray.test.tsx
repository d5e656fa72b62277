// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hyphenateFinnish } from '../../foundation/hyphenateFinnish.ts';
import { HyphenationProvider } from '../../foundation/LongWords.tsx';
import { CompareTray } from './CompareTray.tsx';

afterEach(cleanup);

const item = (key: string, name: string) => ({
  key,
  name,
  price: '999 kr',
  removeLabel: `Ta bort ${name}`,
});

describe('CompareTray', () => {
  it('is a region with its products as a list', () => {
    render(
      <CompareTray
        label="Jämför"
        note="2 av högst 4"
        items={[item('a', 'Kappa'), item('b', 'Rock')]}
        onRemove={vi.fn()}
        clearAction={<button type="button">Töm</button>}
        action={<a href="#compare">Jämför 2</a>}
      />,
    );
    expect(screen.getByRole('region', { name: 'Jämför' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('2 av högst 4');
    expect(screen.getByRole('link', { name: 'Jämför 2' })).toBeTruthy();
  });

  it('may break a long name between its parts, and names it whole', () => {
    render(
      <HyphenationProvider hyphenate={hyphenateFinnish}>
        <CompareTray
          label="Vertaa"
          note="Valitse vielä yksi"
          items={[item('a', 'Palmikkoneulepusero')]}
          onRemove={vi.fn()}
          clearAction={null}
        />
      </HyphenationProvider>,
    );
    const name = screen.getByText(/^Pal/, { selector: 'p' });
    expect(name.querySelectorAll('[data-is-soft-hyphen]').length).toBeGreaterThan(0);
    expect(name).toHaveTextContent('Palmikkoneulepusero');
  });

  it('calls a reduced price reduced in words, not only by its colour', () => {
    render(
      <CompareTray
        label="Jämför"
        note="2 av högst 4"
        items={[{ ...item('a', 'Kappa'), reducedLabel: 'Nu' }, item('b', 'Rock')]}
        onRemove={vi.fn()}
        clearAction={null}
      />,
    );
    const [reduced, regular] = screen.getAllByRole('listitem');
    expect(reduced).toHaveTextContent('Nu 999 kr');
    expect(regular).not.toHaveTextContent('Nu');
    const isColoured = (product?: HTMLElement) =>
      product?.querySelector('[data-is-reduced]') instanceof HTMLElement;
    expect([isColoured(reduced), isColoured(regular)]).toEqual([true, false]);
  });

  it('removes the product whose cross is pressed', async () => {
    const onRemove = vi.fn();
    render(
      <CompareTray
        label="Jämför"
        note="2 av högst 4"
        items={[item('a', 'Kappa'), item('b', 'Rock')]}
        onRemove={onRemove}
        clearAction={null}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Rock' }));
    expect(onRemove.mock.calls).toEqual([['b']]);
  });

  it.each([
    ['Kappa', 'Rock'],
    ['Rock', 'Kappa'],
  ])('has the focus at the cross beside that of %s, which is pressed', async (pressed, next) => {
    render(
      <CompareTray
        label="Jämför"
        note="2 av högst 4"
        items={[item('a', 'Kappa'), item('b', 'Rock')]}
        onRemove={vi.fn()}
        clearAction={null}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: `Ta bort ${pressed}` }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Ta bort ${next}` }));
  });
});
