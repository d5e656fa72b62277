/** Runs a hook of the shop in a test, against a Data API whose responses the test decides. */
import { sites } from '@solvik/addresses';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../page/createQueryClient.ts';
import { createDataApi } from '../data-api/createDataApi.ts';
import { loadText } from '../languages/loadText.ts';
import { type Services, ServicesProvider } from '../page/services.ts';

/** A call as it reached the Data API. */
export interface SentOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Responds with the operation's data. */
  readonly answer: (data: object) => void;
  /** Responds with an error, with its `extensions.code` if it has one. */
  readonly refuse: (code?: string) => void;
  /** Fails the call as a lost connection does. */
  readonly disconnect: () => void;
}

/** The shop for a hook in a test: Swedish, in kronor. */
export interface HookShop {
  readonly services: Services;
  /** Every call in order, pending until the test answers it. */
  readonly sent: readonly SentOperation[];
}

/** `answers` has the data of operations that are answered at once, by their name. */
export async function openHookShop(
  responses: Readonly<Record<string, object>> = {},
): Promise<HookShop> {
  const site = { ...sites[0], origin: 'https://solvik.example', basename: '' };
  const sent: SentOperation[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { operationName: name, variables } = (await request.json()) as {
      readonly operationName: string;
      readonly variables: SentOperation['variables'];
    };
    const immediate = responses[name];
    if (immediate) return Response.json({ data: immediate });
    return new Promise((resolve, reject) => {
      sent.push({
        name,
        variables,
        answer: (data) => resolve(Response.json({ data })),
        refuse: (code) =>
          resolve(
            Response.json({
              errors: [{ message: 'Refused', ...(code && { extensions: { code } }) }],
            }),
          ),
        disconnect: () => reject(new TypeError('Failed to fetch')),
      });
    });
  };
  const services: Services = {
    site,
    sites: [site],
    dataApi: createDataApi({ site, url: 'https://solvik.example/graphql', fetch }),
    queryClient: createQueryClient(),
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  return { services, sent };
}

/** Renders a hook with the services of `shop` around it. */
export function renderShopHook<Result>({ services }: HookShop, useHook: () => Result) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesProvider>
  );
  return renderHook(useHook, { wrapper });
}
