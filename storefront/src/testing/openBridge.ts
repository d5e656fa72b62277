/**
 * A framed page with the bridge of an editor’s preview, stopped after each test of the importing
 * file.
 */
import {
  bridgeProtocol,
  bridgeVersion,
  type RenderedFinding,
  type PageMessage,
  type Sent,
} from '@solvik/content-schema/editing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach } from 'vitest';
import { startBridge } from '../features/preview/bridge.ts';

export const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

export const area = { id: 7, name: 'Front', containers: [] };

export function open(inspect = async (): Promise<readonly RenderedFinding[]> => []) {
  document.body.innerHTML =
    '<div data-preview-widget="7-hero"><a href="/c/dam">Dam</a></div><div data-preview-widget="7-list"></div><p id="outside">A</p>';
  const sent: { readonly message: Sent<PageMessage>; readonly to: string }[] = [];
  const parent = {
    postMessage: (message: Sent<PageMessage>, to: string) => sent.push({ message, to }),
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
  const receive = (
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
  return { sent, receive, press, queryClient, last: () => sent.at(-1)?.message };
}

export const container = {
  id: 700,
  sortOrder: 0,
  name: 'Row',
  layout: 'full',
  responsiveMode: '',
  design: 'default',
};
export const widget = {
  id: '7-hero',
  name: 'Hero',
  type: 'hero',
  size: 'full',
  sortOrder: 0,
  configuration: '{"heading":"Hej"}',
};
