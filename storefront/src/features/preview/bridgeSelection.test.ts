// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { open } from '../../testing/openBridge.ts';

describe('a previewed page', () => {
  it('scrolls to the selection as soon as it is rendered', async () => {
    const { receive } = open();
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    receive({ kind: 'select', widgetId: '7-new' });
    expect(scroll).not.toHaveBeenCalled();
    const added = document.createElement('div');
    added.dataset['previewWidget'] = '7-new';
    added.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 100);
    document.body.append(added);
    await vi.waitFor(() => expect(added.hasAttribute('data-is-selected')).toBe(true));
    expect(scroll).toHaveBeenCalledOnce();
    document.body.append(document.createElement('p'));
    await new Promise((done) => {
      requestAnimationFrame(done);
    });
    expect(scroll).toHaveBeenCalledOnce();
    scroll.mockRestore();
  });

  it('marks the selection again after rendering, without scrolling', async () => {
    const { receive } = open();
    receive({ kind: 'select', widgetId: '7-hero' });
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    document.querySelector('[data-preview-widget="7-hero"]')?.remove();
    const again = document.createElement('div');
    again.dataset['previewWidget'] = '7-hero';
    document.body.append(again);
    await vi.waitFor(() => expect(again.hasAttribute('data-is-selected')).toBe(true));
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('does not scroll when the editor’s window selects what was clicked here', () => {
    const { receive, press, last } = open();
    receive({ kind: 'hello' });
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    for (const element of document.querySelectorAll('[data-preview-widget]'))
      element.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 100);
    press('a');
    expect(last()).toMatchObject({ kind: 'select', widgetId: '7-hero' });
    receive({ kind: 'select', widgetId: '7-hero' });
    expect(scroll).not.toHaveBeenCalled();
    receive({ kind: 'select', widgetId: '7-list' });
    expect(scroll).toHaveBeenCalledOnce();
    scroll.mockRestore();
  });

  it('selects a widget on click instead of following its link, until the page is in use mode', () => {
    const { receive, press, last } = open();
    receive({ kind: 'hello' });
    expect(press('a')).toBe(false);
    expect(last()).toMatchObject({ kind: 'select', widgetId: '7-hero' });
    expect(document.querySelector('[data-is-selected]')?.getAttribute('data-preview-widget')).toBe(
      '7-hero',
    );
    receive({ kind: 'mode', mode: 'use' });
    expect(press('a')).toBe(true);
  });

  it('labels its mark with the editors’ name of the selection', () => {
    const { receive } = open();
    receive({ kind: 'select', widgetId: '7-hero', label: 'Toppyta' });
    expect(
      document.querySelector('[data-preview-widget="7-hero"]')?.getAttribute('data-is-selected'),
    ).toBe('Toppyta');
    receive({ kind: 'select', widgetId: null });
    expect(document.querySelector('[data-is-selected]')).toBeNull();
  });

  it('marks the selection and the widget hovered elsewhere, one of each', () => {
    const { receive } = open();
    receive({ kind: 'select', widgetId: '7-hero' });
    receive({ kind: 'select', widgetId: '7-list' });
    receive({ kind: 'hover', widgetId: '7-hero' });
    expect(
      [...document.querySelectorAll('[data-is-selected]')].map((element) =>
        element.getAttribute('data-preview-widget'),
      ),
    ).toEqual(['7-list']);
    receive({ kind: 'hover', widgetId: null });
    expect(document.querySelector('[data-is-hovered]')).toBeNull();
  });

  it('reports the hovered widget once', () => {
    const { receive, sent } = open();
    receive({ kind: 'hello' });
    for (const selector of ['a', 'a', '#outside'])
      document
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(sent.slice(3).map(({ message }) => message)).toMatchObject([
      { kind: 'hover', widgetId: '7-hero' },
      { kind: 'hover', widgetId: null },
    ]);
  });
});
