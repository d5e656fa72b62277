// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  RetainedMarkup,
  type KnownMarkup,
  KnownMarkupProvider,
  StaticMarkup,
} from './StaticMarkup.tsx';

afterEach(cleanup);

const draw = vi.fn();
function Links({ words }: { readonly words: string }) {
  draw(words);
  return <a href="/om-oss">{words}</a>;
}
const Page = ({
  known,
  words = 'Om oss',
  isStatic,
}: {
  readonly known: KnownMarkup;
  readonly words?: string;
  readonly isStatic?: boolean;
}) => (
  <KnownMarkupProvider value={known}>
    <StaticMarkup isStatic={isStatic}>
      <Links words={words} />
    </StaticMarkup>
  </KnownMarkupProvider>
);

describe('static markup in a browser', () => {
  async function hydrate(page: (words: string) => React.ReactNode) {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page known={{}} />);
    draw.mockClear();
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page('Om oss'), { onRecoverableError: (error) => errors.push(error) }),
    );
    return {
      container,
      errors,
      rerender: (words: string) => act(async () => root.render(page(words))),
    };
  }

  it('stays as it was served, and is not rendered', async () => {
    let isHydrating = true;
    const known = { isHydrating: () => isHydrating };
    const { container, errors, rerender } = await hydrate((words) => (
      <Page known={known} words={words} />
    ));
    const link = container.querySelector('a');
    expect(link).not.toBeNull();
    isHydrating = false;
    await rerender('Något annat');
    expect([container.querySelector('a'), container.textContent, errors]).toEqual([
      link,
      'Om oss',
      [],
    ]);
    expect(draw).not.toHaveBeenCalled();
  });

  it('is rendered once it is not static any more', async () => {
    const known = { isHydrating: () => true };
    const { container, rerender } = await hydrate((words) => (
      <Page known={known} words={words} isStatic={words === 'Om oss'} />
    ));
    await rerender('Om butiken');
    expect(container.innerHTML).toBe('<div><a href="/om-oss">Om butiken</a></div>');
  });

  it('stays rendered: a visitor who returns to the first page finds it filled', async () => {
    const known = { isHydrating: () => true };
    const { container, rerender } = await hydrate((words) => (
      <Page known={known} words={words} isStatic={words === 'Om oss'} />
    ));
    await rerender('Om butiken');
    await rerender('Om oss');
    expect(container.innerHTML).toBe('<div><a href="/om-oss">Om oss</a></div>');
  });

  it('is rendered without a server’s markup', () => {
    function Later() {
      const [words] = useState('Om oss');
      return <Page known={{ isHydrating: () => false }} words={words} />;
    }
    expect(render(<Later />).container.textContent).toBe('Om oss');
  });
});

describe('markup that a server caches', () => {
  const source = {};
  const page = (markupOf: KnownMarkup['markupOf'], from: object | undefined) =>
    renderToString(
      <KnownMarkupProvider value={markupOf ? { markupOf } : {}}>
        <StaticMarkup source={from} variant="wide">
          <Links words="Om oss" />
        </StaticMarkup>
      </KnownMarkupProvider>,
    );

  it('is read from the cache, by its source and variant', () => {
    const markupOf = vi.fn(() => '<b>Kept</b>');
    expect(page(markupOf, source)).toBe('<div><b>Kept</b></div>');
    expect(markupOf).toHaveBeenCalledWith(expect.objectContaining({ source, variant: 'wide' }));
  });

  it.each([
    ['without a source', () => '<b>Kept</b>', undefined],
    ['that cannot be rendered alone', () => undefined, source],
    ['without a cache', undefined, source],
  ])('%s is rendered in place', (_when, markupOf, from) => {
    expect(page(markupOf, from)).toBe('<div><a href="/om-oss">Om oss</a></div>');
  });
});

describe('markup that a server caches and a browser hydrates', () => {
  const page = (textOf: KnownMarkup['textOf']) =>
    renderToString(
      <KnownMarkupProvider value={textOf ? { textOf } : {}}>
        <main>
          <RetainedMarkup part={() => ({ source: page, variant: 'wide' })}>
            <Links words="Om oss" />
          </RetainedMarkup>
        </main>
      </KnownMarkupProvider>,
    );

  it.each([
    ['is a string where it is cached', () => 'part 1', '<main>part 1</main>'],
    [
      'is unchanged where it cannot be rendered alone',
      () => undefined,
      '<main><a href="/om-oss">Om oss</a></main>',
    ],
    ['is unchanged without a cache', undefined, '<main><a href="/om-oss">Om oss</a></main>'],
  ])('%s', (_what, textOf, html) => expect(page(textOf)).toBe(html));
});
