import { Image, type RetainedPart, Link } from '@solvik/design-system';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../data-api/createDataApi.ts';
import { locateSites } from '../../server/resolveSite.ts';
import { readConfig } from '../../server/config.ts';
import { loadText } from '../languages/loadText.ts';
import { createRenderMarkup } from './cachedMarkup.tsx';
import type { Services } from '../page/services.ts';

const sites = locateSites(readConfig({ MARKET_ROUTING: 'path' }));
const site = sites.find(({ channelId }) => channelId === 'no') ?? sites[0];
if (!site) throw new Error('There is no site.');
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

describe('cached markup', () => {
  /** A page of one part: its complete markup. */
  const whole = (
    source: object,
    element: ReactElement,
    {
      variant = '',
      slots,
      pageSite = site,
    }: Partial<RetainedPart> & { readonly pageSite?: Services['site'] } = {},
  ) => {
    const { markupOf, complete } = createRenderMarkup({ ...services, site: pageSite });
    return complete(markupOf({ source, variant, element, slots }) ?? 'none').html;
  };
  const draw = vi.fn();
  const Part = ({ text }: { readonly text: string }) => {
    draw();
    return <Link href="/om-oss">{text}</Link>;
  };

  it('is rendered once for its source, with the links of its site', () => {
    const source = {};
    const first = whole(source, <Part text="Om oss" />);
    expect(first).toBe(`<a href="${site.basename}/om-oss">Om oss</a>`);
    expect(whole(source, <Part text="Om oss" />)).toBe(first);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('differs by variant and by source', () => {
    const source = {};
    expect(whole(source, <Part text="A" />, { variant: 'a' })).not.toBe(
      whole(source, <Part text="B" />, { variant: 'b' }),
    );
    expect(whole({}, <Part text="C" />, { variant: 'a' })).toContain('C');
  });

  it('is evicted and rendered again beyond its limit, also if one source fills it', () => {
    const source = {};
    const render = (variant: string) =>
      whole(source, <Part text={variant.repeat(900_000)} />, { variant });
    draw.mockClear();
    for (const variant of ['a', 'b', 'c', 'd', 'e']) render(variant);
    render('e');
    expect(draw).toHaveBeenCalledTimes(5);
    render('a');
    expect(draw).toHaveBeenCalledTimes(6);
  });

  it('differs by site, even for the same source', () => {
    const source = {};
    const other = sites.find(({ channelId }) => channelId === 'dk') ?? site;
    const markup = [site, other].map((pageSite) =>
      whole(source, <Link href="/">Solvik</Link>, { pageSite }),
    );
    expect(markup).toEqual(
      [site, other].map(({ basename }) => `<a href="${basename}/">Solvik</a>`),
    );
  });

  it('has the page’s own values in its slots', () => {
    const source = {};
    const titled = (id: string) =>
      whole(source, <h3 id="any">Kappa</h3>, { slots: { 'id="any"': `id="${id}"` } });
    expect([titled('_R_1_'), titled('$&')]).toEqual([
      '<h3 id="_R_1_">Kappa</h3>',
      '<h3 id="$&">Kappa</h3>',
    ]);
  });

  it('is not cached if the element fails, which then fails in its place', () => {
    const Broken = () => {
      throw new Error('It broke.');
    };
    expect(whole({}, <Broken />)).toBe('none');
  });

  it('emits preloads before the rest of the page, each once per page it is on', () => {
    const source = {};
    const picture = <Image src="/coat.webp" alt="" hasPriority />;
    for (let page = 0; page < 2; page += 1) {
      const { markupOf, complete } = createRenderMarkup(services);
      const [first, second] = [
        markupOf({ source, variant: '', element: picture }),
        markupOf({ source, variant: '', element: picture }),
      ];
      const { html, parts } = complete(`<main>${String(first)}${String(second)}</main>`);
      expect(html).toMatch(
        /^<link rel="preload" as="image" href="\/coat.webp"[^>]*><main>(?!.*<link).*<img.*<img.*<\/main>$/,
      );
      expect(new Set(parts).size).toBe(1);
    }
  });

  it('ignores placeholders in a page’s own text', () => {
    const { markupOf, complete } = createRenderMarkup(services);
    const region = markupOf({ source: {}, variant: '', element: <Part text="Om oss" /> }) ?? '';
    const guess = '\u00000123456789abcdef:0;';
    expect(complete(guess + region).html).toBe(
      `${guess}<a href="${site.basename}/om-oss">Om oss</a>`,
    );
  });

  it('cannot hold React’s own ids, which would repeat on a page', () => {
    const Named = () => <p id={useId()}>Om oss</p>;
    expect(() => whole({}, <Named />)).toThrow(/contains an id/);
  });
});
