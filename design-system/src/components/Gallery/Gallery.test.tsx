// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrationComplaints } from '../../testing/hydrationComplaints.ts';
import { Gallery } from './Gallery.tsx';

afterEach(cleanup);

const pictures = ['framifrån', 'bakifrån', 'detalj'].map((side) => ({ id: side, src: `data:,${side}`, alt: `Kappan ${side}` }));
const gallery = <Gallery label="Bilder av kappan" zoomLabel="Visa större" closeLabel="Stäng" nextLabel="Nästa bild" previousLabel="Föregående bild" pictures={pictures} />;

const openFirst = async () => {
  render(gallery);
  const opener = screen.getByRole('button', { name: 'Kappan framifrån Visa större' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Bilder av kappan' }) };
};

describe('Gallery', () => {
  it('fetches the first picture first and the others when near', () => {
    render(gallery);
    expect(screen.getAllByRole<HTMLImageElement>('img').map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('opens a picture in a dialog, turns with arrows and comes round', async () => {
    const { dialog } = await openFirst();
    const shown = () => dialog.querySelector('img')?.alt;
    expect(shown()).toBe('Kappan framifrån');
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Kappan detalj');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Kappan bakifrån');
    await userEvent.click(screen.getByRole('button', { name: 'Nästa bild' }));
    expect(shown()).toBe('Kappan detalj');
  });

  it('zooms at a press, and says so', async () => {
    const { dialog } = await openFirst();
    const picture = () => dialog.querySelector('button[aria-pressed]');
    expect(picture()?.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(picture() ?? dialog);
    expect(picture()?.getAttribute('aria-pressed')).toBe('true');
  });

  it('closes with Escape and gives focus back to the picture', async () => {
    const { opener } = await openFirst();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('renders the same on the server and in the browser', () => {
    expect(hydrationComplaints(gallery)).toEqual([]);
  });
});
