// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { ButtonsWidget } from './ButtonsWidget.tsx';

afterEach(cleanup);

const show = (example: string, changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <ButtonsWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      configuration={exampleOf('buttons', example, changes)}
    />,
  );

describe('the buttons widget', () => {
  it('is a list of links under its heading, in the editor’s order', async () => {
    show('Heading and two');
    expect(screen.getByRole('heading', { level: 2, name: 'Vad vill du göra?' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Lämna en retur', '/retur'],
      ['Kontakta oss', '/kontakt'],
    ]);
    await userEvent.tab();
    expect(document.activeElement).toBe(links[0]);
  });

  it('shows which one matters most', () => {
    show('Heading and two');
    expect(screen.getAllByRole('link').map((link) => link.dataset['emphasis'])).toEqual([
      'primary',
      'outlined',
    ]);
  });

  it('has no heading where none is written', () => {
    show('One in the middle');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
