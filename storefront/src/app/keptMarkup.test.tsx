import { Image, type KeptPart, Link } from '@solvik/design-system';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
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
  /** A page of one part: what it is whole. */
  const whole = (
    source: object,
    element: ReactElement,
    {
      variant = '',
      slots,
      front = site,
    }: Partial<KeptPart> & { readonly front?: Services['site'] } = {},
  ) => {
    const { markupOf, complete } = keepMarkup({ ...services, site: front });
    return complete(markupOf({ source, variant, element, slots }) ?? 'none').html;
  };
  const draw = vi.fn();
  const Part = ({ words }: { readonly words: string }) => {
    draw();
    return <Link href="/om-oss">{words}</Link>;
  };

  it('is rendered once for its source, with the links of its front', () => {
    const source = {};
    const first = whole(source, <Part words="Om oss" />);
    expect(first).toBe(`<a href="${site.basename}/om-oss">Om oss</a>`);
    expect(whole(source, <Part words="Om oss" />)).toBe(first);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is another for another variant and for another source', () => {
    const source = {};
    expect(whole(source, <Part words="A" />, { variant: 'a' })).not.toBe(
      whole(source, <Part words="B" />, { variant: 'b' }),
    );
    expect(whole({}, <Part words="C" />, { variant: 'a' })).toContain('C');
  });

  it('is rendered anew once too much is kept, also where one source has it all', () => {
    const source = {};
    const render = (variant: string) =>
      whole(source, <Part words={variant.repeat(900_000)} />, { variant });
    draw.mockClear();
    for (const variant of ['a', 'b', 'c', 'd', 'e']) render(variant);
    render('e');
    expect(draw).toHaveBeenCalledTimes(5);
    render('a');
    expect(draw).toHaveBeenCalledTimes(6);
  });

  it('is another for another front, also where both have the same source', () => {
    const source = {};
    const other = sites.find(({ channelId }) => channelId === 'dk') ?? site;
    const markup = [site, other].map((front) =>
      whole(source, <Link href="/">Solvik</Link>, { front }),
    );
    expect(markup).toEqual(
      [site, other].map(({ basename }) => `<a href="${basename}/">Solvik</a>`),
    );
  });

  it('has what is the page’s own in its slots', () => {
    const source = {};
    const titled = (id: string) =>
      whole(source, <h3 id="any">Kappa</h3>, { slots: { 'id="any"': `id="${id}"` } });
    expect([titled('_R_1_'), titled('$&')]).toEqual([
      '<h3 id="_R_1_">Kappa</h3>',
      '<h3 id="$&">Kappa</h3>',
    ]);
  });

  it('is none where the element fails, which then fails in its own place', () => {
    const Broken = () => {
      throw new Error('It broke.');
    };
    expect(whole({}, <Broken />)).toBe('none');
  });

  it('has what is fetched ahead before all of the page, once, each time it stands on one', () => {
    const source = {};
    const picture = <Image src="/coat.webp" alt="" hasPriority />;
    for (let page = 0; page < 2; page += 1) {
      const { markupOf, complete } = keepMarkup(services);
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

  it('is put in place of nothing that a page’s text says', () => {
    const { markupOf, complete } = keepMarkup(services);
    const place = markupOf({ source: {}, variant: '', element: <Part words="Om oss" /> }) ?? '';
    const guess = '\u00000123456789abcdef:0;';
    expect(complete(guess + place).html).toBe(
      `${guess}<a href="${site.basename}/om-oss">Om oss</a>`,
    );
  });

  it('may hold no id of React’s own, which would stand on a page twice', () => {
    const Named = () => <p id={useId()}>Om oss</p>;
    expect(() => whole({}, <Named />)).toThrow(/holds an id/);
  });
});
