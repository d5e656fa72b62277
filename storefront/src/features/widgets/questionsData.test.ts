import { describe, expect, it } from 'vitest';
import { storyArea, storyWidget } from '../../testing/storyResponses.ts';
import { readArea } from '../content/areas/readArea.ts';
import { questionsData } from './questionsData.ts';

const area = (rows: Parameters<typeof storyArea>[0]) =>
  readArea(storyArea(rows), { isPreview: false });

describe('questions and answers for search engines', () => {
  it('are one FAQ page for all questions on the page, with answers as plain text', () => {
    const [data, ...more] = questionsData(
      area([
        [storyWidget('faq', 'Three questions')],
        [storyWidget('text', 'Heading'), storyWidget('faq', 'Without heading')],
      ]),
    );
    expect(more).toEqual([]);
    expect(data).toMatchObject({ '@type': 'FAQPage' });
    const { mainEntity } = data as {
      readonly mainEntity: readonly {
        readonly name: string;
        readonly acceptedAnswer: { readonly text: string };
      }[];
    };
    expect(mainEntity.map(({ name }) => name)).toEqual([
      'Hur lång är leveranstiden?',
      'Hur gör jag en retur?',
      'Hur tvättar jag ull?',
      'Kan jag ändra min beställning?',
    ]);
    expect(mainEntity[1]?.acceptedAnswer.text).toBe('Säg till inom 14 dagar. Så gör du.');
    expect(mainEntity[2]?.acceptedAnswer.text).toBe(
      'Vädra hellre än tvätta.\nHandtvätta ljummet.\nTorka plant.',
    );
  });

  it.each([
    ['no content', null],
    ['no questions', area([[storyWidget('text', 'Heading')]])],
  ])('are left out where there is %s', (_case, read) => expect(questionsData(read)).toEqual([]));
});
