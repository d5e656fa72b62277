// @vitest-environment happy-dom
import {
  bridgeProtocol,
  bridgeVersion,
  type DrawnFinding,
  type PageMessage,
  type Sent,
} from '@solvik/content-schema/editing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReadArea } from '../content/areas/readArea.ts';
import type { MenuView } from '../content/menuView.ts';
import { startBridge } from './bridge.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

const area = { id: 7, name: 'Front', containers: [] };

function open(inspect = async (): Promise<readonly DrawnFinding[]> => []) {
  document.body.innerHTML =
    '<div data-preview-widget="7-hero"><a href="/c/dam">Dam</a></div><div data-preview-widget="7-list"></div><p id="outside">A</p>';
  const said: { readonly message: Sent<PageMessage>; readonly to: string }[] = [];
  const parent = {
    postMessage: (message: Sent<PageMessage>, to: string) => said.push({ message, to }),
  };
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  const queryClient = new QueryClient();
  queryClient.setQueryData(['widget-area', 'se', {}], area);
  queryClient.setQueryData(['widget-area', 'se', { alias: 'x' }], null);
  queryClient.setQueryData(['menu', 'se', 'footer-first'], { title: 'Hjälp', links: [] });
  queryClient.setQueryData(['menu', 'se', 'footer-second'], { title: 'Huset', links: [] });
  queryClient.setQueryData(['menu', 'se', 'main-desktop'], { links: [] });
  stops.push(
    startBridge({
      window,
      queryClient,
      origins: ['https://shop.example', 'https://cms.example'],
      inspect,
    }),
  );
  let sequence = 0;
  const tell = (
    message: object,
    {
      origin = 'https://cms.example',
      source = parent,
    }: { readonly origin?: string; readonly source?: object } = {},
  ) => {
    sequence += 1;
    window.dispatchEvent(
      Object.assign(new Event('message'), {
        data: { protocol: bridgeProtocol, version: bridgeVersion, sequence, ...message },
        origin,
        source,
      }),
    );
    return sequence;
  };
  const press = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? false;
  return { said, tell, press, queryClient, last: () => said.at(-1)?.message };
}

const container = {
  id: 700,
  sortOrder: 0,
  name: 'Row',
  layout: 'full',
  responsiveMode: '',
  design: 'default',
};
const widget = {
  id: '7-hero',
  name: 'Hero',
  type: 'hero',
  size: 'full',
  sortOrder: 0,
  configuration: '{"heading":"Hej"}',
};

