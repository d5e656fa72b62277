// @vitest-environment happy-dom
import type { RouteName } from '@solvik/addresses';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataApiError } from '../data-api/dataApiError.ts';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { useToast } from '../interface/toast.ts';
import { HttpError } from '../page/httpErrors.ts';
import type { PageView } from '../page/pageRouter.ts';
import { ServicesProvider } from '../page/services.ts';
import { viewAt } from '../testing/createTestRouter.ts';
import { openHookShop } from '../testing/renderShopHook.tsx';
import { retainList } from './retainList.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pageOf = (name: RouteName) => ({
  name,
  criteria: null,
  isPersonal: false,
  meta: () => ({ title: '', description: '' }),
  status: () => 200,
  draw: () => null,
});

const offline = () =>
  new DataApiError('Network error: Network request failed', { status: 503, operation: 'products' });
const failed = (path: string, error: unknown = offline()): PageView => viewAt(path, { error });

/** A list that is shown, and what has been made of the views after it. */
function open(path = '/c/dam', name: RouteName = 'category') {
  const [retry, report] = [vi.fn(), vi.fn()];
  const first = viewAt(path, { page: pageOf(name) });
  const retain = retainList({ services: { report }, first, retry });
  return {
    first,
    retry,
    report,
    show: (view: PageView, isRetrying = false) => retain(view, isRetrying),
  };
}

/** Renders the message of a view within the shop. */
async function renderMessage({ unreached }: PageView) {
  const { services } = await openHookShop();
  const shop = (message: PageView['unreached']) => (
    <ServicesProvider value={services}>
      <main id="main" tabIndex={-1}>
        {message?.message}
      </main>
    </ServicesProvider>
  );
  const { rerender } = render(shop(unreached));
  return (view: PageView) => rerender(shop(view.unreached));
}

describe('a list whose next choice cannot be reached', () => {
  it('stays where it is, at the address of the choice', () => {
    const { first, show } = open();
    const view = show(failed('/c/dam?sort=PRICE'));
    expect(view).toMatchObject({
      location: { search: '?sort=PRICE' },
      page: first.page,
      error: undefined,
      scroll: false,
      unreached: { location: first.location },
    });
  });

  it('stays for a second choice, and while that is loaded', () => {
    const { first, show } = open();
    show(failed('/c/dam?sort=PRICE'));
    const pending = show({ ...failed('/c/dam?sort=PRICE'), next: '/c/dam?sort=LATEST' });
    expect([pending.page, pending.next]).toEqual([first.page, '/c/dam?sort=LATEST']);
    expect(show(failed('/c/dam?sort=LATEST')).unreached?.location).toBe(first.location);
  });

  it('has its own message in place of the floating one', () => {
    const { show } = open();
    useToast.getState().notify('Du är offline.');
    show(failed('/c/dam?sort=PRICE'));
    expect(useToast.getState().current).toBeUndefined();
  });

  it('is replaced by a choice that can be reached', () => {
    const { show } = open();
    show(failed('/c/dam?sort=PRICE'));
    const reached = viewAt('/c/dam?sort=PRICE', { page: pageOf('category') });
    expect(show(reached)).toBe(reached);
    expect(show(failed('/c/dam?sort=LATEST')).unreached?.location).toBe(reached.location);
  });

  it.each<[string, PageView, string, RouteName]>([
    ['another list', failed('/c/herr'), '/c/dam', 'category'],
    ['a page that is no list', failed('/p/alma?size=38'), '/p/alma', 'product'],
    ['a page that is missing', failed('/c/dam?page=9', new HttpError(404)), '/c/dam', 'category'],
    [
      'a choice that the back end refuses',
      failed('/c/dam?page=9', new DataApiError('No', { code: 'BAD_USER_INPUT', operation: 'a' })),
      '/c/dam',
      'category',
    ],
  ])('does not stay for %s', (_, view, path, name) => {
    expect(open(path, name).show(view)).toBe(view);
  });

  it.each([
    ['a status of the server', new DataApiError('500', { operation: 'products' }), 1],
    ['a lost connection', offline(), 0],
  ])('stays after %s, which is reported if it can be', (_, error, reports) => {
    const { show, report } = open();
    const view = failed('/c/dam?sort=PRICE', error);
    expect(show(view).unreached).toBeDefined();
    show(view);
    expect(report).toHaveBeenCalledTimes(reports);
  });

  it('stays if its code cannot be loaded without a network, and only then', () => {
    const code = failed('/c/dam?sort=PRICE', new TypeError('Failed to fetch module'));
    expect(open().show(code)).toBe(code);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(open().show(code).unreached).toBeDefined();
    const missing = failed('/c/dam?page=9', new HttpError(404));
    expect(open().show(missing)).toBe(missing);
  });

  it('ends the loading bar in red at each failure', () => {
    const fail = vi.spyOn(useLoadingBar.getState(), 'fail');
    const { show } = open();
    const view = failed('/c/dam?sort=PRICE');
    show(view);
    show(view);
    expect(fail).toHaveBeenCalledTimes(1);
    show(failed('/c/dam?sort=PRICE'));
    expect(fail).toHaveBeenCalledTimes(2);
  });

  it('is retried when the connection returns, once, and no more when it has been replaced', () => {
    const { show, retry } = open();
    show(failed('/c/dam?sort=PRICE'));
    show(failed('/c/dam?sort=PRICE&page=2'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledOnce();
    show(failed('/c/dam?sort=PRICE'));
    show(viewAt('/c/dam', { page: pageOf('category') }));
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('its message', () => {
  it('says that the shop cannot be reached, and retries', async () => {
    const { show, retry } = open();
    await renderMessage(show(failed('/c/dam?sort=PRICE')));
    expect(screen.getByRole('alert').textContent).toMatch(/^Vi når inte butiken just nu\./);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('names the lost connection if code cannot be loaded without a network, which is not reported', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { show, report } = open();
    await renderMessage(show(failed('/c/dam?sort=PRICE', new TypeError('Failed to fetch module'))));
    expect(screen.getByRole('alert').textContent).toMatch(/^Vi når inte butiken just nu\./);
    expect(report).not.toHaveBeenCalled();
  });

  it('says that something went wrong if the shop responds', async () => {
    const error = new DataApiError('500', { operation: 'products' });
    await renderMessage(open().show(failed('/c/dam?sort=PRICE', error)));
    expect(screen.getByRole('alert').textContent).toMatch(/^Något gick tyvärr fel\./);
  });

  it('is announced again when the retry fails, and keeps the focus on its button', async () => {
    const { show } = open();
    const view = failed('/c/dam?sort=PRICE');
    const draw = await renderMessage(show(view));
    const [words, button] = [screen.getByText(/^Vi når inte/), screen.getByRole('button')];
    button.focus();
    const retried = show(view, true);
    draw(retried);
    expect([button.getAttribute('aria-busy'), retried.next]).toEqual(['true', '/c/dam?sort=PRICE']);
    draw(show(failed('/c/dam?sort=PRICE')));
    expect(words.isConnected).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus to the content when it has done its work', async () => {
    const { show } = open();
    const draw = await renderMessage(show(failed('/c/dam?sort=PRICE')));
    screen.getByRole('button').focus();
    draw(show(viewAt('/c/dam?sort=PRICE', { page: pageOf('category') })));
    expect(document.activeElement?.id).toBe('main');
  });
});
