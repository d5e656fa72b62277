// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RouteLoadingBar } from './RouteLoadingBar.tsx';

afterEach(cleanup);

const bar = (state: 'idle' | 'running' | 'done' | 'failed') => (
  <RouteLoadingBar state={state} label="Sidan laddas" failedLabel="Sidan kunde inte laddas" />
);

describe('RouteLoadingBar', () => {
  it('is a named progress bar while it runs, and announces it', () => {
    render(bar('running'));
    expect(screen.getByRole('progressbar', { name: 'Sidan laddas' })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe('Sidan laddas');
  });

  it('announces that it failed, and is no longer a progress bar', () => {
    render(bar('failed'));
    expect(screen.getByRole('status').textContent).toBe('Sidan kunde inte laddas');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('animates for five seconds, and stops at its end', () => {
    render(bar('running'));
    const written = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n');
    expect(written).toMatch(
      /\[data-state="?'?running[^{]*\{[^}]*animation:[^;}]*\b5000ms\b[^;}]*forwards/,
    );
  });

  it('has an ink edge under its paper tone, and is red when it failed', () => {
    render(bar('failed'));
    const written = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n');
    expect(written).toMatch(
      /background: var\(--color-paper\);[^}]*border-block-end: 2px solid var\(--color-ink\)/,
    );
    expect(written).toMatch(
      /\[data-state="?'?failed[^{]*\{[^}]*background: var\(--color-reduced\);[^}]*border-color: var\(--color-reduced\)/,
    );
  });

  it('is exposed as a progress bar and its text, then as text only', async () => {
    const { container, rerender } = render(bar('running'));
    expect(await announcedWords(container)).toEqual([
      'status',
      'progressbar, Sidan laddas, max value 100, min value 0',
      'Sidan laddas',
      'end of status',
    ]);
    rerender(bar('failed'));
    expect(await announcedWords(container)).toEqual([
      'status',
      'Sidan kunde inte laddas',
      'end of status',
    ]);
  });

  it('shows its text once the wait is long, and announces it once', async () => {
    const { container } = render(
      <RouteLoadingBar state="running" label="Sidan laddas" failedLabel="" isLong />,
    );
    expect(screen.getAllByText('Sidan laddas')).toHaveLength(2);
    expect(
      (await announcedWords(container)).filter((words) => words === 'Sidan laddas'),
    ).toHaveLength(1);
  });

  it('is silent before and after', () => {
    const { rerender } = render(bar('idle'));
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(bar('done'));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
