import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  deskFindings,
  faultyPage,
  pageOf,
  revision,
  storedExample,
  summaryOf,
  usualPages,
} from './testing/storyPages.ts';
import { atDesk } from './testing/storyRoom.tsx';

const meta = {
  title: 'Workbench/Room',
  parameters: { layout: 'fullscreen', conformance: { root: 'none' } },
} satisfies Meta;
export default meta;
type Play = NonNullable<StoryObj['play']>;

/** A form's pickers are fetched when they are first needed. */
const until = '#workbench-fields [role="combobox"]';

const phone = { viewport: { value: 'phone' } };
/** On a phone the browser scrolls to what takes the focus while the head above is still being measured: a place of its own is the same every time. */
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

export const PageOpen: StoryObj = atDesk();
export const PageOpenOnPhone: StoryObj = { ...PageOpen, globals: phone };
export const FormOfWidget: StoryObj = atDesk(
  {},
  { begin: ({ chooseWidget }) => chooseWidget('hero'), until },
);
export const FormOfWidgetOnPhone: StoryObj = { ...FormOfWidget, globals: phone };
/** A list with its items, each with fields of its own. */
export const FormOfList: StoryObj = atDesk(
  {},
  { begin: ({ chooseWidget }) => chooseWidget('buttons'), until },
);
/** When and for whom, and the row it stands in, are folded until somebody opens them. */
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
/** What is wrong is said at its field. */
export const FormWithErrors: StoryObj = atDesk(
  { document: faultyPage },
  {
    begin: ({ chooseWidget, setLanguage }) => {
      setLanguage('da');
      chooseWidget('hero');
    },
    until,
  },
);
export const AllFronts: StoryObj = atDesk(
  {},
  { begin: ({ seen, setSeen }) => setSeen({ ...seen, front: 'all' }) },
);
export const ScheduledPage: StoryObj = atDesk(
  {},
  { begin: ({ choose }) => void choose({ kind: 'page', key: 'product' }) },
);
/** Its moment came, and it could not be published. */
export const ScheduleFailed: StoryObj = atDesk({
  document: faultyPage,
  pages: [
    summaryOf('winter', {
      state: 'changed',
      scheduled: {
        revision: 3,
        at: '2026-11-20T05:00:00.000Z',
        by: 'Erik',
        failure: { at: '2026-11-20T05:00:00.000Z', findings: deskFindings },
      },
    }),
  ],
});
export const Menu: StoryObj = atDesk(
  {},
  {
    begin: ({ choose, chooseItem }) =>
      void choose({ kind: 'menu', key: 'main-desktop' }).then(() => chooseItem('coats')),
    until,
  },
);
export const MenuOnPhone: StoryObj = { ...Menu, globals: phone };
export const MediaLibrary: StoryObj = atDesk(
  {},
  { begin: ({ setLibrary }) => setLibrary({}), until: '#workbench-fields' },
);
export const MediaLibraryEmpty: StoryObj = atDesk(
  { pictures: [] },
  { begin: ({ setLibrary }) => setLibrary({}), until: '#workbench-fields' },
);
/** Its small pictures are photographs of stories, so none is taken of them again. */
export const WidgetGallery: StoryObj = {
  ...atDesk({}, { begin: ({ openGallery }) => openGallery(), until: '#workbench-fields' }),
  parameters: { visual: { widths: [] }, chromatic: { disableSnapshot: true } },
};
export const WidgetGalleryOnPhone: StoryObj = { ...WidgetGallery, globals: phone };
/** Writers prepare, and are told so before they try to publish. */
export const Writer: StoryObj = atDesk({ role: 'writer' });

export const Empty: StoryObj = atDesk({
  document: pageOf([]),
  pages: [summaryOf('winter')],
  menus: [],
});
export const Many: StoryObj = atDesk({
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
export const Loading: StoryObj = atDesk({ fails: 'never' }, { until: '[role="status"]' });
export const Unreachable: StoryObj = atDesk(
  { fails: 'unreachable' },
  { until: '[data-tone="error"]' },
);
/** The page cannot be opened; the rest of the room stands. */
export const PageRefused: StoryObj = atDesk(
  { answers: { read: { kind: 'refused', code: 'unknown' } } },
  { until: '[data-tone="error"]' },
);
export const SignedOut: StoryObj = atDesk(
  { fails: 'signed-out' },
  { until: '[data-tone="error"]' },
);

export const Findings: StoryObj = {
  ...atDesk({ document: faultyPage, findings: deskFindings }),
  play: pressed('tab', /^Anmärkningar/),
};
export const FindingsOnPhone: StoryObj = { ...Findings, globals: phone };
export const History: StoryObj = {
  ...atDesk(),
  play: async (context) => {
    await pressed('tab', 'Historik')(context);
    await expect(await within(context.canvasElement).findByText(/Ny rubrik/)).toBeVisible();
  },
};
export const HistoryRefused: StoryObj = {
  ...atDesk(
    { answers: { revisions: { kind: 'refused', code: 'unknown' } } },
    { until: '[role="tabpanel"] [data-tone="error"]' },
  ),
  play: pressed('tab', 'Historik'),
};
export const Conditions: StoryObj = {
  ...atDesk({}, { until: '[role="dialog"]' }),
  play: pressed('button', /^Återgivning/),
};

/** Publishing with errors is refused, with what is wrong. */
export const Refused: StoryObj = {
  ...atDesk(
    {
      document: faultyPage,
      answers: { publish: { kind: 'refused', code: 'has-errors', findings: deskFindings } },
    },
    { until: '[data-tone="error"]' },
  ),
  play: pressed('button', 'Publicera'),
};
/** Somebody saved another title meanwhile: nothing is lost, and it is asked whose goes on. */
export const TwoEditors: StoryObj = {
  ...atDesk({
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
    const room = within(canvasElement);
    await userEvent.type(await room.findByRole('textbox', { name: /^Titel/ }), ' och jackor');
    await userEvent.click(room.getByRole('button', { name: 'Spara' }));
    await expect(await room.findByText(/^Erik har sparat/)).toBeVisible();
  },
};
