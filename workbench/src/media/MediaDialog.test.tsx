// @vitest-environment happy-dom
import type { MediaPicture } from '@solvik/content-schema/editing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { loadWorkbenchText } from '../workbenchText.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { storyLibrary } from '../testing/storyLibrary.ts';

afterEach(cleanup);
const text = await loadWorkbenchText('sv');
const user = userEvent.setup({ applyAccept: false });

async function open(options: Partial<Parameters<typeof storyLibrary>[0]> = {}) {
  const used: MediaPicture[] = [];
  const went: string[] = [];
  const tools = storyLibrary({
    text,
    goTo: ({ key }, widgetId) => went.push(`${key} ${widgetId ?? ''}`),
    ...options,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MediaDialog
        tools={tools}
        current="coat-front.webp"
        onClose={() => went.push('closed')}
        onUse={(picture) => used.push(picture)}
      />
    </QueryClientProvider>,
  );
  await screen.findByRole('radio', { name: 'DSC_0411.jpg' });
  return { used, went };
}
const give = (name: string, type: string) =>
  user.upload(screen.getByLabelText(/Lägg till bilder/), new File(['x'], name, { type }));

describe('choosing a picture', () => {
  it('begins with the one in use, and lists its uses', async () => {
    const { went } = await open();
    await user.click(await screen.findByRole('button', { name: 'Vinterns kappor' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'DSC_0411.jpg' }).checked).toBe(
      true,
    );
    expect(went).toEqual(['closed', 'winter hero']);
  });

  it('passes on the picture with its alt text and its focal point', async () => {
    const { used } = await open();
    await user.type(screen.getByLabelText('Sök bland bilderna'), 'chelsea');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'DSC_0412.jpg' })).toBeNull());
    await user.click(screen.getByRole('radio', { name: 'boots.webp' }));
    await user.click(screen.getByRole('button', { name: 'Använd bilden' }));
    expect(used).toMatchObject([{ file: 'boots.webp', alt: { sv: 'Chelseakängor' } }]);
  });

  it('reports when nothing is found', async () => {
    await open();
    await user.type(screen.getByLabelText('Sök bland bilderna'), 'månraket');
    expect(
      await screen.findByText('Ingen bild heter eller beskrivs så. Prova ett annat ord.'),
    ).toBeVisible();
  });
});

describe('on a phone', () => {
  const { innerWidth } = window;
  afterEach(() => {
    window.innerWidth = innerWidth;
  });

  it('shows the details of the chosen picture in a sheet, and selects it from there', async () => {
    window.innerWidth = 390;
    const { used } = await open();
    expect(screen.queryByRole('dialog', { name: 'Om bilden' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'boots.webp' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Om bilden' }));
    expect(sheet.getByLabelText<HTMLTextAreaElement>('Bildbeskrivning, svenska').value).toBe(
      'Chelseakängor',
    );
    await user.click(sheet.getByRole('button', { name: 'Använd bilden' }));
    expect(used.map(({ file }) => file)).toEqual(['boots.webp']);
  });

  it('shows the pictures again when the sheet is closed', async () => {
    window.innerWidth = 390;
    await open();
    await user.click(screen.getByRole('radio', { name: 'boots.webp' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Om bilden' })).getByRole('button', {
        name: 'Stäng',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Om bilden' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'DSC_0411.jpg' }).checked).toBe(
      true,
    );
  });
});

describe('uploading a picture', () => {
  it('selects it when it is uploaded', async () => {
    const { used } = await open();
    await give('ny.jpg', 'image/jpeg');
    expect(await screen.findByText('Tillagd')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Använd bilden' }));
    expect(used.map(({ name }) => name)).toEqual(['ny.jpg']);
  });

  it.each([
    [
      'logo.svg',
      'image/svg+xml',
      'SVG går inte, eftersom en sådan fil kan bära skript. Spara bilden som PNG eller WebP.',
    ],
    [
      'film.mov',
      'video/quicktime',
      'Filen är ingen bild som butiken kan visa. Välj JPEG, PNG, WebP eller AVIF.',
    ],
  ])('explains what is wrong with %s before it is sent', async (name, type, words) => {
    await open();
    await give(name, type);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('explains why the library refuses it', async () => {
    await open({ refusal: 'picture-broken' });
    await give('halv.jpg', 'image/jpeg');
    expect(await screen.findByText(/filen kan vara skadad/)).toBeVisible();
  });
});

describe('a picture’s description', () => {
  it('is checked while it is typed, and stored for later pages', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'DSC_0412.jpg' }));
    const words = screen.getByLabelText('Bildbeskrivning, svenska');
    await user.type(words, 'Bild på en kappa');
    expect(
      screen.getByText('Att det är en bild sägs redan. Börja med vad den visar.'),
    ).toBeVisible();
    await user.clear(words);
    await user.type(words, 'Kappa och halsduk i fönsterljus');
    await user.click(screen.getByRole('button', { name: 'Spara om bilden' }));
    expect(await screen.findByText(/^Sparat/)).toBeVisible();
  });
});

describe('removing a picture', () => {
  it('is confirmed first', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'DSC_0409.jpg' }));
    await user.click(await screen.findByRole('button', { name: 'Ta bort ur biblioteket' }));
    expect(screen.getByRole('alert').textContent).toContain('Ta bort DSC_0409.jpg?');
    await user.click(screen.getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'DSC_0409.jpg' })).toBeNull());
  });

  it('is not offered while it is used, nor to writers', async () => {
    await open();
    expect(await screen.findByText(/kan inte tas bort så länge den visas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ta bort ur biblioteket' })).toBeNull();
    cleanup();
    await open({ role: 'writer' });
    await user.click(screen.getByRole('radio', { name: 'DSC_0409.jpg' }));
    await screen.findByText('Bilden visas ingenstans.');
    expect(screen.queryByRole('button', { name: 'Ta bort ur biblioteket' })).toBeNull();
  });
});
