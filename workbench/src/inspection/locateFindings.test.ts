import type { RenderedFinding, PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { locateFindings } from './locateFindings.ts';
import { joinFindings } from '../findings/reportedFinding.ts';

const four = <T>(value: T) => ({ sv: value, nb: value, da: value, fi: value });
const widget = (type: string, fields: object): StoredWidget => ({
  id: type,
  type,
  version: type === 'text' ? 2 : 1,
  name: type,
  size: 'full',
  fields: fields as StoredWidget['fields'],
});
const link = (label: string) => four({ label, href: '/' });
const picture = (file: string) => ({ file, alt: four('En kappa') });
const document: PageDocument = {
  name: 'Sida',
  title: four('Sida'),
  alias: four('sida'),
  tags: [],
  containers: [
    {
      id: 'row',
      name: 'row',
      layout: 'full',
      design: 'default',
      responsiveMode: '',
      widgets: [
        widget('hero', {
          heading: { ...four('Kappväder'), fi: 'Takkisää' },
          link: link('Se kapporna'),
          image: { '*': picture('coat.webp'), fi: picture('takki.webp') },
        }),
        widget('link-gallery', {
          links: [
            { link: link('Stickat'), image: { '*': picture('jumper.webp') } },
            { link: link('Skor'), image: { '*': picture('shoes.webp') } },
          ],
        }),
        widget('rich-text', { body: four([{ kind: 'paragraph', text: ['Ull vill vila.'] }]) }),
      ],
    },
  ],
};
const spots = {
  se: { channel: 'se', language: 'sv', market: 'se' },
  fi: { channel: 'fi', language: 'fi', market: 'fi' },
  finnishInSweden: { channel: 'se', language: 'fi', market: 'fi' },
} as const;
const at = (finding: Partial<RenderedFinding>, spot: keyof typeof spots = 'se', width = 390) => ({
  ...spots[spot],
  width,
  findings: [{ level: 'warning', code: 'text-clipped', widgetId: '7-hero', ...finding } as const],
});
const placed = (...drawn: Parameters<typeof locateFindings>[0]) =>
  locateFindings(drawn, { document, areaId: 7 }, 'sv').map(
    ({ path, code, values = {} }) =>
      `${path.replace('containers[0].widgets', '')} ${code} ${Object.entries(values).flat().join(' ')}`,
  );

describe('a finding of a rendered page', () => {
  it.each<[string, ReturnType<typeof at>, string]>([
    [
      'text of a heading',
      at({ words: 'Kappväder' }),
      '[0].fields.heading.sv text-clipped words Kappväder widths 390',
    ],
    [
      'text in the channel’s own language',
      at({ words: 'Takkisää' }, 'fi'),
      '[0].fields.heading.fi text-clipped words Takkisää widths 390',
    ],
    [
      'text in a language that is not the channel’s',
      at({ words: 'Takkisää' }, 'finnishInSweden'),
      '[0].fields.heading.fi text-clipped words Takkisää widths 390',
    ],
    [
      'text over the picture of a market that is not the channel’s',
      at(
        { code: 'low-contrast', words: 'Takkisää', values: { ratio: 2, needed: 3 } },
        'finnishInSweden',
      ),
      '[0].fields.image.fi low-contrast ratio 2 needed 3 words Takkisää widths 390',
    ],
    [
      'text of a link',
      at({ words: 'Se kapporna' }),
      '[0].fields.link.sv.label text-clipped words Se kapporna widths 390',
    ],
    [
      'text in running text',
      at({ widgetId: '7-rich-text', words: 'Ull vill vila.' }),
      '[2].fields.body.sv text-clipped words Ull vill vila. widths 390',
    ],
    [
      'text of the shop, by the whole of the widget',
      at({ words: '1 299 kr' }),
      '[0] text-clipped words 1 299 kr widths 390',
    ],
    [
      'text over a picture, by the picture',
      at({ code: 'low-contrast', words: 'Kappväder', values: { ratio: 2.1, needed: 4.5 } }),
      '[0].fields.image.* low-contrast ratio 2,1 needed 4,5 words Kappväder widths 390',
    ],
    [
      'text over a market’s own picture',
      at({ code: 'low-contrast', words: 'Takkisää', values: { ratio: 2.1, needed: 4.5 } }, 'fi'),
      '[0].fields.image.fi low-contrast ratio 2,1 needed 4,5 words Takkisää widths 390',
    ],
    [
      'text over one picture of a list',
      at({
        code: 'low-contrast',
        widgetId: '7-link-gallery',
        words: 'Skor',
        values: { ratio: 2, needed: 3 },
      }),
      '[1].fields.links[1].image.* low-contrast ratio 2 needed 3 words Skor widths 390',
    ],
    [
      'a picture, by its file',
      at({
        code: 'heavy-first-picture',
        widgetId: '7-link-gallery',
        picture: 'https://shop.example/images/w640/shoes.webp',
        values: { kilobytes: 1200, most: 250 },
      }),
      '[1].fields.links[1].image.* heavy-first-picture kilobytes 1\u00a0200 most 250 widths 390',
    ],
    [
      'a picture that cannot be shown, by its file',
      at({
        code: 'picture-gone',
        widgetId: '7-link-gallery',
        picture: 'https://shop.example/images/shoes.webp?width=640',
      }),
      '[1].fields.links[1].image.* picture-gone widths 390',
    ],
    [
      'text that could not be measured, by the picture under it',
      at({ code: 'contrast-unknown', words: 'Kappväder' }),
      '[0].fields.image.* contrast-unknown words Kappväder widths 390',
    ],
    [
      'a page that was not inspected, by its first heading',
      at({ code: 'page-unseen', widgetId: null }),
      '[0].fields.heading page-unseen widths 390',
    ],
    [
      'the page itself, by its first heading',
      at({ code: 'no-page-heading', widgetId: null }),
      '[0].fields.heading no-page-heading widths 390',
    ],
  ])('leads to its field: %s', (_title, drawn, expected) =>
    expect(placed(drawn)).toEqual([expected]),
  );

  it('belongs to another page where that is rendered around this one', () =>
    expect(
      placed(
        at({ widgetId: '9-footer' }),
        at({ code: 'heading-skips', widgetId: null, words: 'Hjälp' }),
      ),
    ).toEqual([]));

  it('is reported once for all the spots where it occurs', () => {
    const reported = locateFindings(
      [
        at({ code: 'picture-gone', picture: '/coat.webp' }),
        at({ code: 'picture-gone', picture: '/coat.webp' }, 'se', 320),
        at({ code: 'picture-gone', picture: '/coat.webp' }, 'fi'),
      ],
      { document, areaId: 7 },
      'sv',
    );
    expect(
      reported.map(
        ({ path, occursOn }) =>
          `${path.replace('containers[0].widgets', '')} ${occursOn.map(({ channel }) => channel).join(' ')}`,
      ),
    ).toEqual(['[0].fields.image.* se fi']);
  });

  it('uses the text of the first reported spot', () => {
    const pale = (words: string, ratio: number, spot: 'se' | 'fi') =>
      at(
        {
          code: 'low-contrast',
          widgetId: '7-link-gallery',
          picture: '/shoes.webp',
          words,
          values: { ratio, needed: 3 },
        },
        spot,
      );
    expect(placed(pale('Skor', 2.4, 'se'), pale('Kengät', 1.1, 'fi'))).toEqual([
      '[1].fields.links[1].image.* low-contrast ratio 2,4 needed 3 words Skor widths 390',
    ]);
  });

  it('is reported once for all widths, with the worst of them', () => {
    const seen = (width: number, ratio: number) =>
      at({ code: 'low-contrast', words: 'Kappväder', values: { ratio, needed: 3 } }, 'se', width);
    expect(placed(seen(1024, 2.4), seen(390, 1.2), seen(768, 2))).toEqual([
      '[0].fields.image.* low-contrast ratio 1,2 needed 3 words Kappväder widths 390, 768, 1024',
    ]);
  });
});

it('every finding is reported once and worst first, in the form of its first source', () => {
  const reported = (level: 'error' | 'warning' | 'hint', path: string, from: string) =>
    ({ level, path, code: 'no-page-heading', values: { from } }) as const;
  const joined = joinFindings(
    [reported('warning', 'a', 'document'), reported('hint', 'b', 'document')],
    [reported('warning', 'a', 'drawn'), reported('error', 'c', 'drawn')],
  );
  expect(
    joined.map(({ level, path, values }) => `${level} ${path} ${values?.['from'] ?? ''}`),
  ).toEqual(['error c drawn', 'warning a document', 'hint b document']);
});
