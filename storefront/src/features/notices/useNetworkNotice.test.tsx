// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { useToast } from '../../interface/toast.ts';
import { loadText } from '../../languages/loadText.ts';
import { sites } from '@solvik/addresses';
import { useNetworkNotice } from './useNetworkNotice.ts';

afterEach(cleanup);

function Listener() {
  useNetworkNotice();
  return null;
}

const become = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

it.each(sites)(
  'announces in $locale that the network is lost or back, but not its initial state',
  async (shopSite) => {
    useToast.setState(useToast.getInitialState(), true);
    const site = { ...shopSite, origin: 'https://solvik.example', basename: '' };
    const dataApi = createDataApi({
      site,
      url: 'https://solvik.example/graphql',
      fetch: () => Promise.resolve(Response.json({})),
    });
    const text = await loadText(site.locale);
    const services: Services = {
      site,
      sites: [site],
      dataApi,
      queryClient: new QueryClient(),
      text,
      widgetText: await loadWidgetText(site.locale),
      now: () => new Date('2026-11-21T10:00:00Z'),
    };
    become(true);
    render(
      <ServicesProvider value={services}>
        <Listener />
      </ServicesProvider>,
    );
    const message = () => useToast.getState().current?.message;
    expect(message()).toBeUndefined();
    act(() => become(false));
    expect(message()).toBe(text('notice.offline'));
    act(() => become(true));
    expect(message()).toBe(text('notice.online'));
  },
);
