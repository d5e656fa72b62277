// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HostProvider } from './host.ts';
import { testHost } from './testing/testHost.ts';
import { loadExampleFields } from './gallery/loadExampleFields.ts';
import { aboutPage, createTestService } from './testing/createTestService.ts';
import { IssueBar } from './notices/IssueBar.tsx';
import { Present } from './notices/Present.tsx';
import { useWorkbench } from './useWorkbench.ts';
import type { WorkbenchState } from './workbenchState.ts';
import { loadWorkbenchText } from './workbenchText.ts';

beforeEach(() => history.replaceState(null, '', '/preview-widgets'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The workbench without its columns, and for whom the page is open. */
async function enter(service: ReturnType<typeof createTestService>, Shown = IssueBar) {
  const text = await loadWorkbenchText('sv');
  const queryClient = new QueryClient();
  const harness: { now: WorkbenchState | undefined } = { now: undefined };
  function Harness() {
    const workbench = useWorkbench({ text, titles: {}, service: service.api });
    harness.now = workbench;
    return <Shown workbench={workbench} />;
  }
  render(
    <HostProvider value={testHost}>
      <QueryClientProvider client={queryClient}>
        <Harness />
      </QueryClientProvider>
    </HostProvider>,
  );
  const now = (): WorkbenchState => {
    if (!harness.now) throw new Error('The workbench has not rendered.');
    return harness.now;
  };
  await waitFor(() =>
    expect([now().page.editing?.revision, now().mayEdit]).toEqual([service.revisions.length, true]),
  );
  return {
    now,
    write: (title: string) => act(() => now().page.edit(aboutPage('about', title))),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
  };
}

describe('the workbench', () => {
  it.each([
    ['signed-out', 'Din tid i verkstaden har gått ut. Det du har skrivit finns kvar här.'],
    ['unreachable', 'Det gick inte att spara: butiken svarade inte.'],
  ] as const)(
    'keeps what is written when the service is %s, shows a notice, and saves by itself when it is back',
    async (failure, words) => {
      const service = createTestService();
      const { now, write, press } = await enter(service);
      write('Unsaved');
      service.fail(failure);
      if (failure === 'unreachable') window.dispatchEvent(new Event('offline'));
      await act(async () => void (await now().open.save()));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
      expect([now().pages?.length, now().page.editing?.document.title.sv]).toEqual([2, 'Unsaved']);
      await press('Försök igen');
      expect(now().lost).toBe(failure);
      service.fail(undefined);
      // The network is back, or the window is focused again after a new link was opened in another
      // tab.
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
      expect(service.revisions.at(-1)?.document.title.sv).toBe('Unsaved');
    },
  );

  it('shows who else is on the page as soon as they arrive', async () => {
    const service = createTestService();
    const { now } = await enter(service, Present);
    service.open.push(
      { sessionId: 'mine', name: 'Anna', since: '' },
      { sessionId: 'hers', name: 'Vera', since: '' },
    );
    await act(async () => service.emit('presence'));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Vera har också sidan öppen'),
    );
    expect(now().others.map(({ name }) => name)).toEqual(['Vera']);
  });

  it.each([
    ['the library is opened', (harness: WorkbenchState) => harness.setLibrary({})],
    ['the gallery is opened', (harness: WorkbenchState) => harness.openGallery()],
    [
      'another page is opened',
      (harness: WorkbenchState) => void harness.choose({ kind: 'page', key: 'team' }),
    ],
  ])('dismisses the notice of publishing once %s', async (_notice, leave) => {
    const { now } = await enter(createTestService());
    await act(async () => now().open.publish());
    await waitFor(() => expect(screen.getByText('Sidan är publicerad.')).toBeVisible());
    act(() => leave(now()));
    await waitFor(() => expect(screen.queryByText('Sidan är publicerad.')).toBe(null));
  });

  it('notifies when another editor saved, and merges theirs under mine when it is fetched', async () => {
    const service = createTestService();
    const { now, write, press } = await enter(service);
    write('Mine');
    service.elsewhere('Vera', aboutPage('about', 'Om oss', 'Veras text'));
    await act(async () => service.emit('changed'));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Vera har sparat en nyare version'),
    );
    await press('Hämta den');
    expect(now().page.editing?.document).toEqual(aboutPage('about', 'Mine', 'Veras text'));
    expect(now().newer).toBeUndefined();
  });

  it("dismisses another editor's revision until the next one", async () => {
    const service = createTestService();
    const { now, press } = await enter(service);
    const saveElsewhere = async (title: string) => {
      service.elsewhere('Vera', aboutPage('about', title));
      await act(async () => service.emit('changed'));
    };
    await saveElsewhere('Hers');
    await waitFor(() => expect(now().newer?.number).toBe(2));
    await press('Fortsätt med min');
    expect(now().newer).toBeUndefined();
    await saveElsewhere('Hers again');
    await waitFor(() => expect(now().newer?.number).toBe(3));
  });

  it('names the field that both changed, and no other', async () => {
    const service = createTestService();
    const { now, write } = await enter(service);
    write('Mine');
    service.elsewhere('Vera', aboutPage('about', 'Hers', 'Veras text'));
    await act(async () => void (await now().open.save()));
    expect(screen.getByRole('alert').textContent).toContain(
      'Ni har båda ändrat: Sidan, Titel, svenska',
    );
    expect(screen.getByRole('alert').textContent).not.toContain('Rubrik');
    expect(screen.getByRole('button', { name: 'Jämför med utkast 2' })).toBeVisible();
  });

  it('reports that a page was saved on leaving, and undoes it on request', async () => {
    const service = createTestService();
    const { now, write, press } = await enter(service);
    write('Half a thought');
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    expect(screen.getByRole('status').textContent).toContain(
      'sparades som utkast när du gick vidare.',
    );
    await press('Ta tillbaka ändringarna');
    expect(service.revisions.map(({ document: { title } }) => title.sv)).toEqual([
      'Om oss',
      'Half a thought',
      'Om oss',
    ]);
    expect(screen.getByRole('status').textContent).toContain('är som den var.');
  });

  it('lets an editor leave when what is open cannot be saved, and restores it on return', async () => {
    const service = createTestService();
    const { now, write, press } = await enter(service);
    write('Unsaved');
    service.fail('unreachable');
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    expect(now().chosen?.key).toBe('about');
    service.fail(undefined);
    await press('Gå vidare ändå');
    await waitFor(() =>
      expect([now().chosen?.key, now().page.editing?.document.title.sv]).toEqual([
        'team',
        'Om oss',
      ]),
    );
    await act(() => now().choose({ kind: 'page', key: 'about' }));
    await waitFor(() =>
      expect([now().page.editing?.document.title.sv, now().open.notice?.kind]).toEqual([
        'Unsaved',
        'restored',
      ]),
    );
  });

  it('has page and widget in the address, which a reload and a colleague open', async () => {
    const service = createTestService();
    const { now } = await enter(service);
    expect(location.search).toBe('');
    act(() => now().chooseWidget('w'));
    expect(location.search).toBe('?page=about&widget=w');
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    expect(location.search).toBe('?page=team');
    cleanup();
    history.replaceState(null, '', '?page=team&widget=w');
    const again = await enter(service);
    expect([again.now().chosen?.key, again.now().widget?.id]).toEqual(['team', 'w']);
  });

  it('saves what is written before going back', async () => {
    const service = createTestService();
    const { now, write } = await enter(service);
    await act(() => now().choose({ kind: 'page', key: 'team' }));
    await waitFor(() =>
      expect(now().page).toMatchObject({ content: { key: 'team' }, editing: { past: [] } }),
    );
    write('Written on the way');
    history.replaceState(null, '', '?page=about');
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(now().chosen?.key).toBe('about'));
    expect(service.revisions.at(-1)?.document.title.sv).toBe('Written on the way');
  });

  it('adds an offer that ends in a week, though its example ends in another century', async () => {
    const { now } = await enter(createTestService());
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
