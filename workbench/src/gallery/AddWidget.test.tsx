// @vitest-environment happy-dom
import { parseWidget, shapeOf } from '@solvik/content-schema';
import { loadTitles, resolveWidget, widgetDefinitions } from '@solvik/content-schema/editing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AddWidget } from './AddWidget.tsx';
import { loadWorkbenchText } from '../workbenchText.ts';

afterEach(cleanup);
const [text, titles] = await Promise.all([loadWorkbenchText('sv'), loadTitles('sv')]);

function open() {
  const add = vi.fn();
  render(
    <AddWidget
      isOpen
      onClose={() => undefined}
      onAdd={add}
      onGallery={() => undefined}
      text={text}
      title={(english) => titles[english] ?? english}
      locale="sv"
    />,
  );
  return add;
}

it('shows each with its picture and finds them by a word of their name or description', async () => {
  open();
  expect(screen.getAllByRole('presentation', { hidden: true }).length).toBeGreaterThanOrEqual(
    widgetDefinitions.length,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'toppyta');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Toppyta');
  expect(screen.queryByRole('button', { name: 'Nyhetsbrev' })).toBe(null);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'xyzzy');
  expect(screen.getByRole('status').textContent).toBe(text('add.nothing'));
});

it('begins with a search word', async () => {
  open();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
});

it('adds what can be rendered at once, with texts in every language', async () => {
  const add = open();
  await userEvent.click(screen.getByRole('button', { name: 'Toppyta' }));
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  const [type, fields] = add.mock.lastCall ?? [];
  expect(type).toBe('hero');
  const widget = {
    id: 'hero',
    type: 'hero',
    version: shapeOf('hero').version,
    name: 'hero',
    size: 'full',
    fields,
  } as const;
  for (const [language, market] of [
    ['sv', 'se'],
    ['fi', 'fi'],
  ] as const)
    expect(
      parseWidget('hero', JSON.stringify(resolveWidget(widget, { language, market }).configuration))
        .kind,
    ).not.toBe('bad');
});
