// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { sites } from '@solvik/addresses';
import { menuPart, useModal } from '../../interface/modal.ts';
import { loadText } from '../../languages/loadText.ts';
import { staticRouter } from '../../page/createPageRouter.ts';
import { LatePanel } from '../../page/LatePanel.tsx';
import { PageRouterProvider } from '../../page/pageRouter.ts';
import { demoResponses } from '../../testing/demoResponses.ts';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { loadLayout } from './loadLayout.ts';
import { loadPhoneMenu, ShopHeader } from './ShopHeader.tsx';

const [first] = sites;
const site = { ...first, origin: 'https://solvik.example', basename: '' };

interface Sent {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

function Menu() {
  const { current, close } = useModal();
  return (
    <LatePanel
      part={menuPart}
      isOpen={current === menuPart}
      load={loadPhoneMenu}
      props={{}}
      close={close}
    />
  );
}

/**
 * The header of a page as the server sent it; `tree` responds to the request for the phone's menu.
 */
async function openHead(tree: () => Promise<Response>) {
  const requested: string[] = [];
  const fetch = async (request: Request) => {
    const { operationName, variables } = (await request.json()) as Sent;
    requested.push(operationName);
    return operationName === 'menuTree'
      ? tree()
      : Response.json({ data: demoResponses(site)[operationName]?.(variables) });
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const services: Services = {
    site,
    sites: [site],
    dataApi: createDataApi({ site, url: 'https://solvik.example/graphql', fetch }),
    queryClient,
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  await loadLayout(services);
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <PageRouterProvider value={staticRouter({ location, action: 'POP' })}>
          <ShopHeader />
          <Menu />
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return { requested, button: await screen.findByRole('button', { name: 'Meny' }) };
}

const treeLoaded = () =>
  Promise.resolve(Response.json({ data: demoResponses(site)['menuTree']?.({}) }));
const entries = async () => within(await screen.findByRole('navigation', { name: 'Meny' }));

beforeEach(() => {
  window.innerWidth = 390;
  useModal.setState(useModal.getInitialState(), true);
});
afterEach(cleanup);

describe('the menu of a phone', () => {
  it('is fetched once its button is hovered or touched, and only once', async () => {
    const { requested, button } = await openHead(treeLoaded);
    expect(requested).not.toContain('menuTree');
    await userEvent.hover(button);
    await waitFor(() => expect(requested).toContain('menuTree'));
    await userEvent.click(button);
    expect((await entries()).getByText('Avdelning 3')).toBeVisible();
    expect(requested.filter((operation) => operation === 'menuTree')).toHaveLength(1);
  });

  it('shows the bar’s categories until it has loaded', async () => {
    let come: () => void = () => undefined;
    const { button } = await openHead(
      () =>
        new Promise((resolve) => {
          come = () => resolve(treeLoaded());
        }),
    );
    await userEvent.click(button);
    const menu = await entries();
    expect(menu.getByRole('link', { name: 'Herr' }).getAttribute('href')).toBe('/c/2');
    come();
    expect(await menu.findByText('Avdelning 3')).toBeVisible();
    expect(menu.queryByText('Herr')).toBeNull();
  });

  it('still shows them if it cannot be loaded', async () => {
    const { requested, button } = await openHead(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await userEvent.click(button);
    await waitFor(() => expect(requested).toContain('menuTree'));
    expect((await entries()).getByRole('link', { name: 'Herr' })).toBeVisible();
  });
});
