// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FileDrop, type FileDropItem, type FileDropProps } from './FileDrop.tsx';

afterEach(cleanup);

const seam: FileDropItem = { id: '1', name: 'söm.jpg', detail: '1 MB' };
const lining: FileDropItem = { id: '2', name: 'foder.jpg', progress: 0.5 };
const drop = (changes: Partial<FileDropProps> = {}) => (
  <FileDrop
    label="Bilder"
    prompt="Släpp bilder här"
    multiple
    files={[]}
    onAdd={() => undefined}
    onRemove={() => undefined}
    removeLabel={(name) => `Ta bort ${name}`}
    progressLabel={(name) => `Skickar ${name}`}
    {...changes}
  />
);
const field = () => screen.getByLabelText<HTMLInputElement>('Bilder');
const photo = (name: string) => new File(['bild'], name, { type: 'image/jpeg' });

function Controlled({ startsWith }: { readonly startsWith: readonly FileDropItem[] }) {
  const [files, setFiles] = useState(startsWith);
  return drop({ files, onRemove: (id) => setFiles(files.filter((file) => file.id !== id)) });
}

describe('FileDrop', () => {
  it('is a native file field, described by its error first', () => {
    render(drop({ error: 'Lägg till en bild.', hint: 'Högst 5 MB', name: 'pictures' }));
    const description = (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect([field().type, field().name, description]).toEqual([
      'file',
      'pictures',
      ['Lägg till en bild.', 'Högst 5 MB'],
    ]);
  });

  it('passes on the files with the error of each, and accepts the same file again', async () => {
    const onAdd = vi.fn();
    render(drop({ onAdd, accept: 'image/*', most: 2, files: [seam] }));
    const [one, film, two] = [
      photo('a.jpg'),
      new File(['film'], 'b.mov', { type: 'video/quicktime' }),
      photo('c.jpg'),
    ];
    await userEvent.setup({ applyAccept: false }).upload(field(), [one, film, two]);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([
      { file: one },
      { file: film, problem: 'wrong-kind' },
      { file: two, problem: 'too-many' },
    ]);
    expect(field().value).toBe('');
  });

  it('takes one unless it is multiple', async () => {
    const onAdd = vi.fn();
    render(drop({ onAdd, multiple: false, files: [seam] }));
    await userEvent.upload(field(), photo('a.jpg'));
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ problem: 'too-many' }]);
  });

  it('does not count a refused file as one of its files', async () => {
    const onAdd = vi.fn();
    render(drop({ onAdd, most: 1, files: [{ ...seam, error: 'För stor' }] }));
    await userEvent.upload(field(), photo('a.jpg'));
    expect(onAdd.mock.calls[0]?.[0]).not.toMatchObject([{ problem: 'too-many' }]);
  });

  it('shows that a file is dragged over it, until it is dropped or dragged away', () => {
    render(drop());
    const zone = field().parentElement ?? field();
    fireEvent.dragEnter(zone);
    expect(zone.hasAttribute('data-is-over')).toBe(true);
    fireEvent.dragLeave(zone);
    expect(zone.hasAttribute('data-is-over')).toBe(false);
    fireEvent.dragEnter(zone);
    fireEvent.drop(zone);
    expect(zone.hasAttribute('data-is-over')).toBe(false);
  });

  it('moves the focus to the next row, then to the one before, then to the field', async () => {
    render(<Controlled startsWith={[seam, lining, { id: '3', name: 'lapp.png' }]} />);
    const cross = (name: string) => screen.getByRole('button', { name: `Ta bort ${name}` });
    await userEvent.click(cross('foder.jpg'));
    expect(document.activeElement).toBe(cross('lapp.png'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(cross('söm.jpg'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(field());
  });

  it('announces the progress of a file', () => {
    render(drop({ files: [seam, lining] }));
    expect(
      screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Skickar foder.jpg' }).value,
    ).toBe(0.5);
  });

  it('is exposed with each file and its error', async () => {
    const { container } = render(drop({ files: [{ ...seam, error: 'För stor.' }] }));
    expect(await announcedWords(container)).toEqual([
      'Bilder',
      'list',
      'listitem, level 1, position 1, set size 1',
      'paragraph',
      'söm.jpg',
      '1 MB',
      'end of paragraph',
      'paragraph',
      'För stor.',
      'end of paragraph',
      'button, Ta bort söm.jpg',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
    ]);
  });
});
