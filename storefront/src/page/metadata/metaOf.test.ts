import { expect, it, vi } from 'vitest';
import type { LoadedPage } from '../pageRouter.ts';
import type { Services } from '../services.ts';
import { metaOf } from './metaOf.ts';

it('is created once for each loaded page, from its loaded data', () => {
  const meta = vi.fn((title: string) => ({ title, description: '' }));
  const page = (criteria: string): LoadedPage => ({
    name: 'home',
    criteria,
    isPersonal: false,
    meta: () => meta(criteria),
    status: () => 200,
    draw: () => null,
  });
  const [first, second] = [page('a'), page('b')];
  const services = {} as Services;
  expect([first, second, first].map((each) => metaOf(services, each).title)).toEqual([
    'a',
    'b',
    'a',
  ]);
  expect(meta).toHaveBeenCalledTimes(2);
});
