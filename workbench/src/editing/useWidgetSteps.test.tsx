// @vitest-environment happy-dom
import type { PageDocument } from '@solvik/content-schema/editing';
import { WorkbenchList } from '../components/WorkbenchList/WorkbenchList.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { widgetsOf } from './editDocument.ts';
import { useWidgetSteps } from './useWidgetSteps.ts';
import { loadWorkbenchText } from '../workbenchText.ts';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');
const page: PageDocument = {
  name: 'Sida',
  title: {},
  tags: [],
  containers: [['hero'], ['banner'], ['faq', 'quote']].map((types, row) => ({
    id: `row-${String(row)}`,
    name: `row-${String(row)}`,
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: types.map((type) => ({
      id: type,
      type,
      version: 1,
      name: type,
      size: 'full',
      fields: {},
    })),
  })),
};

/** The list of a page, its form's first field, and the announcements. */
function Steps() {
  const [document, edit] = useState(page);
  const [widgetId, choose] = useState<string>();
  const [message, announce] = useState('');
  const [control, goToControl] = useState('');
  const { add, move, duplicate, remove } = useWidgetSteps({
    document,
    edit,
    text,
    nameOf: ({ name }) => name,
    targets: undefined,
    widgetId,
    choose,
    goToControl,
    announce,
    onAdd: () => undefined,
  });
  return (
    <>
      <WorkbenchList
        title="På sidan"
        rows={widgetsOf(document).map(({ id }) => ({ id, label: id }))}
        currentId={widgetId}
        onSelect={choose}
        onMove={move}
      />
      <button onClick={() => add('text')}>Lägg till</button>
      <button onClick={() => widgetId && duplicate(widgetId)}>Kopiera</button>
      <button onClick={() => widgetId && remove(widgetId)}>Ta bort</button>
      <p role="status">{message}</p>
      <code>{control}</code>
    </>
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const row = (name: string) => screen.getByRole('button', { name });
const does = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what is done to widgets', () => {
  it('is announced with the new position, and the row keeps the focus', async () => {
    render(<Steps />);
    row('hero').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['banner', 'hero', 'faq', 'quote']);
    expect(screen.getByRole('status').textContent).toBe('hero flyttad till plats 2 av 4.');
    expect(document.activeElement).toBe(row('hero'));
  });

  it('announces why the end of a row is not passed', async () => {
    render(<Steps />);
    row('faq').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['hero', 'banner', 'faq', 'quote']);
    expect(screen.getByRole('status').textContent).toBe(text('announce.atEdge', { name: 'faq' }));
  });

  it('moves the focus to the heading of what is added', async () => {
    render(<Steps />);
    await does('hero');
    await does('Lägg till');
    expect(order()).toEqual(['hero', 'text', 'banner', 'faq', 'quote']);
    expect(screen.getByRole('status').textContent).toBe('text tillagd på plats 2 av 5.');
    expect(document.querySelector('code')?.textContent).toBe('field-heading');
  });

  it('moves the focus to the copy, and to the neighbour of what is removed', async () => {
    render(<Steps />);
    await does('hero');
    await does('Kopiera');
    expect(document.activeElement).toBe(row('hero-2'));
    await does('Ta bort');
    expect([order(), document.activeElement, row('banner').getAttribute('aria-current')]).toEqual([
      ['hero', 'banner', 'faq', 'quote'],
      row('banner'),
      'true',
    ]);
    await does('quote');
    await does('Ta bort');
    expect(document.activeElement).toBe(row('faq'));
  });
});