describe('a page that an editor looks at', () => {
  it('says to each origin that may speak what stands on it, and again when asked', () => {
    const { said, tell } = open();
    expect(said.map(({ to, message }) => [to, message.kind])).toEqual([
      ['https://shop.example', 'ready'],
      ['https://cms.example', 'ready'],
    ]);
    tell({ kind: 'hello' });
    expect(said[2]).toMatchObject({
      to: 'https://cms.example',
      message: { kind: 'ready', sequence: 2, areas: [{ id: 7, name: 'Front' }] },
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
  ])('does not listen to %s', (_title, from) => {
    const { said, tell, press } = open();
    tell({ kind: 'hello' }, from);
    expect(said).toHaveLength(2);
    expect(press('a')).toBe(true);
  });

  it('shows what it is sent, and answers with what cannot be shown', async () => {
    const { tell, queryClient, last } = open();
    const sequence = tell({
      kind: 'patch',
      areaId: 7,
      containers: [
        {
          ...container,
          widgets: [widget, { ...widget, id: '7-bad', type: 'banner', configuration: '{}' }],
        },
      ],
    });
    expect(queryClient.getQueryData(['widget-area', 'se', {}])).toMatchObject({
      id: 7,
      containers: [{ widgets: [{ id: '7-hero' }], unreadable: [{ id: '7-bad' }] }],
    });
    await vi.waitFor(() =>
      expect(last()).toMatchObject({
        kind: 'ack',
        answers: sequence,
        problems: [{ widgetId: '7-bad', problems: [{ path: 'heading', code: 'required' }] }],
      }),
    );
  });

  it('lets stand what it drew last while a field is half written, and says what is wrong with it', async () => {
    const { tell, queryClient, last } = open();
    const drawn = () =>
      queryClient.getQueryData<ReadArea>(['widget-area', 'se', {}])?.containers[0]?.widgets[0]
        ?.source?.configuration;
    const write = (configuration: object) =>
      tell({
        kind: 'patch',
        areaId: 7,
        containers: [
          { ...container, widgets: [{ ...widget, configuration: JSON.stringify(configuration) }] },
        ],
      });
    write({ heading: 'Hej' });
    const sequence = write({ heading: 'Hej', link: { label: 'Mer', href: 'h' } });
    expect(drawn()).toBe('{"heading":"Hej"}');
    await vi.waitFor(() =>
      expect(last()).toMatchObject({
        answers: sequence,
        problems: [{ widgetId: '7-hero', problems: [{ path: 'link.href', code: 'unsafe-href' }] }],
      }),
    );
    write({ heading: 'Hej', link: { label: 'Mer', href: '/hej' } });
    expect(drawn()).toContain('/hej');
  });

  it('comes to what is chosen as soon as it is drawn', async () => {
    const { tell } = open();
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    tell({ kind: 'select', widgetId: '7-new' });
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

  it('marks what is chosen again when it is drawn anew, and stays where the reader is', async () => {
    const { tell } = open();
    tell({ kind: 'select', widgetId: '7-hero' });
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    document.querySelector('[data-preview-widget="7-hero"]')?.remove();
    const again = document.createElement('div');
    again.dataset['previewWidget'] = '7-hero';
    document.body.append(again);
    await vi.waitFor(() => expect(again.hasAttribute('data-is-selected')).toBe(true));
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('stays where it is when the editor’s window says what was pressed here', () => {
    const { tell, press, last } = open();
    tell({ kind: 'hello' });
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    for (const element of document.querySelectorAll('[data-preview-widget]'))
      element.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 100);
    press('a');
    expect(last()).toMatchObject({ kind: 'select', widgetId: '7-hero' });
    tell({ kind: 'select', widgetId: '7-hero' });
    expect(scroll).not.toHaveBeenCalled();
    tell({ kind: 'select', widgetId: '7-list' });
    expect(scroll).toHaveBeenCalledOnce();
    scroll.mockRestore();
  });

  it('shows what a page is called as it is written', () => {
    const { tell, queryClient } = open();
    queryClient.setQueryData(
      ['cms-pages', 'se', 'menu'],
      [
        { id: 7, label: 'Sommar' },
        { id: 8, label: 'Vinter' },
      ],
    );
    tell({ kind: 'patch', areaId: 7, containers: [], title: 'Höst', description: 'Ull och regn' });
    expect(queryClient.getQueryData(['widget-area', 'se', {}])).toEqual({
      id: 7,
      name: 'Front',
      title: 'Höst',
      meta: { title: 'Höst', description: 'Ull och regn' },
      containers: [],
    });
    expect(queryClient.getQueryData(['cms-pages', 'se', 'menu'])).toEqual([
      { id: 7, label: 'Höst' },
      { id: 8, label: 'Vinter' },
    ]);
  });

  it('shows a menu as it is written, in its own place and one that had none, and answers when it is painted', async () => {
    const { tell, queryClient, last } = open();
    const items = [
      {
        id: 'wool',
        label: 'Ull',
        canonicalUrl: '/ull',
        children: [{ id: 'care', label: 'Skötsel', canonicalUrl: '/skotsel', children: [] }],
      },
    ];
    const sequence = tell({ kind: 'patch-menu', location: 'footer-first', title: 'Råd', items });
    tell({ kind: 'patch-menu', location: 'main-desktop', items });
    const shownAt = (location: string) =>
      queryClient.getQueryData<MenuView>(['menu', 'se', location]);
    expect(
      ['footer-first', 'footer-second', 'main-desktop'].map((location) => shownAt(location)?.title),
    ).toEqual(['Råd', 'Huset', undefined]);
    for (const location of ['footer-first', 'main-desktop'])
      expect(shownAt(location)?.links).toEqual([
        { label: 'Ull', href: '/ull', children: [{ label: 'Skötsel', href: '/skotsel' }] },
      ]);
    await vi.waitFor(() =>
      expect(last()).toMatchObject({ kind: 'ack', answers: sequence + 1, problems: [] }),
    );
  });

  it('opens the menu that a phone opens, once', () => {
    const { tell } = open();
    const pressed = vi.fn(() =>
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>'),
    );
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<header><button aria-haspopup="dialog">Meny</button></header>',
    );
    document.querySelector('header button')?.addEventListener('click', pressed);
    tell({ kind: 'mode', mode: 'use' });
    tell({ kind: 'show-menu', location: 'main-mobile' });
    tell({ kind: 'show-menu', location: 'main-mobile' });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('unfolds the list of the footer that is written', () => {
    const { tell } = open();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<footer><nav><details>Hjälp</details><details>Huset</details></nav></footer>',
    );
    tell({ kind: 'show-menu', location: 'footer-second' });
    expect([...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toEqual([
      false,
      true,
    ]);
  });

  it('does not hear a message again, or one that a later one has overtaken, until the window begins anew', () => {
    const { tell, queryClient } = open();
    const shown = () =>
      queryClient.getQueryData<ReadArea>(['widget-area', 'se', {}])?.containers.map(({ id }) => id);
    const patch = (id: number, sequence: number) =>
      tell({ kind: 'patch', areaId: 7, containers: [{ ...container, id, widgets: [] }], sequence });
    patch(2, 12);
    patch(22, 12);
    patch(1, 11);
    expect(shown()).toEqual(['2']);
    tell({ kind: 'hello', sequence: 1 });
    patch(3, 2);
    expect(shown()).toEqual(['3']);
  });

  it('chooses a widget by a press instead of following its link, until the page is to be used', () => {
    const { tell, press, last } = open();
    tell({ kind: 'hello' });
    expect(press('a')).toBe(false);
    expect(last()).toMatchObject({ kind: 'select', widgetId: '7-hero' });
    expect(document.querySelector('[data-is-selected]')?.getAttribute('data-preview-widget')).toBe(
      '7-hero',
    );
    tell({ kind: 'mode', mode: 'use' });
    expect(press('a')).toBe(true);
  });

  it('says on its mark what editors call what is chosen', () => {
    const { tell } = open();
    tell({ kind: 'select', widgetId: '7-hero', label: 'Toppyta' });
    expect(
      document.querySelector('[data-preview-widget="7-hero"]')?.getAttribute('data-is-selected'),
    ).toBe('Toppyta');
    tell({ kind: 'select', widgetId: null });
    expect(document.querySelector('[data-is-selected]')).toBeNull();
  });

  it('marks what is chosen and pointed at elsewhere, one of each', () => {
    const { tell } = open();
    tell({ kind: 'select', widgetId: '7-hero' });
    tell({ kind: 'select', widgetId: '7-list' });
    tell({ kind: 'hover', widgetId: '7-hero' });
    expect(
      [...document.querySelectorAll('[data-is-selected]')].map((element) =>
        element.getAttribute('data-preview-widget'),
      ),
    ).toEqual(['7-list']);
    tell({ kind: 'hover', widgetId: null });
    expect(document.querySelector('[data-is-hovered]')).toBeNull();
  });

  it('tells which widget is pointed at, once', () => {
    const { tell, said } = open();
    tell({ kind: 'hello' });
    for (const selector of ['a', 'a', '#outside'])
      document
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(said.slice(3).map(({ message }) => message)).toMatchObject([
      { kind: 'hover', widgetId: '7-hero' },
      { kind: 'hover', widgetId: null },
    ]);
  });

  it('looks at itself when asked, one time after the other, and goes on when that fails', async () => {
    const finding: DrawnFinding = {
      level: 'warning',
      code: 'text-clipped',
      widgetId: '7-hero',
      words: 'Hej',
    };
    const looks: PromiseWithResolvers<readonly DrawnFinding[]>[] = [];
    const { tell, said } = open(() => {
      const look = Promise.withResolvers<readonly DrawnFinding[]>();
      looks.push(look);
      return look.promise;
    });
    const asked = [1, 2, 3].map(() => tell({ kind: 'inspect' }));
    await vi.waitFor(() => expect(looks).toHaveLength(1));
    looks[0]?.resolve([finding]);
    await vi.waitFor(() => expect(looks).toHaveLength(2));
    looks[1]?.reject(new Error('gone'));
    await vi.waitFor(() => expect(looks).toHaveLength(3));
    looks[2]?.resolve([]);
    await vi.waitFor(() =>
      expect(
        said.map(({ message }) => message).filter(({ kind }) => kind === 'inspected'),
      ).toMatchObject([
        { kind: 'inspected', answers: asked[0], findings: [finding] },
        { kind: 'inspected', answers: asked[2], findings: [] },
      ]),
    );
  });

  it('leaves nothing behind when it ends', () => {
    const { press } = open();
    for (const stop of stops.splice(0)) stop();
    expect(press('a')).toBe(true);
    expect(document.head.querySelectorAll('style')).toHaveLength(0);
  });
});
