// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../app/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { sites } from '../market/sites.ts';
import { loadExampleFields } from './gallery/loadExampleFields.ts';
import { aboutPage, testDesk } from './saving/testDesk.ts';
import { Present, ToldBar } from './ToldBar.tsx';
import { useWorkbench, type WorkbenchState } from './useWorkbench.ts';
import { loadWorkbenchText } from './workbenchText.ts';

const site = { ...sites[0], origin: 'http://localhost', basename: '' };

beforeEach(() => history.replaceState(null, '', '/preview-widgets'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The room without its columns, for whom the page is open. */
async function enter(desk: ReturnType<typeof testDesk>, Shown = ToldBar) {
  const text = await loadWorkbenchText('sv');
  const queryClient = new QueryClient();
  const services: Services = {
    site,
    sites: [site],
    queryClient,
    dataApi: createDataApi({
      site,
      url: 'http://localhost/graphql',
      fetch: async () => Response.json({}),
    }),
    text: await loadText('sv'),
    widgetText: await loadWidgetText('sv'),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  const room: { now: WorkbenchState | undefined } = { now: undefined };
  function Room() {
    const workbench = useWorkbench({ text, titles: {}, desk: desk.api });
    room.now = workbench;
    return <Shown workbench={workbench} />;
  }
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <Room />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  const now = (): WorkbenchState => room.now!;
  await waitFor(() =>
    expect([now().page.editing?.revision, now().mayEdit]).toEqual([desk.revisions.length, true]),
  );
  return {
    now,
    write: (title: string) => act(() => void now().page.edit(aboutPage('about', title))),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
  };
}

describe('the editors’ room', () => {
  it.each([
    ['signed-out', 'Din tid i verkstaden har gått ut. Det du har skrivit finns kvar här.'],
    ['unreachable', 'Det gick inte att spara: butiken svarade inte.'],
  ] as const)(
    'stays with what is written in it when the desk is %s, says so, and saves by itself when it is back',
    async (failure, words) => {
      const desk = testDesk();
      const { now, write, press } = await enter(desk);
      write('Unsaved');
      desk.fail(failure);
      if (failure === 'unreachable') window.dispatchEvent(new Event('offline'));
      await act(async () => void (await now().open.save()));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
      expect([now().pages?.length, now().page.editing?.document.title.sv]).toEqual([2, 'Unsaved']);
      await press('Försök igen');
      expect(now().lost).toBe(failure);
      desk.fail(undefined);
      // The network is back, or the window is come back to from the tab where a new link was opened.
      await act(
        async () =>
          void (failure === 'unreachable'
            ? window.dispatchEvent(new Event('online'))
            : document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
      );
      await waitFor(() =>
        expect([now().lost, now().open.isUnsaved, screen.queryByRole('alert')]).toEqual([
          undefined,
          false,
          null,
        ]),
      );
      expect(desk.revisions.at(-1)?.document.title.sv).toBe('Unsaved');
    },
  );

  it('tells who else is on the page as soon as they come', async () => {
    const desk = testDesk();
    const { now } = await enter(desk, Present);
    desk.open.push(
      { sessionId: 'mine', name: 'Anna', since: '' },
      { sessionId: 'hers', name: 'Vera', since: '' },
    );
    await act(async () => desk.tell('presence'));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Vera har också sidan öppen'),
    );
    expect(now().others.map(({ name }) => name)).toEqual(['Vera']);
  });

  it.each([
    ['the library is opened', (room: WorkbenchState) => room.setLibrary({})],
    ['the gallery is opened', (room: WorkbenchState) => room.openGallery()],
    [
      'another page is opened',
      (room: WorkbenchState) => void room.choose({ kind: 'page', key: 'team' }),
    ],
  ])('no longer tells that a page is published once %s', async (_told, leave) => {
    const { now } = await enter(testDesk());
    await act(async () => now().open.publish());
    await waitFor(() => expect(screen.getByText('Sidan är publicerad.')).toBeTruthy());
    act(() => leave(now()));
    await waitFor(() => expect(screen.queryByText('Sidan är publicerad.')).toBe(null));
  });

  it('tells when somebody else saved, and has theirs under mine when it is fetched', async () => {
    const desk = testDesk();
    const { now, write, press } = await enter(desk);
    write('Mine');
    desk.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => desk.tell('changed'));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Vera har sparat en nyare version'),
    );
    await press('Hämta den');
    expect(now().page.editing?.document).toEqual(aboutPage('about', 'Mine', 'Veras text'));
    expect(now().newer).toBeUndefined();
  });

  it('names the field that both changed, and no other', async () => {
    const desk = testDesk();
    const { now, write } = await enter(desk);
    write('Mine');
    desk.elsewhere('Vera', aboutPage('about', 'Hers', 'Veras text'));
    await act(async () => void (await now().open.save()));
    expect(screen.getByRole('alert').textContent).toContain(
      'Ni har båda ändrat: Sidan, Titel, svenska',
    );
    expect(screen.getByRole('alert').textContent).not.toContain('Rubrik');
    expect(screen.getByRole('button', { name: 'Jämför med utkast 2' })).toBeDefined();
  });

  it('says that a page was saved because it was left, and takes it back when asked', async () => {
    const desk = testDesk();
    const { now, write, press } = await enter(desk);
    write('Half a thought');
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    expect(screen.getByRole('status').textContent).toContain(
      'sparades som utkast när du gick vidare.',
    );
    await press('Ta tillbaka ändringarna');
    expect(desk.revisions.map(({ document: { title } }) => title.sv)).toEqual([
      'Om oss',
      'Half a thought',
      'Om oss',
    ]);
    expect(screen.getByRole('status').textContent).toContain('är som den var.');
  });

  it('lets an editor go when what is open cannot be saved, and has it when they are back', async () => {
    const desk = testDesk();
    const { now, write, press } = await enter(desk);
    write('Unsaved');
    desk.fail('unreachable');
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    expect(now().chosen?.key).toBe('about');
    desk.fail(undefined);
    await press('Gå vidare ändå');
    await waitFor(() =>
      expect([now().chosen?.key, now().page.editing?.document.title.sv]).toEqual([
        'team',
        'Om oss',
      ]),
    );
    await act(() => now().choose({ kind: 'page', key: 'about' }));
    await waitFor(() =>
      expect([now().page.editing?.document.title.sv, now().open.said?.kind]).toEqual([
        'Unsaved',
        'restored',
      ]),
    );
  });

  it('has page and widget in the address, where a reload and a colleague come to it', async () => {
    const desk = testDesk();
    const { now } = await enter(desk);
    expect(location.search).toBe('');
    act(() => now().chooseWidget('w'));
    expect(location.search).toBe('?page=about&widget=w');
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    expect(location.search).toBe('?page=team');
    cleanup();
    history.replaceState(null, '', '?page=team&widget=w');
    const again = await enter(desk);
    expect([again.now().chosen?.key, again.now().widget?.id]).toEqual(['team', 'w']);
  });

  it('saves what is written before going back', async () => {
    const desk = testDesk();
    const { now, write } = await enter(desk);
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    await waitFor(() => expect(now().page.editing).toBeDefined());
    write('Written on the way');
    history.replaceState(null, '', '?page=about');
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(now().chosen?.key).toBe('about'));
    expect(desk.revisions.at(-1)?.document.title.sv).toBe('Written on the way');
  });

  it('adds an offer that ends in a week, though its example ends in another century', async () => {
    const { now } = await enter(testDesk());
    const example = await loadExampleFields('offers');
    act(() => now().add('offers', example));
    const ends = now().widget?.fields['ends'] as Readonly<Record<string, string>> | undefined;
    const days = (Date.parse(ends?.['*'] ?? '') - Date.now()) / 86_400_000;
    expect([days > 6.9, days < 8.1, JSON.stringify(example)]).toEqual([
      true,
      true,
      expect.stringContaining('2126-11-29'),
    ]);
  });
});
