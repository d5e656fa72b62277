import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { faultyPage, pageOf, storedExample } from './testing/storyPages.ts';
import type { StoryDesk } from './testing/storyDesk.ts';
import { atDesk } from './testing/storyRoom.tsx';
import type { Asked } from './useWorkbench.ts';

/** What is asked over the room before something is made, decided or taken away. */
const meta = {
  title: 'Workbench/Dialogs',
  parameters: { layout: 'fullscreen', conformance: { root: 'none' } },
} satisfies Meta;
export default meta;

const phone = { viewport: { value: 'phone' } };
const before = pageOf([storedExample('hero', 'Words alone'), storedExample('text', 'Heading')], {
  title: { sv: 'Kappor' },
});
const asked = (what: Asked, desk: StoryDesk = {}, within = ''): StoryObj =>
  atDesk(desk, { begin: ({ ask }) => ask(what), until: `[role="dialog"] ${within}` });

export const Compare: StoryObj = asked({ kind: 'compare', with: 1 }, { before }, 'ul');
export const CompareOnPhone: StoryObj = { ...Compare, globals: phone };
export const CompareTheSame: StoryObj = asked({ kind: 'compare', with: 1 }, {}, 'iframe');
/** The older revision cannot be read. */
export const CompareFailed: StoryObj = asked(
  { kind: 'compare', with: 1 },
  { before: 'gone' },
  '[data-tone="error"]',
);
export const Translations: StoryObj = asked(
  { kind: 'translations' },
  { document: faultyPage },
  'section',
);
export const TranslationsOnPhone: StoryObj = { ...Translations, globals: phone };
export const Schedule: StoryObj = asked({ kind: 'schedule' });
export const ScheduleOnPhone: StoryObj = { ...Schedule, globals: phone };
export const ScheduleWithoutTime: StoryObj = {
  ...Schedule,
  play: async ({ canvasElement }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, { timeout: 10_000 }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Schemalägg' }));
    await expect(dialog.getByLabelText(/^Dag och tid/)).toBeInvalid();
  },
};
export const NewPage: StoryObj = asked({ kind: 'create-page' });
export const NewPageOnPhone: StoryObj = { ...NewPage, globals: phone };
export const NewArea: StoryObj = asked({ kind: 'create-area' });
export const Duplicate: StoryObj = asked({ kind: 'duplicate' });
export const Retire: StoryObj = asked({ kind: 'retire' });
export const AddWidget: StoryObj = {
  ...atDesk({}, { until: '[role="dialog"]' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Lägg till' }));
  },
};
