import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { loadWorkbenchText, type WorkbenchText } from '../workbenchText.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { storyLibrary } from '../testing/storyLibrary.ts';

const meta = {
  title: 'Workbench/Media library',
  parameters: { layout: 'fullscreen', conformance: { root: 'none' } },
  loaders: [async () => ({ text: await loadWorkbenchText('sv') })],
  render: (_args, { loaded }) => (
    <QueryClientProvider client={new QueryClient()}>
      <MediaDialog
        tools={storyLibrary({ text: loaded['text'] as WorkbenchText })}
        current="coat-front.webp"
        onClose={() => undefined}
        onUse={() => undefined}
      />
    </QueryClientProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const whenShown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement.ownerDocument.body).findByRole('button', { name: 'Vinterns kappor' });
};

/** The details of a chosen picture are beside the others; a phone has a sheet for it. */
const onDesktop = { visual: { widths: [1440] } };

export const Default: Story = { parameters: onDesktop, play: whenShown };
const phone = { viewport: { value: 'phone' } };
const pictureOf = async (root: HTMLElement) =>
  within(root.ownerDocument.body).findByRole('radio', { name: 'DSC_0411.jpg' });
export const Phone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await pictureOf(canvasElement);
  },
};
/** A dropped file that is not a picture is refused beside its name. */
export const Refused: Story = {
  parameters: onDesktop,
  play: async (context) => {
    await whenShown(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent
      .setup({ applyAccept: false })
      .upload(
        body.getByLabelText(/Lägg till bilder/),
        new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
      );
    await expect(await body.findByText(/SVG går inte/)).toBeVisible();
  },
};
