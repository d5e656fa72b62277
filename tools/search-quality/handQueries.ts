/** Queries as shoppers of each country type them, with what they want. */
import type { Locale } from '../../shop/src/index.ts';
import type { JudgedQuery, Need } from './judgedQuery.ts';

/** What is wanted, and the query in sv | nb | da | fi; a slash separates several. */
const wanted: readonly (readonly [Need, string])[] = [
  [
    { category: ['dresses'], colour: 'Svart' },
    'svart klänning | svart kjole | sort kjole | musta mekko',
  ],
  [{ category: ['party-dresses'] }, 'festklänning | festkjole | festkjole | juhlamekko'],
  [
    { category: ['women-shirts'], colour: 'Vit' },
    'vit skjorta dam | hvit skjorte dame | hvid skjorte dame | valkoinen kauluspaita naiset',
  ],
  [{ category: ['men-jeans'] }, 'jeans herr | jeans herre | jeans herre | miesten farkut'],
  [{ category: ['wool-coats'] }, 'kappa i ull | kåpe i ull | uldfrakke | villakangastakki'],
  [
    { category: ['rain-jackets'], audience: 'women' },
    'regnjacka dam | regnjakke dame | regnjakke til dame | naisten sadetakki',
  ],
  [
    { category: ['boots'], colour: 'Svart' },
    'svarta stövlar | svarte støvler | sorte støvler | mustat saappaat',
  ],
  [{ category: ['trainers'] }, 'gympaskor | joggesko | gummisko | lenkkarit'],
  [
    { category: ['trousers'], material: 'linne' },
    'linnebyxor | linbukse | hørbukser | pellavahousut',
  ],
  [
    { category: ['men-shirts'], material: 'linne' },
    'linneskjorta herr | linskjorte herre | hørskjorte herre | pellavapaita miehet',
  ],
  [
    { category: ['bags-'], material: 'skinn' },
    'handväska skinn | håndveske skinn | lædertaske | nahkalaukku',
  ],
  [{ category: ['backpacks'] }, 'ryggsäk | ryggsekk | rygsæk | reppu'],
  [
    { category: ['jumpers'], pattern: 'randig' },
    'randig tröja | stripete genser | stribet sweater | raidallinen neulepusero',
  ],
  [
    { category: ['jumpers'], material: 'kashmir' },
    'kashmirtröja | kasjmirgenser | cashmere sweater | kashmirneule',
  ],
  [{ category: ['accessories-hats'] }, 'mössa | lue | hue | pipo'],
  [{ category: ['belts'] }, 'bälte | belte | bælte | vyö'],
  [{ category: ['scarves'], material: 'ull' }, 'ullhalsduk | ullskjerf | uldtørklæde | villahuivi'],
  [
    { category: ['swimsuits'], colour: 'Svart' },
    'baddräkt svart | svart badedrakt | sort badedragt | musta uimapuku',
  ],
  [
    { category: ['dresses'], pattern: 'blommig' },
    'blommig kläning | blomstrete kjole | blomstret kjole | kukallinen mekko',
  ],
  [
    { category: ['blazers'], colour: 'Marinblå' },
    'marinblå kavaj | marineblå blazer | marineblå blazer | laivastonsininen bleiseri',
  ],
  [{ category: ['jumpsuits'] }, 'jumpsuit | jumpsuit | buksedragt | haalari'],
  [
    { category: ['down-jackets'], audience: 'men' },
    'dunjacka herr | dunjakke herre | dunjakke herre | miesten untuvatakki',
  ],
  [{ category: ['skirts'] }, 'kjol | skjørt | nederdel | hame'],
  [{ category: ['bikini'] }, 'bikini | bikini | bikini | bikinit'],
];

const locales: readonly Locale[] = ['sv', 'nb', 'da', 'fi'];

export const handQueries = (locale: Locale): JudgedQuery[] =>
  wanted.map(([need, line]) => ({
    need,
    kind: 'hand',
    text: line.split(' | ')[locales.indexOf(locale)] ?? '',
  }));
