// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

afterEach(cleanup);

/** A list that can be focused, with one button per name. */
function List({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, names.length);
  return (
    <ul ref={list} tabIndex={-1}>
      {names.map((name) => (
        <li key={name}>
          <button type="button">{name}</button>
        </li>
      ))}
    </ul>
  );
}

/** Renders the names before and after, with the focus on one of them; returns what has the focus then. */
function focusAfter(before: readonly string[], after: readonly string[], focused?: string) {
  const { rerender } = render(<List names={before} />);
  if (focused) screen.getByRole('button', { name: focused }).focus();
  rerender(<List names={after} />);
  return document.activeElement;
}

it('the list has the focus after the focused button is removed', () => {
  expect(focusAfter(['a', 'b'], ['b'], 'a')).toBe(screen.getByRole('list'));
});

it('a focus elsewhere stays where it is', () => {
  expect(focusAfter(['a', 'b'], ['b'], 'b')).toBe(screen.getByRole('button', { name: 'b' }));
});

it.each([
  ['nothing is removed', ['a'], ['a']],
  ['something is added', ['a'], ['a', 'b']],
])('the list does not take the focus when %s', (_, before, after) => {
  expect(focusAfter(before, after)).toBe(document.body);
});

it('the list takes the focus at each removal, counted from the last render', () => {
  const { rerender } = render(<List names={['a']} />);
  rerender(<List names={['a', 'b', 'c']} />);
  rerender(<List names={['a', 'b']} />);
  expect(document.activeElement).toBe(screen.getByRole('list'));
});
