import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { faultyPage, pageOf, storedExample } from '../testing/storyPages.ts';
import type { StoryService } from '../testing/storyService.ts';
import { workbenchStory } from '../testing/workbenchStory.tsx';
import type { DialogRequest } from '../workbenchState.ts';

/** Dialogs over the workbench before something is created, decided or removed. */
const meta = {
  title: 'Workbench/Dialogs',
  parameters: { layout: 'fullscreen', conformance: { root: 'none' } },
} satisfies Meta;
export default meta;

const phone = { viewport: { value: 'phone' } };
const before = pageOf([storedExample('hero', 'Words alone'), storedExample('text', 'Heading')], {
  title: { sv: 'Kappor' },
});
const requested = (what: DialogRequest, service: StoryService = {}, within = ''): StoryObj =>
  workbenchStory(service, {
    begin: ({ openDialog }) => openDialog(what),
    until: `[role="dialog"] ${within}`,
  });

export const Compare: StoryObj = requested({ kind: 'compare', with: 1 }, { before }, 'ul');
export const CompareOnPhone: StoryObj = { ...Compare, globals: phone };
export const CompareTheSame: StoryObj = requested({ kind: 'compare', with: 1 }, {}, 'iframe');
/** The older revision cannot be read. */
export const CompareFailed: StoryObj = requested(
  { kind: 'compare', with: 1 },
  { before: 'missing' },
  '[data-tone="error"]',
);
export const Translations: StoryObj = requested(
  { kind: 'translations' },
  { document: faultyPage },
  'section',
);
export const TranslationsOnPhone: StoryObj = { ...Translations, globals: phone };
export const Schedule: StoryObj = requested({ kind: 'schedule' });
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
export const NewPage: StoryObj = requested({ kind: 'create-page' });
export const NewPageOnPhone: StoryObj = { ...NewPage, globals: phone };
export const NewArea: StoryObj = requested({ kind: 'create-area' });
export const Duplicate: StoryObj = requested({ kind: 'duplicate' });
export const Retire: StoryObj = requested({ kind: 'retire' });
export const AddWidget: StoryObj = {
  ...workbenchStory({}, { until: '[role="dialog"]' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Lägg till' }));
  },
};
