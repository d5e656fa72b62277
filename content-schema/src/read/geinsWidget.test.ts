import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWidget } from './parseWidget.ts';
import { geinsPath } from './geinsWidget.ts';

const read = (type: string, given: object, size = 'half') =>
  parseWidget(type, JSON.stringify({ name: 'A', active: true, ...given }), size);
const image = { filename: 'kappa.webp', altText: 'En kappa', href: '/c/kappor' };

describe('a widget in the format of Geins', () => {
  it.each([
    [
      'BannerPageWidget',
      {
        image,
        text1: 'Kappväder',
        text2: 'Ull',
        buttonText: 'Se kappor',
        textColor: 1,
        textAndButtonPlacement: 1,
      },
      'half',
      'banner',
      {
        presentation: 'tile',
        tone: 'accent',
        heading: 'Kappväder',
        text: 'Ull',
        image: { file: 'kappa.webp', alt: 'En kappa' },
        link: { label: 'Se kappor', href: '/c/kappor' },
      },
    ],
    [
      'Banner',
      { image, text1: 'Kappväder', textAndButtonPlacementFullWidth: 2 },
      'full',
      'hero',
      {
        tone: 'shade',
        heading: 'Kappväder',
        image: { file: 'kappa.webp', alt: 'En kappa' },
        link: { label: 'Kappväder', href: '/c/kappor' },
      },
    ],
    [
      'Banner',
      { image },
      'full',
      'image',
      {
        image: { file: 'kappa.webp', alt: 'En kappa' },
        link: { label: 'En kappa', href: '/c/kappor' },
      },
    ],
    [
      'ImagePageWidget',
      { image: { fileName: 'a.jpg' } },
      'full',
      'image',
      { image: { file: 'a.jpg', alt: '' } },
    ],
    [
      'TextPageWidget',
      { title: 'Om oss', subtitle: 'Sedan 1998', textAlignment: 2 },
      'full',
      'text',
      { alignment: 'centre', heading: 'Om oss', lead: 'Sedan 1998' },
    ],
    [
      'Text',
      { title: 'Frakt', subtitle: 'a < b', text: '<p>Fri över 599 kr</p>', titleRenderMode: 1 },
      'full',
      'html',
      { heading: 'Frakt', markup: '<p><strong>a &lt; b</strong></p><p>Fri över 599 kr</p>' },
    ],
    ['HTMLPageWidget', { html: '<p>Hej</p>' }, 'full', 'html', { markup: '<p>Hej</p>' }],
    [
      'ButtonsPageWidget',
      { buttons: [{ text: 'Rea', href: '/l/rea' }] },
      'full',
      'buttons',
      { buttons: [{ link: { label: 'Rea', href: '/l/rea' } }] },
    ],
    [
      'Video',
      { videoId: '76979871', videoProvider: 1, image },
      'full',
      'video',
      { source: 'vimeo', video: '76979871', title: 'A' },
    ],
    [
      'Product listPageWidget',
      {
        title: 'Nytt',
        searchParameters: { categoryAlias: 'dam', sort: 'LATEST' },
        pageCount: 2,
        slideshowDisabled: true,
      },
      'full',
      'product-list',
      {
        presentation: 'grid',
        heading: 'Nytt',
        source: 'query',
        query: { sort: 'LATEST', take: 8, category: 'dam' },
      },
    ],
    [
      'Product list',
      { title: 'Utvalt', searchParameters: { productIds: [4, 2] } },
      'full',
      'product-list',
      { source: 'picked', products: [4, 2] },
    ],
    [
      'Product list',
      { title: 'Du har tittat på', mode: 'LATEST_VIEWED' },
      'full',
      'product-list',
      { source: 'recently-viewed' },
    ],
    [
      'Product list',
      {
        title: 'Allt',
        mode: 'DEFAULT',
        pageCount: 0,
        limitNrOfRows: false,
        searchParameters: { categoryAlias: null, brandAlias: '', productIds: null },
      },
      'full',
      'product-list',
      { source: 'query', query: { sort: 'LATEST', take: 4 }, products: [] },
    ],
    [
      'Image',
      { image: { ...image, text: null, title: null } },
      'full',
      'image',
      { image: { file: 'kappa.webp', alt: 'En kappa' } },
    ],
  ])('%s %o in %s is a %s', (type, given, size, ourType, configuration) => {
    expect(read(type, given, size)).toMatchObject({
      kind: 'ok',
      value: { type: ourType, configuration },
    });
  });

  it.each([
    [
      'Banner',
      { image, text1: 'A', textColor: 7, textAndButtonPlacement: 'left' },
      ['textColor', 'textAndButtonPlacement'],
    ],
    [
      'Banner',
      { image: { ...image, href: 'javascript:alert(1)' }, text1: 'x'.repeat(61) },
      ['text1', 'image.href'],
    ],
    ['Image', { image: { href: '/c/dam' } }, ['image.filename', 'image.altText']],
    ['Text', { title: 'A', textAlignment: 9 }, ['textAlignment']],
    [
      'Buttons',
      {
        buttons: [
          { text: '', href: '/' },
          { text: 'B', href: '//evil' },
        ],
      },
      ['buttons[0].text', 'buttons[1].href'],
    ],
    ['Video', { videoId: '1', videoProvider: 5 }, ['videoProvider', 'image']],
    [
      'Product list',
      { title: 'A', searchParameters: { sort: 'BY_MOOD', productIds: ['1'] } },
      ['searchParameters.sort', 'searchParameters.productIds'],
    ],
    [
      'Form',
      { sendFormToEmail: 'a@b.se', fields: [{ name: 'q', label: 'Fråga', type: 'range' }] },
      ['fields[0].type', 'subject', 'consent', 'thanks'],
    ],
    ['Banner', { image, text1: 'A', active: false }, ['active']],
    ['Banner', { image, text1: 'A', active: 'no' }, ['active']],
    [
      'Banner',
      { image: 'kappa.webp', text1: 'A', text2: 5, buttonText: [] },
      ['image', 'text2', 'buttonText'],
    ],
    ['Banner', { image, text1: 5 }, ['text1']],
    [
      'Banner',
      { image: { filename: 5, altText: {}, href: 7, title: false }, text1: 'A' },
      ['image.filename', 'image.altText', 'image.href', 'image.title'],
    ],
    ['Image', { image: ['kappa.webp'] }, ['image']],
    [
      'Image',
      { image: { ...image, filename: '../kappa.webp', text: 5 } },
      ['image.filename', 'image.text'],
    ],
    ['Text', { title: 'A', subtitle: 5, text: { html: '<p>A</p>' } }, ['subtitle', 'text']],
    ['HTML', { html: 5 }, ['html']],
    ['Buttons', { buttons: 'Rea' }, ['buttons']],
    ['Buttons', { buttons: ['Rea', { text: 5, href: '/' }] }, ['buttons[0]', 'buttons[1].text']],
    ['Video', { videoId: 76979871, title: [], image: 5 }, ['videoId', 'title', 'image']],
    [
      'Form',
      {
        subject: 'A',
        consent: 'B',
        thanks: 'C',
        fields: [5, { name: 'q', label: 'D', required: 'yes', options: 'E' }],
      },
      ['fields[0]', 'fields[1].required', 'fields[1].options'],
    ],
    [
      'Product list',
      { title: 'A', searchParameters: 'dam', mode: 'RANDOM', pageCount: '2', slideshowDisabled: 1 },
      ['searchParameters', 'mode', 'pageCount', 'slideshowDisabled'],
    ],
    [
      'Product list',
      {
        title: 'A',
        pageCount: -1,
        searchParameters: {
          sort: 5,
          productIds: 4,
          categoryAlias: 5,
          brandAlias: {},
          discountCampaignAlias: true,
        },
      },
      [
        'pageCount',
        'searchParameters.sort',
        'searchParameters.productIds',
        'searchParameters.categoryAlias',
        'searchParameters.brandAlias',
        'searchParameters.discountCampaignAlias',
      ],
    ],
    ['Flowbox', {}, ['type']],
  ])('%s %o reports its findings at the Geins paths', (type, given, paths) => {
    const parsed = read(type, given);
    expect(parsed.kind === 'bad' && parsed.problems.map(({ path }) => path).toSorted()).toEqual(
      paths.toSorted(),
    );
  });

  it('never throws, whatever Geins sends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Text',
          'Rich text',
          'HTML',
          'Image',
          'Banner',
          'Buttons',
          'Video',
          'Form',
          'Product list',
          'constructor',
          '__proto__PageWidget',
        ),
        fc.jsonValue(),
        (type, value) => {
          expect(['ok', 'bad']).toContain(parseWidget(type, JSON.stringify(value), 'full').kind);
        },
      ),
    );
  });

  it('leaves a path unchanged that is the same there', () =>
    expect(geinsPath('text', { heading: 'title' })).toBe('text'));
});
