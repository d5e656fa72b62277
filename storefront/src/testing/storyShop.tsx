/**
 * A whole page of the shop for a story: its real routes, layouts and loaders, on a Data API that
 * returns plain data.
 */
import type { Locale } from '@solvik/shop';
import { type Site, sites } from '@solvik/addresses';
import { loadWidgetText } from '@solvik/widgets';
import type { StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../page/createQueryClient.ts';
import { connectMemoryRouter } from '../app/connectBrowserRouter.ts';
import { loadPage } from '../app/loadPage.ts';
import { Pages } from '../app/Pages.tsx';
import { type Services, ServicesProvider } from '../page/services.ts';
import { createDataApi } from '../data-api/createDataApi.ts';
import { consent } from '../device/consent.ts';
import { browserCookies, cookieNames } from '../device/cookies.ts';
import type { LocatedSite } from '../page/sites.ts';
import { createPageRouter } from '../page/createPageRouter.ts';
import { PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { loadText } from '../languages/loadText.ts';
import { type StoryResponses, defaultResponses } from './storyResponses.ts';

interface Visit {
  /** Overrides of the default responses. */
  readonly answers?: (site: Site) => StoryResponses;
  /** Whether the visitor has a cart. */
  readonly hasCart?: boolean;
  /** Written to the tab's storage before the page opens. */
  readonly prepare?: (site: Site) => void;
}

const placed: readonly LocatedSite[] = sites.map((site) => ({
  ...site,
  origin: 'https://solvik.example',
  basename: '',
}));
const now = () => new Date('2026-11-21T10:00:00Z');

interface RecordedRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const fetchFrom =
  (responses: StoryResponses) =>
  async (request: Request): Promise<Response> => {
    const { operationName, variables } = (await request.json()) as RecordedRequest;
    const response = responses[operationName];
    return Response.json(
      response
        ? { data: response(variables) }
        : { errors: [{ message: `The story has no response to ${operationName}.` }] },
    );
  };

async function openShop(
  channel: string,
  pathOf: (locale: Locale) => string,
  { answers, hasCart = false, prepare }: Visit,
) {
  const site = placed.find(({ channelId }) => channelId === channel) ?? placed[0];
  if (!site) throw new Error('There is no site to open.');
  if (hasCart) browserCookies.write(cookieNames.cart, 'story');
  else browserCookies.remove(cookieNames.cart);
  sessionStorage.clear();
  // The question of consent has its own stories.
  consent.decide([]);
  prepare?.(site);
  const dataApi = createDataApi({
    site,
    url: new URL('/graphql', location.origin).href,
    fetch: fetchFrom({ ...defaultResponses(site), ...answers?.(site) }),
  });
  const services: Services = {
    site,
    sites: placed,
    dataApi,
    // The search finds nothing to correct, and recommends nothing.
    searchTransport: () => Promise.resolve({ status: 200, body: {} }),
    queryClient: createQueryClient(),
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now,
  };
  const { pathname, search, hash, href } = new URL(pathOf(site.locale), site.origin);
  const found = await loadPage(services, new Request(href)).then(
    (page) => ({ page }),
    (error: unknown) => ({ error }),
  );
  const initial: PageView = {
    location: { pathname, search, hash, state: null, key: 'default' },
    action: 'POP',
    ...found,
  };
  const { connect, back } = connectMemoryRouter(services);
  const router = createPageRouter({
    initial,
    load: () => Promise.resolve(connect),
    leave: () => undefined,
    back,
  });
  return { services, router };
}

type Opened = Awaited<ReturnType<typeof openShop>>;

/** A story that opens a page at an address of the shown site. */
export function visit(
  pathOf: (locale: Locale) => string,
  options: Visit = {},
): Pick<StoryObj, 'loaders' | 'render' | 'parameters'> {
  return {
    // Printed as source, the services and the router would be traversed without end.
    parameters: { docs: { source: { type: 'code' } } },
    loaders: [
      async ({ globals }) => ({
        shop: await openShop(String(globals['channel']), pathOf, options),
      }),
    ],
    render: (_args, { loaded }) => {
      const { services, router } = loaded['shop'] as Opened;
      // A router is for one page’s life: in another site the page is another.
      return (
        <ServicesProvider key={services.site.channelId} value={services}>
          <QueryClientProvider client={services.queryClient}>
            <PageRouterProvider value={router}>
              <Pages />
            </PageRouterProvider>
          </QueryClientProvider>
        </ServicesProvider>
      );
    },
  };
}

/** A phone's width. */
export const onPhone = { viewport: { value: 'phone' } };
