// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { hydrationErrors } from '../../testing/hydrationErrors.ts';
import { StoryLightbox } from '../../testing/StoryLightbox.tsx';
import { Gallery } from './Gallery.tsx';

afterEach(cleanup);

const pictures = ['framifrån', 'bakifrån', 'detalj'].map((side) => ({
  id: side,
  src: `data:,${side}`,
  alt: `Kappan ${side}`,
}));
const gallery = (
  <Gallery
    label="Bilder av kappan"
    zoomLabel={(number, count) => `Visa bild ${String(number)} av ${String(count)} större`}
    renderLarge={(view) => <StoryLightbox {...view} />}
    pictures={pictures}
  />
);

const openFirst = async () => {
  render(gallery);
  const opener = screen.getByRole('button', { name: /^Visa bild 1 av/ });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Bilder av kappan' }) };
};

type Place = Partial<PointerEventInit>;
const shown = (dialog: HTMLElement) => dialog.querySelector('img')?.alt;

/** Events of one hand; other environments than browsers lack the capture of pointers. */
function press(stage: HTMLElement, kind: 'pointerDown' | 'pointerMove' | 'pointerUp', at: Place) {
  stage.setPointerCapture = () => undefined;
  fireEvent[kind](stage, { pointerId: 1, pointerType: 'mouse', button: 0, ...at });
}

function tapTwice(stage: HTMLElement, at: Place) {
  for (const kind of ['pointerDown', 'pointerUp', 'pointerDown', 'pointerUp'] as const)
    press(stage, kind, at);
}

/** The stage as a square of 400, with a picture that fills it. */
function stageOf(dialog: HTMLElement): HTMLElement {
  const stage = dialog.querySelector('img')?.parentElement;
  if (!stage) throw new Error('The large view has no stage.');
  for (const name of ['clientWidth', 'clientHeight'])
    Object.defineProperty(stage, name, { value: 400 });
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  return stage;
}

