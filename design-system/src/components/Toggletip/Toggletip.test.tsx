// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
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
const ask = async () => {
  const { container } = render(tip);
  const button = screen.getByRole('button', { name: 'Om lägsta pris' });
  await userEvent.click(button);
  return { container, button };
};
const said = () => screen.getByRole('status').textContent;

describe('planBubble', () => {
  const window = { width: 390, height: 800 };
  it.each([
    {
      bubble: { left: 40, right: 300, bottom: 200 },
      plan: { shift: 0, side: 'bottom' },
      says: 'stays where there is room',
    },
    {
      bubble: { left: -30, right: 200, bottom: 200 },
      plan: { shift: 46, side: 'bottom' },
      says: 'comes in from the left edge',
    },
    {
      bubble: { left: 200, right: 430, bottom: 200 },
      plan: { shift: -56, side: 'bottom' },
      says: 'comes in from the right edge',
    },
    {
      bubble: { left: 20, right: 460, bottom: 200 },
      plan: { shift: -4, side: 'bottom' },
      says: 'shows its beginning when it is too wide',
    },
    {
      bubble: { left: 40, right: 300, bottom: 790 },
      plan: { shift: 0, side: 'top' },
      says: 'turns upwards at the bottom',
    },
  ])('$says', ({ bubble, plan }) => {
    expect(planBubble({ bubble, ...window })).toEqual(plan);
  });
});

describe('keepInWindow', () => {
  it('plans anew when what stands round it has moved it, from where it would lie by itself', () => {
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
    for (const tell of change) tell();
    expect(bubble.style.getPropertyValue('--toggletip-shift')).toBe('-71px');
    stop();
    bubble.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

describe('Toggletip', () => {
  it('says nothing until it is asked, and then where changes are listened for', async () => {
    render(tip);
    expect(said()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Om lägsta pris' }));
    expect(said()).toBe('Det lägsta på 30 dagar.');
  });

  it('goes by the same button, and the button says so', async () => {
    const { button } = await ask();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(said()).toBe('');
  });

  it('goes by Escape, which keeps the focus and the dialog around it', async () => {
    const closeDialog = vi.fn();
    render(
      <Dialog isOpen onClose={closeDialog} title="Priset" closeLabel="Stäng">
        {tip}
      </Dialog>,
    );
    const button = screen.getByRole('button', { name: 'Om lägsta pris' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(said()).toBe('');
    expect(document.activeElement).toBe(button);
    expect(closeDialog).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(closeDialog).toHaveBeenCalledTimes(1);
  });

  it('goes when the focus or a press goes elsewhere', async () => {
    const { button } = await ask();
    await userEvent.tab();
    expect(said()).toBe('');
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(said()).toBe('');
  });

  it('is heard as a button, and the words after it', async () => {
    const { container } = await ask();
    expect((await heardWords(container)).slice(0, 4)).toEqual([
      'button, Om lägsta pris, expanded',
      'status',
      'Det lägsta på 30 dagar.',
      'end of status',
    ]);
  });
});
