// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Countdown } from './Countdown.tsx';

const end = '2026-11-29T23:59:00+01:00';
const short = { day: 'd', hour: 'h', minute: 'm', second: 's' } as const;
const countdown = (
  <Countdown
    role="group"
    aria-label="Rea"
    end={end}
    words="Till söndag kl. 23.59"
    endedText="Erbjudandet är slut."
    unitLabel={(unit) => short[unit]}
  />
);
const startBefore = (milliseconds: number) => vi.setSystemTime(Date.parse(end) - milliseconds);
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const figures = () => document.querySelector('[aria-hidden]')?.textContent;
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('counts down by the second, without announcing it', () => {
    startBefore(90_000);
    render(countdown);
    expect(figures()).toBe('0h1m30s');
    pass(2000);
    expect(figures()).toBe('0h1m28s');
    expect(status()).toBe('');
  });

  it('announces that it is over, and stops its timer', () => {
    startBefore(2000);
    render(countdown);
    pass(2000);
    expect(status()).toBe('Erbjudandet är slut.');
    expect(screen.queryByText('Till söndag kl. 23.59')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts no timer when it is over already', () => {
    startBefore(-60_000);
    render(countdown);
    expect(status()).toBe('Erbjudandet är slut.');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is rendered on the server without its clock', () => {
    startBefore(90_000);
    const early = renderToString(countdown);
    startBefore(-90_000);
    expect(renderToString(countdown)).toBe(early);
    expect(early).toContain('Till söndag kl. 23.59');
  });

  it('leaves no timer behind when it is unmounted', () => {
    startBefore(90_000);
    render(countdown).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is exposed as its sentence, without digits', async () => {
    startBefore(90_000);
    const { container } = render(countdown);
    vi.useRealTimers();
    const announced = await announcedWords(container);
    expect(announced).toEqual([
      'group, Rea',
      'paragraph',
      'time',
      'Till söndag kl. 23.59',
      'end of time',
      'end of paragraph',
      'status',
      'end of group, Rea',
    ]);
  });
});
