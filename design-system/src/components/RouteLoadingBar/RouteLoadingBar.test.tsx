// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RouteLoadingBar } from './RouteLoadingBar.tsx';

afterEach(cleanup);

const bar = (state: 'idle' | 'running' | 'done' | 'failed') => <RouteLoadingBar state={state} label="Sidan laddas" failedLabel="Sidan kunde inte laddas" />;

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
    const written = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).join('\n');
    expect(written).toMatch(/\[data-state="?'?running[^{]*\{[^}]*animation:[^;}]*\b5s\b[^;}]*forwards/);
  });

  it('says nothing before and after', () => {
    const { rerender } = render(bar('idle'));
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(bar('done'));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
