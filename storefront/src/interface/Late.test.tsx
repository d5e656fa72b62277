// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Late } from './Late.tsx';

afterEach(cleanup);

const Drawing = ({ name }: { readonly name: string }) => <p>{name}</p>;
type Load = () => Promise<{ readonly default: typeof Drawing }>;

const section = (isNeeded: boolean, load: Load) => (
  <section aria-label="prices">
    <Late isNeeded={isNeeded} load={load} props={{ name: 'drawn' }} />
  </section>
);

it('is fetched once it is needed, and not again', async () => {
  const load = vi.fn<Load>(async () => ({ default: Drawing }));
  const { rerender } = render(section(false, load));
  expect(load).not.toHaveBeenCalled();
  rerender(section(true, load));
  expect(await screen.findByText('drawn')).toBeTruthy();
  rerender(section(true, load));
  expect(load).toHaveBeenCalledOnce();
});

it('stays away if it cannot be fetched', async () => {
  const failure = Promise.reject(new Error('offline'));
  render(section(true, () => failure));
  await failure.catch(() => undefined);
  expect(screen.getByRole('region', { name: 'prices' }).textContent).toBe('');
});

it('reports that there is nothing to show while the page is being reloaded', async () => {
  const onFail = vi.fn();
  const load = vi.fn<Load>().mockResolvedValue(JSON.parse('null'));
  render(<Late isNeeded load={load} props={{ name: 'drawn' }} onFail={onFail} />);
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
});

it('reports that it cannot be fetched, and is fetched again when it is needed again', async () => {
  const load = vi
    .fn<Load>(async () => ({ default: Drawing }))
    .mockRejectedValueOnce(new Error('offline'));
  const onFail = vi.fn();
  const part = (isNeeded: boolean) => (
    <Late isNeeded={isNeeded} load={load} props={{ name: 'drawn' }} onFail={onFail} />
  );
  const { rerender } = render(part(true));
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  rerender(part(false));
  rerender(part(true));
  expect(await screen.findByText('drawn')).toBeTruthy();
  expect(onFail).toHaveBeenCalledOnce();
});
