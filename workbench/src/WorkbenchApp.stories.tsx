import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  serviceFindings,
  faultyPage,
  pageOf,
  revision,
  storedExample,
  summaryOf,
  usualPages,
} from './testing/storyPages.ts';
import { workbenchStory } from './testing/workbenchStory.tsx';

const meta = {
  title: 'Workbench/App',
  parameters: { layout: 'fullscreen', conformance: { root: 'none' } },
} satisfies Meta;
export default meta;
type Play = NonNullable<StoryObj['play']>;

/** A form's pickers are fetched when they are first needed. */
const until = '#workbench-fields [role="combobox"]';

const phone = { viewport: { value: 'phone' } };
/**
 * On a phone the browser scrolls to the focused element while the header is still being measured: a
 * fixed position is the same every time.
 */
const putInPlace = (control: Element): void => {
  const view = control.ownerDocument.defaultView;
  view?.scrollTo({ top: view.scrollY + control.getBoundingClientRect().top - 500 });
};
const pressed =
  (role: 'button' | 'tab', name: RegExp | string): Play =>
  async ({ canvasElement }) => {
    const control = await within(canvasElement).findByRole(role, { name });
    await userEvent.click(control);
    putInPlace(control);
  };

export const PageOpen: StoryObj = workbenchStory();
export const PageOpenOnPhone: StoryObj = { ...PageOpen, globals: phone };
export const FormOfWidget: StoryObj = workbenchStory(
  {},
  { begin: ({ chooseWidget }) => chooseWidget('hero'), until },
);
export const FormOfWidgetOnPhone: StoryObj = { ...FormOfWidget, globals: phone };
/** A list with its items, each with fields of its own. */
export const FormOfList: StoryObj = workbenchStory(
  {},
  { begin: ({ chooseWidget }) => chooseWidget('buttons'), until },
);
/** Schedule, audience and the row are collapsed until they are opened. */
export const FormUnfolded: StoryObj = {
  ...FormOfWidget,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: /^Rubrik/ });
    const summaries = [...canvasElement.querySelectorAll('#workbench-fields summary')];
    for (const summary of summaries) await userEvent.click(summary);
    for (const last of summaries.slice(-1)) putInPlace(last);
    await expect(canvasElement.querySelector('#workbench-fields details:not([open])')).toBeNull();
  },
};
/** An error is shown at its field. */
export const FormWithErrors: StoryObj = workbenchStory(
  { document: faultyPage },
  {
    begin: ({ chooseWidget, setLanguage }) => {
      setLanguage('da');
      chooseWidget('hero');
    },
    until,
  },
);
export const AllChannels: StoryObj = workbenchStory(
  {},
  { begin: ({ preview, setPreview }) => setPreview({ ...preview, channel: 'all' }) },
);
export const ScheduledPage: StoryObj = workbenchStory(
  {},
  { begin: ({ choose }) => void choose({ kind: 'page', key: 'product' }) },
);
/** Its scheduled time has passed, and it could not be published. */
export const ScheduleFailed: StoryObj = workbenchStory({
  document: faultyPage,
  pages: [
    summaryOf('winter', {
      state: 'changed',
      scheduled: {
        revision: 3,
        at: '2026-11-20T05:00:00.000Z',
        by: 'Erik',
        failure: { at: '2026-11-20T05:00:00.000Z', findings: serviceFindings },
      },
    }),
  ],
});
export const Menu: StoryObj = workbenchStory(
  {},
  {
    begin: ({ choose, chooseItem }) =>
      void choose({ kind: 'menu', key: 'main-desktop' }).then(() => chooseItem('coats')),
    until,
  },
);
export const MenuOnPhone: StoryObj = { ...Menu, globals: phone };
export const MediaLibrary: StoryObj = workbenchStory(
  {},
  { begin: ({ setLibrary }) => setLibrary({}), until: '#workbench-fields' },
);
export const MediaLibraryEmpty: StoryObj = workbenchStory(
  { pictures: [] },
  { begin: ({ setLibrary }) => setLibrary({}), until: '#workbench-fields' },
);
/** Its small pictures are photographs of stories, so they are not photographed again. */
export const WidgetGallery: StoryObj = {
  ...workbenchStory({}, { begin: ({ openGallery }) => openGallery(), until: '#workbench-fields' }),
  parameters: { visual: { widths: [] }, chromatic: { disableSnapshot: true } },
};
export const WidgetGalleryOnPhone: StoryObj = { ...WidgetGallery, globals: phone };
/** Writers cannot publish, and are informed before they try. */
export const Writer: StoryObj = workbenchStory({ role: 'writer' });

export const Empty: StoryObj = workbenchStory({
  document: pageOf([]),
  pages: [summaryOf('winter')],
  menus: [],
});
export const Many: StoryObj = workbenchStory({
  pages: [
    ...usualPages,
    ...Array.from({ length: 60 }, (_, at) =>
      summaryOf(`page-${String(at + 1)}`, { pageId: 100 + at }),
    ),
  ],
  document: pageOf(
    Array.from({ length: 24 }, (_, at) =>
      storedExample('text', 'Heading and lead', { id: `text-${String(at)}` }),
    ),
  ),
});
export const ManyOnPhone: StoryObj = { ...Many, globals: phone };
export const Loading: StoryObj = workbenchStory({ fails: 'never' }, { until: '[role="status"]' });
export const Unreachable: StoryObj = workbenchStory(
  { fails: 'unreachable' },
  { until: '[data-tone="error"]' },
);
/** The page cannot be opened; the rest of the workbench stays. */
export const PageRefused: StoryObj = workbenchStory(
  { answers: { read: { kind: 'refused', code: 'unknown' } } },
  { until: '[data-tone="error"]' },
);
export const SignedOut: StoryObj = workbenchStory(
  { fails: 'signed-out' },
  { until: '[data-tone="error"]' },
);

export const Findings: StoryObj = {
  ...workbenchStory({ document: faultyPage, findings: serviceFindings }),
  play: pressed('tab', /^Anmärkningar/),
};
export const FindingsOnPhone: StoryObj = { ...Findings, globals: phone };
export const History: StoryObj = {
  ...workbenchStory(),
  play: async (context) => {
    await pressed('tab', 'Historik')(context);
    await expect(await within(context.canvasElement).findByText(/Ny rubrik/)).toBeVisible();
  },
};
export const HistoryRefused: StoryObj = {
  ...workbenchStory(
    { answers: { revisions: { kind: 'refused', code: 'unknown' } } },
    { until: '[role="tabpanel"] [data-tone="error"]' },
  ),
  play: pressed('tab', 'Historik'),
};
export const Conditions: StoryObj = {
  ...workbenchStory({}, { until: '[role="dialog"]' }),
  play: pressed('button', /^Återgivning/),
};

/** Publishing with errors is refused, with what is wrong. */
export const Refused: StoryObj = {
  ...workbenchStory(
    {
      document: faultyPage,
      answers: { publish: { kind: 'refused', code: 'has-errors', findings: serviceFindings } },
    },
    { until: '[data-tone="error"]' },
  ),
  play: pressed('button', 'Publicera'),
};
/** Another editor saved another title meanwhile: nothing is lost, and the conflict is shown. */
export const TwoEditors: StoryObj = {
  ...workbenchStory({
    answers: {
      save: {
        kind: 'conflict',
        newest: {
          ...revision(4, 'Erik'),
          document: { ...faultyPage, title: { ...faultyPage.title, sv: 'Vinterrean' } },
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Titel/ }), ' och jackor');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await expect(await canvas.findByText(/^Erik har sparat/)).toBeVisible();
  },
};
