// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { RouteLoadingBar } from './RouteLoadingBar.tsx';

afterEach(cleanup);

const bar = (state: 'idle' | 'running' | 'done' | 'failed') => (
  <RouteLoadingBar state={state} label="Sidan laddas" failedLabel="Sidan kunde inte laddas" />
);

describe('RouteLoadingBar', () => {
  it('is a named progress bar while it runs, and says so in words', () => {
    render(bar('running'));
    expect(screen.getByRole('progressbar', { name: 'Sidan laddas' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Sidan laddas');
  });

  it('says that it failed, and is no progress bar any more', () => {
    render(bar('failed'));
    expect(screen.getByRole('status').textContent).toBe('Sidan kunde inte laddas');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('runs for five seconds in name, and stands still at its end', () => {
    render(bar('running'));
    const written = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n');
    expect(written).toMatch(
      /\[data-state="?'?running[^{]*\{[^}]*animation:[^;}]*\b5000ms\b[^;}]*forwards/,
    );
  });

  it('has an edge of ink under its paper tone, and is red when it failed', () => {
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

  it('is heard as a progress bar and its words, then as words only', async () => {
    const { container, rerender } = render(bar('running'));
    expect(await heardWords(container)).toEqual([
      'status',
      'progressbar, Sidan laddas, max value 100, min value 0',
      'Sidan laddas',
      'end of status',
    ]);
    rerender(bar('failed'));
    expect(await heardWords(container)).toEqual([
      'status',
      'Sidan kunde inte laddas',
      'end of status',
    ]);
  });

  it('shows its words to the eye once the wait is long, and says them once', async () => {
    const { container } = render(
      <RouteLoadingBar state="running" label="Sidan laddas" failedLabel="" isLong />,
    );
    expect(screen.getAllByText('Sidan laddas')).toHaveLength(2);
    expect((await heardWords(container)).filter((words) => words === 'Sidan laddas')).toHaveLength(
      1,
    );
  });

  it('says nothing before and after', () => {
    const { rerender } = render(bar('idle'));
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(bar('done'));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
