import { Image, Link } from '@solvik/design-system';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../data-api/createDataApi.ts';
import { placeSites } from '../../server/resolveSite.ts';
import { readConfig } from '../../server/config.ts';
import { loadText } from '../languages/loadText.ts';
import { keepMarkup } from './keptMarkup.tsx';
import type { Services } from './services.ts';

const sites = placeSites(readConfig({ MARKET_ROUTING: 'path' }));
const site = sites.find(({ channelId }) => channelId === 'no') ?? sites[0];
if (!site) throw new Error('There is no front.');
const fetch = () => Promise.reject(new Error('Nothing is requested.'));
const services: Services = {
  site,
  sites,
  queryClient: new QueryClient(),
  dataApi: createDataApi({ site, url: 'https://shop.example', fetch }),
  text: await loadText(site.locale),
  widgetText: await loadWidgetText(site.locale),
  now: () => new Date('2026-11-21T10:00:00Z'),
};

describe('kept markup', () => {
  const { markupOf } = keepMarkup(services);
  const draw = vi.fn();
  const Part = ({ words }: { readonly words: string }) => {
    draw();
    return <Link href="/om-oss">{words}</Link>;
  };

  it('is rendered once for its source, with the links of its front', () => {
    const source = {};
    const first = markupOf(source, '', <Part words="Om oss" />);
    expect(first).toBe(`<a href="${site.basename}/om-oss">Om oss</a>`);
    expect(markupOf(source, '', <Part words="Om oss" />)).toBe(first);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is another for another variant and for another source', () => {
    const source = {};
    expect(markupOf(source, 'a', <Part words="A" />)).not.toBe(markupOf(source, 'b', <Part words="B" />));
    expect(markupOf({}, 'a', <Part words="C" />)).toContain('C');
  });

  it('is another for another front, also where both have the same source', () => {
    const source = {};
    const other = sites.find(({ channelId }) => channelId === 'dk') ?? site;
    const keepers = [keepMarkup(services), keepMarkup({ ...services, site: other })];
    const markup = keepers.map((keeper) => keeper.markupOf(source, '', <Link href="/">Solvik</Link>));
    expect(markup).toEqual([site, other].map(({ basename }) => `<a href="${basename}/">Solvik</a>`));
  });

  it('is none where the element fails, which then fails in its own place', () => {
    const Broken = () => {
      throw new Error('It broke.');
    };
    expect(markupOf({}, '', <Broken />)).toBeUndefined();
  });

  it('leaves what is to be fetched ahead to the page, each time it stands on one', () => {
    const source = {};
    const picture = <Image src="/coat.webp" alt="" hasPriority />;
    const keepers = [keepMarkup(services), keepMarkup(services)];
    const markup = keepers.map((keeper) => keeper.markupOf(source, '', picture));
    expect(markup[0]).toMatch(/^(?!.*<link).*<img/);
    expect(markup[1]).toBe(markup[0]);
    const [first, second] = keepers.map(({ preloads }) => preloads());
    expect(first).toMatch(/^<link rel="preload" as="image" href="\/coat.webp"[^>]*>$/);
    expect(second).toBe(first);
  });

  it('may hold no id of React’s own, which would stand on a page twice', () => {
    const Named = () => <p id={useId()}>Om oss</p>;
    expect(() => markupOf({}, '', <Named />)).toThrow(/holds an id/);
  });
});
