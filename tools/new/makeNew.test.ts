import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDraft } from './draft.ts';
import { planNew } from './makeNew.ts';

const root = join(import.meta.dirname, '../..');
const plan = (command: string) => () => planNew(command.split(' '), openDraft(root));

const refused: readonly (readonly [command: string, sentence: string])[] = [
  ['', '“” cannot be created.'],
  ['planet mars', '“planet” cannot be created.'],
  ['component', 'Write one name after component, not 0.'],
  ['component Price Tag', 'Write one name after component, not 2.'],
  ['component priceTag', '“priceTag” is not a name like PriceTag.'],
  ['component Button', 'Button.tsx exists already; nothing was written.'],
  ['component PriceTag --like se', "Unknown option '--like'"],
  ['widget SizeGuide', '“SizeGuide” is not a name like care-guide.'],
  ['market', 'Write one name after market, not 0.'],
  ['market GB --currency GBP', 'two to eight lower-case letters, not “GB”'],
  ['market g --currency GBP', 'two to eight lower-case letters, not “g”'],
  [
    'market se --currency SEK',
    'shop/definition/markets.ts has a row se already; nothing was written.',
  ],
  ['market gb', '--currency takes an ISO 4217 code such as GBP, not “”.'],
  ['market gb --currency', "Option '--currency <value>' argument missing"],
  ['market gb --currency pounds', '--currency takes an ISO 4217 code such as GBP, not “pounds”.'],
  ['market uk --currency GBP --country XQ', '--country takes an ISO 3166 code such as GB'],
  ['market uk --currency GBP --country uk', '--country takes an ISO 3166 code such as GB'],
  ['market swe --currency SEK --country SE', 'The market se has the country SE already.'],
  ['market gb --currency GBP --like us', 'No us among the markets of the shop: se, no, dk, fi'],
  ['market gb --currency GBP --like ax', 'The market ax uses the prices of another one'],
  ['language english --id en-GB', 'named by its ISO 639 code, such as en, not “english”'],
  [
    'language sv --id sv-FI',
    'shop/definition/languages.ts has a row sv already; nothing was written.',
  ],
  ['language en', '--id takes the language with its country, such as en-GB, not “”.'],
  ['language en --id de-DE', '--id takes the language with its country, such as en-GB'],
  ['language en --id en-GB --from de', 'No de among the languages of the shop: sv, nb, da, fi'],
  ['channel Outlet --market se', 'two to eight lower-case letters, not “Outlet”'],
  [
    'channel no --market no',
    'shop/definition/channels.ts has a row no already; nothing was written.',
  ],
  ['channel gb', 'No gb among the markets of the shop: se, no, dk, fi, ax.'],
  ['channel al --market ax', 'The market ax is only chosen in the checkout'],
  ['channel outlet --market se --language en-GB', 'one of the shop’s languages (sv-SE, nb-NO,'],
  ['channel outlet --market se --like gb', 'No gb among the channels of the shop: se, no, dk, fi.'],
];

describe('npm run new', () => {
  it.each(refused)('“%s” is refused: %s', (command, sentence) => {
    expect(plan(command)).toThrow(sentence);
  });

  it.each(refused.slice(2))('“%s” is refused with an example', (command) => {
    const [kind = ''] = command.split(' ');
    expect(plan(command)).toThrow(`Write: npm run new -- ${kind} `);
  });

  it('lists all kinds if the kind is unknown', () => {
    expect(plan('planet mars')).toThrow(
      /new -- component [^]*-- widget [^]*-- market [^]*-- language [^]*-- channel /,
    );
  });

  it('plans a widget’s definition and renderer', () => {
    const draft = openDraft(root);
    const next = planNew(['widget', 'care-guide'], draft);
    expect(Object.keys(draft.texts())).toEqual([
      'content-schema/src/widgets/careGuide.ts',
      'widgets/src/care-guide/CareGuideWidget.tsx',
    ]);
    expect(next.map((step) => step.split(/[:,]/)[0])).toEqual([
      'Register it in content-schema/src/widgetDefinitions.ts',
      'content-schema/src/languages/*.json',
      'widgets/src/care-guide/CareGuideWidget.stories.tsx',
      'design-system/src/testing/storyWords/*.json',
      'npm run generate',
      'npm run visual',
      'npm test',
    ]);
  });
});
