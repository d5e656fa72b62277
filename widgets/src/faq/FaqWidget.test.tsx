// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { FaqWidget } from './FaqWidget.tsx';

afterEach(cleanup);

const show = (example: string) =>
  render(
    <FaqWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      configuration={exampleOf('faq', example)}
    />,
  );
const questions = () => screen.getAllByRole<HTMLDetailsElement>('group');

describe('the questions and answers widget', () => {
  it('shows every question, closed, under its heading', () => {
    show('Three questions');
    expect(screen.getByRole('heading', { level: 2, name: 'Vanliga frågor' })).toBeVisible();
    expect(questions().map((each) => each.querySelector('summary')?.textContent)).toEqual([
      'Hur lång är leveranstiden?',
      'Hur gör jag en retur?',
      'Hur tvättar jag ull?',
    ]);
    expect(questions().map(({ open }) => open)).toEqual([false, false, false]);
  });

  it('opens one by a press and leaves the others as they were', async () => {
    show('Three questions');
    await userEvent.click(screen.getByText('Hur gör jag en retur?'));
    await userEvent.click(screen.getByText('Hur lång är leveranstiden?'));
    expect(questions().map(({ open }) => open)).toEqual([true, true, false]);
  });

  it('holds answers in the page before they are opened, links and lists too', () => {
    const { container } = show('Three questions');
    expect(container.querySelector('details a')?.getAttribute('href')).toBe('/retur');
    expect(container.querySelectorAll('details li')).toHaveLength(3);
  });

  it('has no heading where none is written', () => {
    show('Without heading');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(questions()).toHaveLength(1);
  });
});
