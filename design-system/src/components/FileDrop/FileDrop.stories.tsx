import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { FileDrop, type FileDropItem, type FileProblem } from './FileDrop.tsx';

const words: Readonly<Record<FileProblem, string>> = {
  'wrong-kind': 'Filen är ingen bild. Välj jpg, png eller pdf.',
  'too-large': 'Bilden är för stor. Den får väga högst 5 MB.',
  empty: 'Filen är tom. Välj en annan.',
  'too-many': 'Högst tre bilder får plats. Ta bort en först.',
};

const seam: FileDropItem = { id: '1', name: 'söm-vänster-ärm.jpg', detail: '1,2 MB' };
const lining: FileDropItem = { id: '2', name: 'foder.jpg', detail: '800 kB' };
const megabyte = 1_000_000;

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Bilder på felet',
    labelAside: 'valfritt',
    name: 'pictures',
    prompt: 'Släpp bilder här, eller välj dem',
    hint: 'Högst tre bilder à 5 MB, jpg, png eller pdf',
    accept: 'image/jpeg,image/png,.pdf',
    largest: 5 * megabyte,
    most: 3,
    multiple: true,
    removeLabel: (name) => `Ta bort ${name}`,
    progressLabel: (name) => `Skickar ${name}`,
    files: [],
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [files, setFiles] = useState(args.files);
    return (
      <FileDrop
        {...args}
        files={files}
        onAdd={(given) =>
          setFiles([
            ...files,
            ...given.map(({ file, problem }) => ({
              id: `${file.name}${String(file.lastModified)}`,
              name: file.name,
              detail: `${String(Math.ceil(file.size / 1000))} kB`,
              error: problem && words[problem],
            })),
          ])
        }
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    );
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFiles: Story = { args: { files: [seam, lining] } };
export const Sending: Story = {
  args: {
    files: [
      { ...seam, progress: 0.64 },
      { ...lining, progress: 0 },
      { id: '3', name: 'lapp.png', detail: 'Skickad' },
    ],
  },
};
export const Refused: Story = {
  args: {
    files: [
      seam,
      { id: '4', name: 'promenad.mov', detail: '48 MB', error: words['wrong-kind'] },
      { id: '5', name: 'helbild.png', detail: '9 MB', error: words['too-large'] },
    ],
  },
};
export const Invalid: Story = {
  args: { labelAside: undefined, error: 'Lägg till minst en bild på felet.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    lang: 'fi',
    label: 'Reklamaatiokuvat ja ostotositteen jäljennös',
    labelAside: 'Vapaaehtoinen',
    prompt: 'Pudota kuvatiedostot tähän tai valitse ne laitteeltasi',
    hint: 'Enintään kolme kuvatiedostoa, tiedostokoko korkeintaan viisi megatavua',
    files: [
      {
        id: '6',
        name: 'erikoiskäsitelty-lampaanvillakangastakki-vasemman-hihan-sauma-lähikuva.jpeg',
        detail: '4,9 Mt',
        error: 'Kuvatiedosto on liian suuri. Valitse pienempi kuva.',
      },
    ],
  },
};

export const Given: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = (name: string, type: string) =>
      new File(['solvik'], name, { type, lastModified: 0 });
    // `accept` binds only the browser's own dialog; a dropped file is checked here.
    await userEvent
      .setup({ applyAccept: false })
      .upload(canvas.getByLabelText(/Bilder på felet/), [
        file('söm.jpg', 'image/jpeg'),
        file('film.mov', 'video/quicktime'),
      ]);
    await expect(canvas.getByText('söm.jpg')).toBeVisible();
    await expect(canvas.getByText(words['wrong-kind'])).toBeVisible();
  },
};
