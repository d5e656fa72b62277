// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { TextButton, type TextButtonProps } from './TextButton.tsx';

afterEach(cleanup);

const inForm = (changes: TextButtonProps = {}) => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const onClick = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <TextButton onClick={onClick} {...changes}>
        Ta bort
      </TextButton>
    </form>,
  );
  return { onSubmit, onClick };
};
const button = () => screen.getByRole('button', { name: 'Ta bort' });

describe('TextButton', () => {
  it.each([
    { by: 'a press', press: () => userEvent.click(button()) },
    { by: 'Enter', press: () => userEvent.keyboard('{Enter}') },
    { by: 'space', press: () => userEvent.keyboard(' ') },
  ])('is pressed once by $by, and submits no form', async ({ press }) => {
    const { onClick, onSubmit } = inForm();
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    await press();
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
  });

  it('submits the form when requested', async () => {
    const { onSubmit } = inForm({ type: 'submit' });
    await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does nothing when it is disabled', async () => {
    const { onClick } = inForm({ disabled: true });
    await userEvent.tab();
    await userEvent.click(button());
    expect([onClick.mock.calls.length, document.activeElement === button()]).toEqual([0, false]);
  });

  it('is exposed as a button with the state its caller gives it', async () => {
    const { container } = render(
      <>
        <TextButton>Ta bort</TextButton>
        <TextButton disabled>Rensa</TextButton>
        <TextButton aria-expanded={false}>Visa alla</TextButton>
      </>,
    );
    expect(await announcedWords(container)).toEqual([
      'button, Ta bort',
      'button, Rensa, disabled',
      'button, Visa alla, not expanded',
    ]);
  });
});
