import { describe, expect, it } from 'vitest';
import { colourKeys } from '../colours.ts';
import { adjectiveKeys } from '../garments/garmentKind.ts';
import { kindKeys } from '../garments/garmentKinds.ts';
import { shopWords } from '../words/shopWordsByLocale.ts';
import { composeColourName, composeName, type NameParts } from './composeName.ts';
import { joinCompound } from './joinCompound.ts';

const named: readonly (readonly [NameParts, string, string, string, string])[] = [
  [
    { kind: 'wool-coat', adjective: 'long', compound: 'wool-cloth', firstName: 'Alma' },
    'Lång ullkappa Alma',
    'Lang ullkåpe Alma',
    'Lang uldfrakke Alma',
    'Pitkä villakangastakki Alma',
  ],
  [
    { kind: 'overcoat', adjective: 'checked', compound: 'wool-cloth', firstName: 'Vilgot' },
    'Rutig ullrock Vilgot',
    'Rutete ullfrakk Vilgot',
    'Ternet uldfrakke Vilgot',
    'Ruudullinen villakangastakki Vilgot',
  ],
  [
    { kind: 'roll-neck', adjective: 'ribbed' },
    'Ribbstickad polotröja',
    'Ribbestrikket pologenser',
    'Ribstrikket rullekravesweater',
    'Ribattu pooloneule',
  ],
  [
    { kind: 'wool-coat', adjective: 'straight', material: 'recycled-wool' },
    'Rak kappa i återvunnen ull',
    'Rett kåpe i resirkulert ull',
    'Lige frakke i genanvendt uld',
    'Suora takki kierrätysvillasta',
  ],
  [
    { kind: 'cardigan', firstName: 'Inga', material: 'alpaca' },
    'Kofta Inga i alpacka',
    'Cardigan Inga i alpakka',
    'Cardigan Inga i alpaka',
    'Neuletakki Inga alpakasta',
  ],
  [
    { kind: 'wool-coat', compound: 'wool-cloth', detail: 'concealed-placket' },
    'Ullkappa med dold knäppning',
    'Ullkåpe med skjult knepping',
    'Uldfrakke med skjult lukning',
    'Villakangastakki piilonapituksella',
  ],
  [
    { kind: 'camisole', adjective: 'straight', compound: 'satin', firstName: 'Vera' },
    'Rakt satinlinne Vera',
    'Rett satengtopp Vera',
    'Lige satintop Vera',
    'Suora satiinitoppi Vera',
  ],
  [
    { kind: 'belt', adjective: 'wide', material: 'leather' },
    'Vitt skärp i skinn',
    'Vidt belte i skinn',
    'Vidt bælte i læder',
    'Leveä vyö nahasta',
  ],
  [
    { kind: 'bias-skirt', adjective: 'ankle-length', compound: 'silk', firstName: 'Runa' },
    'Ankellång sidenkjol Runa',
    'Ankellangt silkeskjørt Runa',
    'Ankellang silkenederdel Runa',
    'Nilkkapituinen silkkihame Runa',
  ],
  [
    { kind: 'jeans', adjective: 'wide', firstName: 'Ida' },
    'Vida jeans Ida',
    'Vide jeans Ida',
    'Vide jeans Ida',
    'Leveät farkut Ida',
  ],
  [
    { kind: 'chelsea-boots', material: 'leather' },
    'Chelseakängor i skinn',
    'Chelseastøvler i skinn',
    'Chelseastøvler i læder',
    'Chelsea-nilkkurit nahasta',
  ],
];

it.each(named)('names %o', (parts, sv, nb, da, fi) => {
  expect([
    composeName('sv', parts),
    composeName('nb', parts),
    composeName('da', parts),
    composeName('fi', parts),
  ]).toEqual([sv, nb, da, fi]);
});

it('names a preloved product by its colour, inflected for its noun', () => {
  expect(composeColourName('sv', { kind: 'belt', compound: 'suede', colour: 'navy' })).toBe(
    'Marinblått mockaskärp',
  );
  expect(composeColourName('nb', { kind: 'scarf', compound: 'lambswool', colour: 'forest' })).toBe(
    'Skoggrønt lammeullsskjerf',
  );
  expect(composeColourName('da', { kind: 'loafers', colour: 'chocolate' })).toBe(
    'Chokoladebrune loafers',
  );
  expect(
    composeColourName('fi', { kind: 'tall-boots', compound: 'leather', colour: 'white' }),
  ).toBe('Valkoiset nahkasaappaat');
});

it('joins compounds as the language spells them', () => {
  expect(joinCompound('sv', 'ull', 'lue')).toBe('ullue');
  expect(joinCompound('nb', 'skinn', 'nål')).toBe('skinnål');
  expect(joinCompound('fi', 'villa', 'asu')).toBe('villa-asu');
  expect(joinCompound('fi', 'nahka', 'takki')).toBe('nahkatakki');
});

describe.each(['sv', 'nb', 'da', 'fi'] as const)('in %s', (locale) => {
  const { nouns, adjectives, colours } = shopWords[locale];
  const genders = [...new Set(kindKeys.map((kind) => nouns[kind].gender))];

  it('every adjective and colour has a form for every noun', () => {
    const silent = [
      ...adjectiveKeys.map((key) => adjectives[key]),
      ...colourKeys.map((key) => colours[key].adjective),
    ].flatMap((forms) => genders.filter((gender) => !/^[a-zåäöæøé-]+$/.test(forms[gender])));
    expect(silent).toEqual([]);
  });

  it('few adjectives have the same form in the plural', () => {
    const unbending = adjectiveKeys.filter(
      (key) => adjectives[key].common === adjectives[key].plural,
    );
    expect(unbending.length).toBeLessThanOrEqual(locale === 'fi' ? 0 : 9);
  });
});
