// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Accordion, Disclosure, type DisclosureProps } from './Disclosure.tsx';

afterEach(cleanup);

const care = (changes: Partial<DisclosureProps> = {}) => (
  <Disclosure summary="Skötsel" {...changes}>
    <p>Vädra hellre än tvätta.</p>
  </Disclosure>
);
const line = () => screen.getByRole<HTMLDetailsElement>('group');
const summary = () => screen.getByText('Skötsel');

describe('Disclosure', () => {
  it.each([
    { defaultOpen: undefined, isOpen: false },
    { defaultOpen: true, isOpen: true },
  ])('is open at first: $isOpen', ({ defaultOpen, isOpen }) => {
    render(care({ defaultOpen }));
    expect(line().open).toBe(isOpen);
  });

  it('opens and closes by a press, natively', async () => {
    render(care());
    await userEvent.click(summary());
    expect(line().open).toBe(true);
    await userEvent.click(summary());
    expect(line().open).toBe(false);
  });

  it('stays as the visitor left it when the page is rendered again', async () => {
    const { rerender } = render(care());
    await userEvent.click(summary());
    rerender(care());
    expect(line().open).toBe(true);
  });

  it('passes its name to the browser, which keeps one of a group open', () => {
    render(
      <Accordion>
        <Disclosure summary="Skötsel" name="about" />
        <Disclosure summary="Leverans" name="about" />
      </Accordion>,
    );
    expect(screen.getAllByRole('group').map((each) => each.getAttribute('name'))).toEqual([
      'about',
      'about',
    ]);
  });

  it('is exposed by its summary and then its content, its icon hidden from screen readers', async () => {
    const { container } = render(care({ defaultOpen: true }));
    expect(await announcedWords(container)).toEqual([
      'group',
      'Skötsel',
      'paragraph',
      'Vädra hellre än tvätta.',
      'end of paragraph',
      'end of group',
    ]);
  });
});
