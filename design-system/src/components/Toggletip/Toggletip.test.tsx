// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { keepInWindow } from './keepInWindow.ts';
import { planBubble } from './planBubble.ts';
import { Toggletip } from './Toggletip.tsx';

afterEach(cleanup);

const tip = (
  <>
    <Toggletip label="Om lägsta pris">Det lägsta på 30 dagar.</Toggletip>
    <button type="button">Köp</button>
  </>
);
const open = async () => {
  const { container } = render(tip);
  const button = screen.getByRole('button', { name: 'Om lägsta pris' });
  await userEvent.click(button);
  return { container, button };
};
const announcement = () => screen.getByRole('status').textContent;

describe('planBubble', () => {
  const window = { width: 390, height: 800 };
  it.each([
    {
      bubble: { left: 40, right: 300, bottom: 200 },
      plan: { shift: 0, side: 'bottom' },
      outcome: 'stays where there is space',
    },
    {
      bubble: { left: -30, right: 200, bottom: 200 },
      plan: { shift: 46, side: 'bottom' },
      outcome: 'moves in from the left edge',
    },
    {
      bubble: { left: 200, right: 430, bottom: 200 },
      plan: { shift: -56, side: 'bottom' },
      outcome: 'moves in from the right edge',
    },
    {
      bubble: { left: 20, right: 460, bottom: 200 },
      plan: { shift: -4, side: 'bottom' },
      outcome: 'shows its beginning when it is too wide',
    },
    {
      bubble: { left: 40, right: 300, bottom: 790 },
      plan: { shift: 0, side: 'top' },
      outcome: 'opens upwards at the bottom',
    },
  ])('$outcome', ({ bubble, plan }) => {
    expect(planBubble({ bubble, ...window })).toEqual(plan);
  });
});

describe('keepInWindow', () => {
  it('plans again when its surroundings have moved it, from its unshifted position', () => {
    const change: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          change.push(listener);
        }
        observe() {
          return undefined;
        }
        disconnect() {
          return undefined;
        }
      },
    );
    const bubble = document.body.appendChild(document.createElement('span'));
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
    const lie = vi
      .spyOn(bubble, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(-69, 0, 288, 60));
    const stop = keepInWindow(bubble);
    expect(bubble.style.getPropertyValue('--toggletip-shift')).toBe('85px');
    lie.mockImplementation(() => {
      expect(
        bubble.style.getPropertyValue('--toggletip-shift'),
        'measured without the last plan',
      ).toBe('');
      return new DOMRect(157, 0, 288, 60);
    });
    for (const notify of change) notify();
    expect(bubble.style.getPropertyValue('--toggletip-shift')).toBe('-71px');
    stop();
    bubble.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

describe('Toggletip', () => {
  it('is silent until it is opened, and then within a live region', async () => {
    render(tip);
    expect(announcement()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Om lägsta pris' }));
    expect(announcement()).toBe('Det lägsta på 30 dagar.');
  });

  it('closes by the same button, which exposes its state', async () => {
    const { button } = await open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(announcement()).toBe('');
  });

  it('closes by Escape, which keeps the focus and the dialog around it', async () => {
    const closeDialog = vi.fn();
    render(
      <Dialog isOpen onClose={closeDialog} title="Priset" closeLabel="Stäng">
        {tip}
      </Dialog>,
    );
    const button = screen.getByRole('button', { name: 'Om lägsta pris' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(announcement()).toBe('');
    expect(document.activeElement).toBe(button);
    expect(closeDialog).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(closeDialog).toHaveBeenCalledTimes(1);
  });

  it('closes when the focus or a press goes elsewhere', async () => {
    const { button } = await open();
    await userEvent.tab();
    expect(announcement()).toBe('');
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(announcement()).toBe('');
  });

  it('is exposed as a button, and the text after it', async () => {
    const { container } = await open();
    expect((await announcedWords(container)).slice(0, 4)).toEqual([
      'button, Om lägsta pris, expanded',
      'status',
      'Det lägsta på 30 dagar.',
      'end of status',
    ]);
  });
});
