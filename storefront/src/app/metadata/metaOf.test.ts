import { expect, it, vi } from 'vitest';
import type { LoadedPage } from '../../page/pageRouter.ts';
import type { Services } from '../services.ts';
import { metaOf } from './metaOf.ts';

it('is made once for each loaded page, from what it was loaded with', () => {
  const meta = vi.fn((_services: Services, title: unknown) => ({
    title: String(title),
    description: '',
  }));
  const page = (criteria: string) =>
    ({ name: 'home', criteria, route: { meta } }) as never as LoadedPage;
  const [first, second] = [page('a'), page('b')];
  const services = {} as Services;
  expect([first, second, first].map((each) => metaOf(services, each).title)).toEqual([
    'a',
    'b',
    'a',
  ]);
  expect(meta).toHaveBeenCalledTimes(2);
});
