import { describe, expect, it } from 'vitest';
import type { Language } from '../document/languages.ts';
import type { WidgetType } from '../read/parseWidget.ts';
import { shapeOf } from '../read/parseWidget.ts';
import { checkDocument } from './checkDocument.ts';
import { isVagueLink } from './vagueLinks.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const four = <T>(value: T) => ({ sv: value, nb: value, da: value, fi: value });
const widget = (type: WidgetType, fields: object, changes: object = {}) => ({
  id: 'one',
  type,
  version: shapeOf(type).version,
  name: 'One',
  size: 'full',
  fields: { heading: four('Rubrik'), ...fields },
  ...changes,
});
const page = (widgets: readonly object[], changes: object = {}) => ({
  name: 'Sida',
  title: four('Sida'),
  description: four('Om sidan'),
  alias: four('sida'),
  tags: [],
  containers: [
    { id: 'row', name: 'Rad', layout: 'full', design: 'default', responsiveMode: '', widgets },
  ],
  ...changes,
});
const reported = (document: object, at = now) =>
  checkDocument(document, { now: at }).findings.map(
    ({ level, path, code }) =>
      `${level} ${path.replace('containers[0].widgets[0].fields.', '')} ${code}`,
  );
const alt = (words: string, language: Language = 'sv') => ({
  image: {
    '*': { file: 'coat-front.webp', alt: { ...four('En lång kappa i ull'), [language]: words } },
  },
});
const link = (label: string, language: Language) => ({
  link: {
    ...four({ label: 'Alla kappor', href: '/c/dam' }),
    [language]: { label, href: '/c/dam' },
  },
});
const paragraph = (label: string) =>
  four([
    {
      kind: 'paragraph',
      text: [
        'Om ull: ',
        { kind: 'link', text: label, href: '/ull' },
        { kind: 'link', text: 'här', href: '/ull' },
      ],
    },
  ]);

describe('meaningless wording', () => {
  it.each<[string, WidgetType, object, readonly string[]]>([
    ['a picture that is described well', 'hero', alt('Kamelfärgad kappa i fönsterljus'), []],
    ['a decorative picture without alt text', 'hero', alt(''), []],
    [
      'a picture that is the widget’s content, without alt text',
      'shop-the-look',
      { ...alt(''), pieces: [{ place: { x: 0, y: 0 }, product: [1] }] },
      ['warning image.*.alt.sv alt-empty'],
    ],
    [
      'the name of a file',
      'hero',
      alt('coat-front.webp', 'fi'),
      ['warning image.*.alt.fi alt-file-name'],
    ],
    [
      'the name of this file without its ending',
      'hero',
      alt('Coat-front'),
      ['warning image.*.alt.sv alt-file-name'],
    ],
    [
      'a camera’s file name',
      'hero',
      alt('IMG_2041', 'nb'),
      ['warning image.*.alt.nb alt-file-name'],
    ],
    [
      '“a picture of”, in Swedish',
      'hero',
      alt('Bild på en kappa'),
      ['hint image.*.alt.sv alt-names-medium'],
    ],
    [
      '“a picture of”, in bokmål',
      'hero',
      alt('Et bilde av en kåpe', 'nb'),
      ['hint image.*.alt.nb alt-names-medium'],
    ],
    [
      '“a picture of”, in Danish',
      'hero',
      alt('Billedet viser en frakke', 'da'),
      ['hint image.*.alt.da alt-names-medium'],
    ],
    [
      '“a picture of”, in Finnish',
      'hero',
      alt('Kuva takista', 'fi'),
      ['hint image.*.alt.fi alt-names-medium'],
    ],
    [
      'a patterned dress in Finnish, which begins with the word for picture',
      'hero',
      alt('Kuvioitu mekko', 'fi'),
      [],
    ],
    ['the heading again', 'hero', alt('rubrik'), ['hint image.*.alt.sv alt-repeats']],
    [
      'the link beside it again',
      'hero',
      { ...alt('Alla kappor'), ...link('Alla kappor', 'sv') },
      ['hint image.*.alt.sv alt-repeats'],
    ],
    [
      'in a list, the link of its own item again',
      'link-gallery',
      { links: [1, 2].map(() => ({ ...link('Alla kappor', 'sv'), ...alt('Alla kappor') })) },
      ['hint links[0].image.*.alt.sv alt-repeats', 'hint links[1].image.*.alt.sv alt-repeats'],
    ],
    [
      'a link labelled “more”',
      'hero',
      link('Läs mer »', 'sv'),
      ['warning link.sv.label vague-link'],
    ],
    ['a link that names what it shows more of', 'hero', link('Läs mer om ull', 'sv'), []],
    [
      '“here”, in running text, reported once',
      'rich-text',
      { body: { ...paragraph('Skötsel av ull'), da: paragraph('her').da } },
      ['warning body.sv vague-link', 'warning body.da vague-link'],
    ],
    [
      '“here”, in markup',
      'html',
      { markup: four('<p>Om <a class="x" href="/ull"><b>Lue</b> lisää</a></p>') },
      ['warning markup.fi vague-link'],
    ],
  ])('%s', (_title, type, fields, expected) =>
    expect(reported(page([widget(type, fields)]))).toEqual(expected),
  );

  it.each<[Language, readonly string[], readonly string[]]>([
    [
      'sv',
      ['Läs mer', 'HÄR', 'klicka här', '→ Se mer', 'Läs mer…'],
      ['Mer om oss', 'Härligt stickat', 'Kappor', '→'],
    ],
    ['nb', ['Les mer', 'Her.', 'klikk her'], ['Les mer om ull', 'Hertil']],
    ['da', ['Læs mere', 'klik her', 'mere'], ['Læs mere om uld', 'Herre']],
    ['fi', ['Lue lisää', 'tästä', 'Klikkaa tästä!'], ['Lue lisää villasta', 'Tästä talvesta']],
  ])('is recognised in %s', (language, vague, specific) => {
    expect(vague.filter((label) => !isVagueLink(label, language))).toEqual([]);
    expect(specific.filter((label) => isVagueLink(label, language))).toEqual([]);
  });
});