const placeOf = (dialog: HTMLElement) => {
  const style = dialog.querySelector('img')?.style;
  return ['--zoom', '--pan-x', '--pan-y'].map((name) => style?.getPropertyValue(name));
};
const zoomOf = (dialog: HTMLElement) => placeOf(dialog)[0];

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

  it('counts the pictures that a phone scrolls past', () => {
    render(gallery);
    const list = screen.getByRole('list');
    Object.defineProperty(list, 'clientWidth', { value: 390 });
    for (const [left, count] of [
      [390, '2/3'],
      [770, '3/3'],
      [0, '1/3'],
    ] as const) {
      list.scrollLeft = left;
      fireEvent.scroll(list);
      expect(screen.getByText(/^\d\/3$/)).toHaveTextContent(count);
    }
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
    const smaller = within(dialog).getByRole('button', { name: 'Mindre' });
    expect(smaller).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Större' }));
    expect(zoomOf(dialog)).toBe('1.5');
    expect(smaller).toHaveAttribute('aria-disabled', 'false');
    const status = within(dialog).getByRole('status');
    await waitFor(() => expect(status.textContent).toBe('1/3, 1,5 gångers förstoring'));
    fireEvent.change(within(dialog).getByRole('slider', { name: 'Förstoring' }), {
      target: { value: '3.2' },
    });
    expect(zoomOf(dialog)).toBe('3.2');
    expect(within(dialog).getByRole('slider')).toHaveAttribute('aria-valuetext', '3,2×');
  });

  it('zooms in to the point that was pressed, by keys to the middle, and pans by arrows', async () => {
    const { dialog } = await openFirst();
    const stage = stageOf(dialog);
    tapTwice(stage, { clientX: 300, clientY: 100 });
    expect(placeOf(dialog)).toEqual(['2', '-100px', '100px']);
    await userEvent.keyboard('0+');
    expect(placeOf(dialog)).toEqual(['1.5', '0px', '0px']);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(placeOf(dialog)).toEqual(['1.5', '100px', '-100px']);
    expect(dialog.querySelector('img')?.alt, 'the same picture').toBe('Kappan framifrån');
  });

  it('loads wider files for an enlarged picture', async () => {
    const { dialog } = await openFirst();
    const sizes = () => within(dialog).getByRole('img').getAttribute('sizes');
    expect(sizes()).toBe('calc(1 * min(100vw, 80vh))');
    await userEvent.keyboard('+');
    expect(sizes()).toBe('calc(2 * min(100vw, 80vh))');
  });

  it('follows a wheel and a drag, and shows all of the next picture', async () => {
    const { dialog } = await openFirst();
    const stage = stageOf(dialog);
    const wheel = new MouseEvent('wheel', { clientX: 200, clientY: 200, cancelable: true });
    fireEvent(stage, Object.assign(wheel, { deltaY: -1000, deltaMode: 0 }));
    expect(wheel.defaultPrevented, 'the page stays').toBe(true);
    expect(placeOf(dialog)).toEqual(['4', '0px', '0px']);
    press(stage, 'pointerDown', { clientX: 100, clientY: 100 });
    press(stage, 'pointerMove', { clientX: 130, clientY: 90 });
    press(stage, 'pointerUp', { clientX: 130, clientY: 90 });
    expect(placeOf(dialog)).toEqual(['4', '30px', '-10px']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kappan bakifrån' }));
    expect(dialog.querySelector('img')?.alt).toBe('Kappan bakifrån');
    expect(placeOf(dialog)).toEqual(['1', '0px', '0px']);
  });

  it('shows the next picture at a swipe, and not at a drag with the mouse', async () => {
    const { dialog } = await openFirst();
    const stage = stageOf(dialog);
    const swipe = (pointerType: string) => {
      press(stage, 'pointerDown', { pointerType, clientX: 300, clientY: 100 });
      press(stage, 'pointerUp', { pointerType, clientX: 200, clientY: 100 });
    };
    swipe('mouse');
    expect(dialog.querySelector('img')?.alt).toBe('Kappan framifrån');
    swipe('touch');
    expect(dialog.querySelector('img')?.alt).toBe('Kappan bakifrån');
  });

  it('leads from the first picture to the last and back by its buttons', async () => {
    const { dialog } = await openFirst();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Föregående bild' }));
    expect(shown(dialog)).toBe('Kappan detalj');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Föregående bild' }));
    expect(shown(dialog)).toBe('Kappan bakifrån');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nästa bild' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nästa bild' }));
    expect(shown(dialog)).toBe('Kappan framifrån');
  });

  it('is reduced step by step by its button', async () => {
    const { dialog } = await openFirst();
    await userEvent.keyboard('++');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mindre' }));
    expect(zoomOf(dialog)).toBe('1.5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mindre' }));
    expect(zoomOf(dialog)).toBe('1');
  });

  it('shows the whole picture when it is opened again', async () => {
    const { opener, dialog } = await openFirst();
    await userEvent.keyboard('+');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stäng' }));
    await userEvent.click(opener);
    expect(zoomOf(await screen.findByRole('dialog'))).toBe('1');
  });

  it('is moved between pictures by a swipe of one hand, not by two hands that part', async () => {
    const { dialog } = await openFirst();
    const stage = stageOf(dialog);
    const touch = { pointerType: 'touch', clientY: 100 };
    press(stage, 'pointerDown', { ...touch, pointerId: 1, clientX: 220 });
    press(stage, 'pointerDown', { ...touch, pointerId: 2, clientX: 180 });
    press(stage, 'pointerUp', { ...touch, pointerId: 2, clientX: 180 });
    press(stage, 'pointerUp', { ...touch, pointerId: 1, clientX: 320 });
    expect(shown(dialog)).toBe('Kappan framifrån');
  });

  it('leaves the secondary button of a mouse, and the shortcuts of the browser, alone', async () => {
    const { dialog } = await openFirst();
    tapTwice(stageOf(dialog), { clientX: 300, clientY: 100, button: 2 });
    expect(zoomOf(dialog)).toBe('1');
    await userEvent.keyboard('{Control>}+{/Control}{Alt>}{ArrowRight}{/Alt}');
    expect([zoomOf(dialog), shown(dialog)]).toEqual(['1', 'Kappan framifrån']);
  });

  it('announces what the next picture shows', async () => {
    render(
      <Gallery
        {...gallery.props}
        renderLarge={(view) => (
          <StoryLightbox
            {...view}
            pictures={view.pictures.map((picture) => ({ ...picture, caption: picture.id }))}
          />
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Visa bild 1 av/ }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2/3, bakifrån'));
  });

  it('announces which picture it is, its controls and which of them is current', async () => {
    const { dialog } = await openFirst();
    const words = await announcedWords(dialog);
    expect(words.filter((each) => /^(dialog|heading|img|image|button|slider)/.test(each))).toEqual([
      'dialog, Bilder av kappan',
      'heading, Bilder av kappan, level 2',
      'image, Kappan framifrån',
      'button, Stäng',
      'button, Föregående bild',
      'button, Nästa bild',
      'button, Kappan framifrån, current item',
      'button, Kappan bakifrån',
      'button, Kappan detalj',
      'button, Mindre, disabled',
      'slider, Förstoring, orientated horizontally, max value 4, min value 1, current value 1×',
      'button, Större, not disabled',
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
