// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLateComponent } from './useLateComponent.ts';

afterEach(cleanup);

const Drawing = ({ name }: { readonly name: string }) => <p>{name}</p>;

function Section({
  isNeeded,
  load,
}: {
  readonly isNeeded: boolean;
  readonly load: () => Promise<{ readonly default: typeof Drawing }>;
}) {
  const Late = useLateComponent<{ readonly name: string }>(isNeeded, load);
  return <section>{Late ? <Late name="drawn" /> : 'text alone'}</section>;
}

it('is fetched once it is needed, and not again', async () => {
  const load = vi.fn(async () => ({ default: Drawing }));
  const { rerender } = render(<Section isNeeded={false} load={load} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Section isNeeded load={load} />);
  expect(await screen.findByText('drawn')).toBeTruthy();
  rerender(<Section isNeeded load={load} />);
  expect(load).toHaveBeenCalledOnce();
});

it('stays away if it cannot be fetched', async () => {
  const failure = Promise.reject(new Error('offline'));
  render(<Section isNeeded load={() => failure} />);
  await failure.catch(() => undefined);
  expect(screen.getByText('text alone')).toBeTruthy();
});
