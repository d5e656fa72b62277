// @vitest-environment happy-dom
import type { RenderedFinding } from '@solvik/content-schema/editing';
import { describe, expect, it, vi } from 'vitest';
import type { ReadArea } from '../content/areas/readArea.ts';
import type { MenuView } from '../content/menuView.ts';
import { container, open, stops, widget } from '../../testing/openBridge.ts';

describe('a previewed page', () => {
  it('reports its widgets to each allowed origin, and again on request', () => {
    const { sent, receive } = open();
    expect(sent.map(({ to, message }) => [to, message.kind])).toEqual([
      ['https://shop.example', 'ready'],
      ['https://cms.example', 'ready'],
    ]);
    receive({ kind: 'hello' });
    expect(sent[2]).toMatchObject({
      to: 'https://cms.example',
      message: { kind: 'ready', sequence: 2, areas: [{ id: 7, name: 'Front' }] },
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
  ])('ignores %s', (_title, from) => {
    const { sent, receive, press } = open();
    receive({ kind: 'hello' }, from);
    expect(sent).toHaveLength(2);
    expect(press('a')).toBe(true);
  });

  it('shows what it receives, and responds with what cannot be shown', async () => {
    const { receive, queryClient, last } = open();
    const sequence = receive({
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

  it('keeps its last rendering while a field is half typed, and reports the error', async () => {
    const { receive, queryClient, last } = open();
    const rendered = () =>
      queryClient.getQueryData<ReadArea>(['widget-area', 'se', {}])?.containers[0]?.widgets[0]
        ?.source?.configuration;
    const write = (configuration: object) =>
      receive({
        kind: 'patch',
        areaId: 7,
        containers: [
          { ...container, widgets: [{ ...widget, configuration: JSON.stringify(configuration) }] },
        ],
      });
    write({ heading: 'Hej' });
    const sequence = write({ heading: 'Hej', link: { label: 'Mer', href: 'h' } });
    expect(rendered()).toBe('{"heading":"Hej"}');
    await vi.waitFor(() =>
      expect(last()).toMatchObject({
        answers: sequence,
        problems: [{ widgetId: '7-hero', problems: [{ path: 'link.href', code: 'unsafe-href' }] }],
      }),
    );
    write({ heading: 'Hej', link: { label: 'Mer', href: '/hej' } });
    expect(rendered()).toContain('/hej');
  });

  it('parses each widget of a patch once, and none that it rendered before', () => {
    const { receive } = open();
    const write = (configuration: string) =>
      receive({
        kind: 'patch',
        areaId: 7,
        containers: [{ ...container, widgets: [{ ...widget, configuration }] }],
      });
    const [rendered, malformed] = ['{"heading":"Hej"}', '{"heading":""}'];
    const parse = vi.spyOn(JSON, 'parse');
    const parsed = () => parse.mock.calls.map(([text]) => text);
    write(rendered);
    expect(parsed()).toEqual([rendered]);
    write(malformed);
    expect(parsed()).toEqual([rendered, malformed]);
    parse.mockRestore();
  });

  it('loads the markup parser with the first markup, and later patches keep their order', async () => {
    const { receive, queryClient } = open();
    const rendered: (readonly [id: string, hasNodes: boolean])[] = [];
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const { data } = query.state as { readonly data?: Partial<ReadArea> | null };
      if (type !== 'updated' || data?.id !== 7) return;
      for (const { widgets } of data.containers ?? [])
        for (const { id, nodes } of widgets) rendered.push([id, nodes !== undefined]);
    });
    const patch = (...widgets: readonly object[]) =>
      receive({ kind: 'patch', areaId: 7, containers: [{ ...container, widgets }] });
    patch({ ...widget, id: '7-html', type: 'html', configuration: '{"markup":"<p>Hej</p>"}' });
    patch(widget);
    expect(rendered).toEqual([]);
    await vi.waitFor(() =>
      expect(rendered).toEqual([
        ['7-html', true],
        ['7-hero', false],
      ]),
    );
  });

  it('shows the page’s title as it is typed', () => {
    const { receive, queryClient } = open();
    queryClient.setQueryData(
      ['cms-pages', 'se', 'menu'],
      [
        { id: 7, label: 'Sommar' },
        { id: 8, label: 'Vinter' },
      ],
    );
    receive({
      kind: 'patch',
      areaId: 7,
      containers: [],
      title: 'Höst',
      description: 'Ull och regn',
    });
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

  it('shows a menu as it is edited, also at a location that had none, and acknowledges the paint', async () => {
    const { receive, queryClient, last } = open();
    const items = [
      {
        id: 'wool',
        label: 'Ull',
        canonicalUrl: '/ull',
        children: [{ id: 'care', label: 'Skötsel', canonicalUrl: '/skotsel', children: [] }],
      },
    ];
    const sequence = receive({ kind: 'patch-menu', location: 'footer-first', title: 'Råd', items });
    receive({ kind: 'patch-menu', location: 'main-desktop', items });
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

  it('opens the phone menu, once', () => {
    const { receive } = open();
    const pressed = vi.fn(() =>
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>'),
    );
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<header><button aria-haspopup="dialog">Meny</button></header>',
    );
    document.querySelector('header button')?.addEventListener('click', pressed);
    receive({ kind: 'mode', mode: 'use' });
    receive({ kind: 'show-menu', location: 'main-mobile' });
    receive({ kind: 'show-menu', location: 'main-mobile' });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('unfolds the footer list that is edited', () => {
    const { receive } = open();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<footer><nav><details>Hjälp</details><details>Huset</details></nav></footer>',
    );
    receive({ kind: 'show-menu', location: 'footer-second' });
    expect([...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toEqual([
      false,
      true,
    ]);
  });

  it('ignores repeated and outdated messages until the window restarts', () => {
    const { receive, queryClient } = open();
    const shown = () =>
      queryClient.getQueryData<ReadArea>(['widget-area', 'se', {}])?.containers.map(({ id }) => id);
    const patch = (id: number, sequence: number) =>
      receive({
        kind: 'patch',
        areaId: 7,
        containers: [{ ...container, id, widgets: [] }],
        sequence,
      });
    patch(2, 12);
    patch(22, 12);
    patch(1, 11);
    expect(shown()).toEqual(['2']);
    receive({ kind: 'hello', sequence: 1 });
    patch(3, 2);
    expect(shown()).toEqual(['3']);
  });

  it('inspects itself on request, one run at a time, and continues after a failure', async () => {
    const finding: RenderedFinding = {
      level: 'warning',
      code: 'text-clipped',
      widgetId: '7-hero',
      words: 'Hej',
    };
    const inspections: PromiseWithResolvers<readonly RenderedFinding[]>[] = [];
    const { receive, sent } = open(() => {
      const inspection = Promise.withResolvers<readonly RenderedFinding[]>();
      inspections.push(inspection);
      return inspection.promise;
    });
    const requests = [1, 2, 3].map(() => receive({ kind: 'inspect' }));
    await vi.waitFor(() => expect(inspections).toHaveLength(1));
    inspections[0]?.resolve([finding]);
    await vi.waitFor(() => expect(inspections).toHaveLength(2));
    inspections[1]?.reject(new Error('gone'));
    await vi.waitFor(() => expect(inspections).toHaveLength(3));
    inspections[2]?.resolve([]);
    await vi.waitFor(() =>
      expect(
        sent.map(({ message }) => message).filter(({ kind }) => kind === 'inspected'),
      ).toMatchObject([
        { kind: 'inspected', answers: requests[0], findings: [finding] },
        { kind: 'inspected', answers: requests[2], findings: [] },
      ]),
    );
  });

  it('cleans up when it ends', () => {
    const { press } = open();
    for (const stop of stops.splice(0)) stop();
    expect(press('a')).toBe(true);
    expect(document.head.querySelectorAll('style')).toHaveLength(0);
  });
});
