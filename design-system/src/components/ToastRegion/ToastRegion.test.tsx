// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ToastRegion, type Toast } from './ToastRegion.tsx';

const added: Toast = { id: '1', message: 'Alma ligger i varukorgen', mode: 'info' };
const onClose = vi.fn();
const region = (toast?: Toast) => (
  <ToastRegion label="Meddelanden" toast={toast} closeLabel="Stäng" onClose={onClose} />
);
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('ToastRegion', () => {
  it('is a polite region that is empty until a message appears', () => {
    const { rerender } = render(region());
    expect(screen.getByRole('region', { name: 'Meddelanden' }).getAttribute('aria-live')).toBe(
      'polite',
    );
    rerender(region(added));
    expect(screen.getByText('Alma ligger i varukorgen')).toBeVisible();
  });

  it('requests to be closed after five seconds, not before', () => {
    render(region(added));
    wait(4999);
    expect(onClose).not.toHaveBeenCalled();
    wait(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits while it is hovered or focused, and until neither holds', () => {
    render(region(added));
    const close = screen.getByRole('button', { name: 'Stäng' });
    fireEvent.pointerEnter(screen.getByText('Alma ligger i varukorgen').parentElement ?? close);
    act(() => close.focus());
    wait(20_000);
    fireEvent.pointerLeave(screen.getByText('Alma ligger i varukorgen').parentElement ?? close);
    wait(20_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => close.blur());
    wait(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is placed at the top right unless the region or the message overrides it, with the message’s mode', () => {
    const { rerender } = render(region(added));
    const placeAndMode = () => {
      const place = screen.getByRole('region', { name: 'Meddelanden' });
      return [
        place.dataset.placement,
        place.querySelector<HTMLElement>('[data-mode]')?.dataset.mode,
      ];
    };
    expect(placeAndMode()).toEqual(['top-right', 'info']);
    rerender(
      region({
        id: '2',
        message: 'Ordern kunde inte läggas',
        mode: 'error',
        errorAt: '#payment',
        placement: 'bottom',
      }),
    );
    expect(placeAndMode()).toEqual(['bottom', 'error']);
  });

  it('stays as long as the message requires', () => {
    render(region({ ...added, timeout: 9000 }));
    wait(8999);
    expect(onClose).not.toHaveBeenCalled();
    wait(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('replaces the message before it', () => {
    const { rerender } = render(region(added));
    rerender(region({ id: '2', message: 'Inga ligger i varukorgen' }));
    expect(screen.getByRole('region').textContent).toBe('Inga ligger i varukorgenStäng');
  });

  it('closes by its button or Escape in it, and returns the focus to its origin', () => {
    function Page() {
      const [toast, setToast] = useState<Toast | undefined>(added);
      return (
        <>
          <button type="button" onClick={() => setToast(added)}>
            Köp
          </button>
          <ToastRegion
            label="Meddelanden"
            toast={toast}
            closeLabel="Stäng"
            onClose={() => setToast(undefined)}
          />
        </>
      );
    }
    render(<Page />);
    const buy = screen.getByRole('button', { name: 'Köp' });
    const close = () => screen.getByRole('button', { name: 'Stäng' });
    const enter = () => {
      act(() => buy.focus());
      act(() => close().focus());
    };
    enter();
    fireEvent.keyDown(close(), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull();
    expect(document.activeElement).toBe(buy);
    fireEvent.click(buy);
    enter();
    fireEvent.click(close());
    expect(document.activeElement).toBe(buy);
  });

  it('is focused by F6 from anywhere, waits there, and F6 returns', () => {
    render(
      <>
        <button type="button">Köp</button>
        {region(added)}
      </>,
    );
    const [buy, close] = [
      screen.getByRole('button', { name: 'Köp' }),
      screen.getByRole('button', { name: 'Stäng' }),
    ];
    act(() => buy.focus());
    fireEvent.keyDown(buy, { key: 'F6' });
    expect(document.activeElement).toBe(close);
    wait(20_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(close, { key: 'F6' });
    expect(document.activeElement).toBe(buy);
    wait(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('returns with F6 to nothing where nothing had the focus', () => {
    render(region(added));
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stäng' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Stäng' }), { key: 'F6' });
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves F6 to the browser without a message, and with a second key', () => {
    const { rerender } = render(region(added));
    expect(fireEvent.keyDown(document.body, { key: 'F6', ctrlKey: true })).toBe(true);
    rerender(region());
    expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true);
  });

  it('leaves the focus in its place when it was not in it', () => {
    const { rerender } = render(region(added));
    const close = screen.getByRole('button', { name: 'Stäng' });
    act(() => close.focus());
    act(() => close.blur());
    rerender(region());
    expect(document.activeElement).toBe(document.body);
  });

  it('shows the next message for its own five seconds, even when the last one was held', () => {
    const { rerender } = render(region(added));
    act(() => screen.getByRole('button', { name: 'Stäng' }).focus());
    rerender(region({ ...added, id: '2', message: 'Inga ligger i varukorgen' }));
    wait(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is exposed as the message and its close button', async () => {
    vi.useRealTimers();
    const { container } = render(region(added));
    expect(await announcedWords(container)).toEqual([
      'region, Meddelanden',
      'paragraph',
      'Alma ligger i varukorgen',
      'end of paragraph',
      'button, Stäng',
      'end of region, Meddelanden',
    ]);
  });
});
