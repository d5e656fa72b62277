/**
 * The workbench for a story, in the language that the toolbar selects, with a content service of
 * the story's own.
 */
import { sites } from '@solvik/addresses';
import { type Language, languages, loadTitles, type Titles } from '@solvik/content-schema/editing';
import type { StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { HostProvider, type WorkbenchHost } from '../host.ts';
import { writeWorkbenchRoute } from '../route/workbenchRoute.ts';
import { useWorkbench } from '../useWorkbench.ts';
import type { WorkbenchState } from '../workbenchState.ts';
import { WorkbenchScreen } from '../WorkbenchApp.tsx';
import { loadWorkbenchText, type WorkbenchText } from '../workbenchText.ts';
import { openStoryService, type StoryService } from './storyService.ts';
import { storyPicture } from './storyPicture.ts';

/** Run once the page is open: chooses a widget, opens a dialog. */
type Begin = (workbench: WorkbenchState) => void;

interface LoadedTexts {
  readonly text: WorkbenchText;
  readonly titles: Titles;
}

/** Every page of the shop is one static sheet: a frame’s address is appended after its #. */
const basename = './pictures/page.html#';
/** Rejects, as a shop that does not respond. */
const unanswered = async (): Promise<never> => {
  throw new TypeError('The shop does not respond.');
};
const noProducts: WorkbenchHost['products'] = { find: unanswered, byId: unanswered };
const now = new Date('2026-11-21T10:00:00Z');

async function loadTexts(language: Language): Promise<LoadedTexts> {
  const [text, titles] = await Promise.all([loadWorkbenchText(language), loadTitles(language)]);
  return { text, titles };
}

function StoryWorkbench({
  texts: { text, titles },
  begin,
}: {
  readonly texts: LoadedTexts;
  readonly begin: Begin;
}) {
  const workbench = useWorkbench({ text, titles });
  const [hasBegun, setBegun] = useState(false);
  const isOpen = workbench.page.editing !== undefined;
  useEffect(() => {
    if (!isOpen || hasBegun) return;
    setBegun(true);
    begin(workbench);
  }, [isOpen, hasBegun, begin, workbench]);
  return <WorkbenchScreen workbench={workbench} />;
}

/** Created for every story and language: a late request of another has its own responses. */
function StoryHost({
  texts,
  site,
  begin,
}: {
  readonly texts: LoadedTexts;
  readonly site: WorkbenchHost['site'];
  readonly begin: Begin;
}) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [host] = useState((): WorkbenchHost => ({
    site,
    now: () => now,
    products: noProducts,
    pictureOf: storyPicture,
  }));
  return (
    <HostProvider value={host}>
      <QueryClientProvider client={queryClient}>
        <StoryWorkbench texts={texts} begin={begin} />
      </QueryClientProvider>
    </HostProvider>
  );
}

interface Shown {
  readonly begin?: Begin;
  /** A selector of what has loaded once the story is ready. */
  readonly until?: string;
}

const isLoaded = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.URL.includes('page.html') === true && contentDocument.readyState === 'complete';

/**
 * A story of the workbench as an editor uses it; it is complete when all of its content has loaded.
 */
export function workbenchStory(
  service: StoryService = {},
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
      // What the previous story left open and unsaved does not belong to this one.
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${writeWorkbenchRoute(location.search, {})}`,
      );
      localStorage.removeItem('solvik-workbench-width');
      sessionStorage.clear();
      return openStoryService(service);
    },
    // What forms load on demand is loaded, or it would arrive while a story is photographed.
    loaders: [
      async () => import('@solvik/design-system/combobox').then(() => ({})),
      async () => ({
        texts: new Map(
          await Promise.all(
            languages.map(async (language) => [language, await loadTexts(language)] as const),
          ),
        ),
      }),
    ],
    render: (_args, { loaded, globals: { locale } }) => {
      const site = sites.find((each) => each.locale === locale) ?? sites[0];
      const reported = (loaded['texts'] as ReadonlyMap<Language, LoadedTexts>).get(site.locale);
      return (
        <>
          {reported && (
            <StoryHost
              key={site.locale}
              texts={reported}
              site={{ ...site, basename }}
              begin={begin}
            />
          )}
        </>
      );
    },
  };
}
