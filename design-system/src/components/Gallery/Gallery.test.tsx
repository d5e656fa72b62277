// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { hydrationErrors } from '../../testing/hydrationErrors.ts';
import { Gallery } from './Gallery.tsx';
import { planLightboxKey } from './planLightboxKey.ts';
import { planZoomScroll } from './planZoomScroll.ts';

afterEach(cleanup);

const pictures = ['framifrån', 'bakifrån', 'detalj'].map((side) => ({
  id: side,
  src: `data:,${side}`,
  alt: `Kappan ${side}`,
}));
const gallery = (
  <Gallery
    label="Bilder av kappan"
    zoomLabel="Visa större"
    closeLabel="Stäng"
    nextLabel="Nästa bild"
    previousLabel="Föregående bild"
    pictures={pictures}
  />
);

const openFirst = async () => {
  render(gallery);
  const opener = screen.getByRole('button', { name: 'Kappan framifrån Visa större' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Bilder av kappan' }) };
};

describe('planLightboxKey', () => {
  it.each([
    {
      view: { key: 'ArrowRight', isZoomed: false, shown: 2, count: 3 },
      action: { kind: 'show', to: 0 },
      outcome: 'wraps to the first',
    },
    {
      view: { key: 'End', isZoomed: false, shown: 0, count: 3 },
      action: { kind: 'show', to: 2 },
      outcome: 'shows the last',
    },
    {
      view: { key: 'Home', isZoomed: false, shown: 2, count: 3 },
      action: { kind: 'show', to: 0 },
      outcome: 'shows the first',
    },
    {
      view: { key: 'ArrowRight', isZoomed: false, shown: 0, count: 1 },
      action: undefined,
      outcome: 'does nothing with one picture',
    },
    {
      view: { key: '+', isZoomed: false, shown: 0, count: 1 },
      action: { kind: 'zoom' },
      outcome: 'zooms in',
    },
    {
      view: { key: '-', isZoomed: true, shown: 0, count: 1 },
      action: { kind: 'reset' },
      outcome: 'zooms out',
    },
    {
      view: { key: 'ArrowUp', isZoomed: true, shown: 0, count: 3 },
      action: { kind: 'pan', x: 0, y: -0.25 },
      outcome: 'pans up',
    },
    {
      view: { key: 'Tab', isZoomed: false, shown: 0, count: 3 },
      action: undefined,
      outcome: 'is left to the page',
    },
  ])('$view.key $outcome', ({ view, action }) => {
    expect(planLightboxKey(view)).toEqual(action);
  });
});

describe('planZoomScroll', () => {
  const sizes = { picture: { width: 800, height: 1000 }, stage: { width: 400, height: 500 } };
  it.each([
    { point: { x: 0.5, y: 0.5 }, scroll: { left: 200, top: 250 }, outcome: 'centres the middle' },
    { point: { x: 0, y: 1 }, scroll: { left: 0, top: 500 }, outcome: 'stops at the edges' },
  ])('$outcome', ({ point, scroll }) => {
    expect(planZoomScroll({ point, ...sizes })).toEqual(scroll);
  });

  it('does not scroll what fits', () => {
    expect(
      planZoomScroll({
        point: { x: 1, y: 1 },
        picture: { width: 300, height: 300 },
        stage: sizes.stage,
      }),
    ).toEqual({ left: 0, top: 0 });
  });
});

describe('Gallery', () => {
  it('loads the first picture first and the others when near', () => {
    render(gallery);
    expect(screen.getAllByRole<HTMLImageElement>('img').map(({ loading }) => loading)).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  it('shows no count in a panel, where several are in view', () => {
    const { rerender } = render(gallery);
    expect(screen.getByText('1/3')).toBeInTheDocument();
    rerender(<Gallery {...gallery.props} size="panel" />);
    expect(screen.queryByText('1/3')).toBeNull();
  });

  it('opens a picture in a dialog, moves with arrows and wraps around', async () => {
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

  it('zooms at a press, and announces it', async () => {
    const { dialog } = await openFirst();
    const picture = () => dialog.querySelector('button[aria-pressed]');
    expect(picture()?.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(picture() ?? dialog);
    expect(picture()?.getAttribute('aria-pressed')).toBe('true');
  });

  it('zooms in to the point that was pressed, by keys to the middle, and pans by arrows', async () => {
    const { dialog } = await openFirst();
    const stage = dialog.querySelector<HTMLElement>('button[aria-pressed]')?.parentElement;
    if (!stage) throw new Error('The large view has no stage.');
    for (const [name, value] of Object.entries({
      scrollWidth: 800,
      scrollHeight: 1000,
      clientWidth: 400,
      clientHeight: 400,
    }))
      Object.defineProperty(stage, name, { value });
    const picture = () =>
      within(dialog).getByRole('button', { name: 'Kappan framifrån Visa större' });
    vi.spyOn(picture(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
    const scrollPosition = () => [stage.scrollLeft, stage.scrollTop];
    fireEvent.click(picture(), { detail: 1, clientX: 300, clientY: 40 });
    expect(scrollPosition()).toEqual([400, 0]);
    await userEvent.keyboard('-+');
    expect(scrollPosition()).toEqual([200, 300]);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(scrollPosition()).toEqual([100, 400]);
    expect(dialog.querySelector('img')?.alt, 'the same picture').toBe('Kappan framifrån');
  });

  it('announces which picture it is, what a press does and the position', async () => {
    const { dialog } = await openFirst();
    expect(await announcedWords(dialog)).toEqual([
      'dialog, Bilder av kappan',
      'heading, Bilder av kappan, level 2',
      'button, Föregående bild',
      '1/3',
      'button, Nästa bild',
      'button, Stäng',
      'button, Kappan framifrån Visa större, not pressed',
      'Visa större',
      'end of button, Kappan framifrån Visa större, not pressed',
      'end of dialog, Bilder av kappan',
    ]);
  });

  it('closes with Escape and returns focus to the picture', async () => {
    const { opener } = await openFirst();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('renders the same on the server and in the browser', () => {
    expect(hydrationErrors(gallery)).toEqual([]);
  });
});
