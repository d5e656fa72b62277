// @vitest-environment happy-dom
import { loadSafeHtml } from '@solvik/content-schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { HtmlWidget } from './HtmlWidget.tsx';

const logged: unknown[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => logged.push(words));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const read = await loadSafeHtml();
const show = (markup: string, heading?: string) =>
  render(
    <HtmlWidget
      {...storySurroundings}
      headingLevel={2}
      configuration={{ markup, heading }}
      data={{ nodes: read(markup) }}
    />,
  );
const example = (title: string) => {
  const { markup, heading } = exampleOf('html', title);
  return show(markup, heading);
};

describe('embedded HTML', () => {
  it('is in the page’s outline below its heading', () => {
    example('Terms with a table');
    expect(
      screen
        .getAllByRole('heading')
        .map(({ tagName, textContent }) => `${tagName} ${textContent ?? ''}`),
    ).toEqual(['H2 Presentkort', 'H3 Så fungerar det']);
  });

  it('keeps lists, tables with their heads, and links', () => {
    example('Terms with a table');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(
      within(screen.getByRole('table', { name: 'Belopp' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Litet', 'Stort']);
    expect(screen.getByRole('link', { name: 'Hör av dig' }).getAttribute('href')).toBe('/kontakt');
  });

  it('has neither script nor handler nor a link that runs one', () => {
    const { container } = example('What is left out');
    expect(container.querySelectorAll('script, [onclick], a')).toHaveLength(0);
    expect(container.textContent).toBe('Det här visas.Utan länk');
  });

  it('renders every allowed element without a console message', () => {
    show(
      '<blockquote>A</blockquote>\n<table>\n <thead>\n  <tr><th scope="col" colspan="2">A</th></tr>\n </thead>\n <tbody>\n <tr> <td rowspan="2">B</td> </tr> </tbody></table><dl>\n<dt>A</dt> <dd>B</dd></dl><ul>\n <li>A<br>B<ul><li>C</li></ul></li>\n</ul><p><abbr title="till exempel">t.ex.</abbr> <small>a</small><sup>2</sup></p><hr><pre><code>x</code></pre>',
    );
    expect(logged).toEqual([]);
  });
});
