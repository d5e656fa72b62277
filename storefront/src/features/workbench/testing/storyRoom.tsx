/** The editors' room for a story: the workbench itself, in the language that the toolbar is turned to, at a desk of the story's own. */
import { type Language, languages, loadTitles, type Titles } from '@solvik/content-schema/editing';
import { loadWidgetText } from '@solvik/widgets';
import type { StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type Services, ServicesProvider } from '../../../app/services.ts';
import { createDataApi } from '../../../data-api/createDataApi.ts';
import { loadText } from '../../../languages/loadText.ts';
import { type PlacedSite, sites } from '../../market/sites.ts';
import { writePlace } from '../place.ts';
import { useWorkbench, type WorkbenchState } from '../useWorkbench.ts';
import { WorkbenchRoom } from '../WorkbenchApp.tsx';
import { loadWorkbenchText, type WorkbenchText } from '../workbenchText.ts';
import { openStoryDesk, type StoryDesk } from './storyDesk.ts';

/** What is done once the page is open: a widget chosen, a dialog asked for. */
type Begin = (workbench: WorkbenchState) => void;

interface Told {
  readonly text: WorkbenchText;
  readonly titles: Titles;
  readonly shop: Pick<Services, 'text' | 'widgetText'>;
}

/** In the place of every page of the shop stands one still sheet: a frame’s address goes on behind its #. */
const basename = './pictures/page.html#';
const now = new Date('2026-11-21T10:00:00Z');

async function tell(language: Language): Promise<Told> {
  const [text, titles, shopText, widgetText] = await Promise.all([
    loadWorkbenchText(language),
    loadTitles(language),
    loadText(language),
    loadWidgetText(language),
  ]);
  return { text, titles, shop: { text: shopText, widgetText } };
}

function Room({ told: { text, titles }, begin }: { readonly told: Told; readonly begin: Begin }) {
  const workbench = useWorkbench({ text, titles });
  const [hasBegun, setBegun] = useState(false);
  const isOpen = workbench.page.editing !== undefined;
  useEffect(() => {
    if (!isOpen || hasBegun) return;
    setBegun(true);
    begin(workbench);
  }, [isOpen, hasBegun, begin, workbench]);
  return <WorkbenchRoom workbench={workbench} />;
}

/** Made anew for every story and language: whoever asked before has their own answers. */
function Desk({
  told,
  site,
  begin,
}: {
  readonly told: Told;
  readonly site: PlacedSite;
  readonly begin: Begin;
}) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [services] = useState((): Services => ({
    ...told.shop,
    site,
    sites: [site],
    queryClient,
    dataApi: createDataApi({
      site,
      url: new URL('/graphql', location.origin).href,
      fetch: (request) => globalThis.fetch(request),
    }),
    now: () => now,
  }));
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <Room told={told} begin={begin} />
      </QueryClientProvider>
    </ServicesProvider>
  );
}

interface Shown {
  readonly begin?: Begin;
  /** A selector of what has come once the story stands. */
  readonly until?: string;
}

const isLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL.includes('page.html') === true && contentDocument.readyState === 'complete';

/** A story of the room as an editor meets it; it ends when all has come that it shows. */
export function atDesk(
  desk: StoryDesk = {},
  { begin = () => undefined, until = '#workbench-fields [role="tabpanel"]' }: Shown = {},
): StoryObj {
  return {
    afterEach: async ({ canvasElement: { ownerDocument: page } }) => {
      await waitFor(() => expect(page.querySelector(until)).not.toBeNull(), { timeout: 20_000 });
      await waitFor(() => expect([...page.querySelectorAll('iframe')].every(isLoaded)).toBe(true), {
        timeout: 20_000,
      });
    },
    beforeEach: () => {
      // What the story before left open, and had not saved, is not this one's.
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${writePlace(location.search, {})}`,
      );
      localStorage.removeItem('solvik-workbench-width');
      sessionStorage.clear();
      return openStoryDesk(desk);
    },
    // What forms fetch when they first need it is here, or it would come while a story is looked at.
    loaders: [
      async () => import('@solvik/design-system/combobox').then(() => ({})),
      async () => ({
        told: new Map(
          await Promise.all(
            languages.map(async (language) => [language, await tell(language)] as const),
          ),
        ),
      }),
    ],
    render: (_args, { loaded, globals: { locale } }) => {
      const site = sites.find((each) => each.locale === locale) ?? sites[0];
      const told = (loaded['told'] as ReadonlyMap<Language, Told>).get(site.locale);
      return (
        <>
          {told && (
            <Desk
              key={site.locale}
              told={told}
              site={{ ...site, origin: location.origin, basename }}
              begin={begin}
            />
          )}
        </>
      );
    },
  };
}