describe('an offer', () => {
  const offer = (ends: object, changes: object = {}) => page([widget('offers', { ends }, changes)]);
  it.each<[string, object, readonly string[]]>([
    ['that is running', offer({ '*': '2026-11-20T13:00:01+01:00' }), []],
    [
      'that ended this minute',
      offer({ '*': '2026-11-20T13:00:00+01:00' }),
      ['warning ends.* offer-over'],
    ],
    [
      'that is over in Finland, an hour before Sweden',
      offer({ se: '2026-11-20T23:59:00+01:00', fi: '2026-11-20T13:59:00+02:00' }),
      ['warning ends.fi offer-over'],
    ],
    [
      'that its schedule hides',
      offer(
        { '*': '2026-11-01T00:00:00Z' },
        { schedule: { to: '2026-11-02T00:00', timeZone: 'market' } },
      ),
      [],
    ],
    ['with a malformed end', offer({ '*': 'soon' }), ['error ends.* not-date']],
  ])('%s', (_title, document, expected) => expect(reported(document)).toEqual(expected));

  it('is never over without a current time', () =>
    expect(checkDocument(offer({ '*': '2020-01-01T00:00:00Z' })).findings).toEqual([]));
});

describe('the page’s own heading', () => {
  const figures = { figures: [{ figure: four('14'), caption: four('dagar') }] };
  const bare = (type: WidgetType, fields: object) =>
    widget(type, { ...fields, heading: undefined });
  it.each<[string, object, readonly string[]]>([
    [
      'is missing where no widget has one',
      page([bare('selling-points', figures)]),
      ['warning heading no-page-heading'],
    ],
    [
      'is reported at the first widget that can have one',
      page([bare('buttons', { buttons: [{ link: four({ label: 'Kappor', href: '/c/dam' }) }] })]),
      ['warning heading no-page-heading'],
    ],
    [
      'is reported once as missing, where the widget requires it',
      page([bare('hero', {})]),
      ['error heading required'],
    ],
    [
      'is the shop’s in an area',
      page([bare('selling-points', figures)], {
        alias: undefined,
        family: 'Productlist',
        areaName: 'Top',
      }),
      [],
    ],
    [
      'is the content’s on the home page',
      page([bare('selling-points', figures)], {
        alias: undefined,
        family: 'Frontpage',
        areaName: 'Top',
      }),
      ['warning heading no-page-heading'],
    ],
    ['is not reported on a page that is still empty', page([]), []],
  ])('%s', (_title, document, expected) => expect(reported(document)).toEqual(expected));
});
