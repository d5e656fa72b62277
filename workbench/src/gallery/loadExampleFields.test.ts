import { allChannels, languages as shopLanguages } from '@solvik/shop';
import { isWidgetType, parseWidget, shapeOf } from '@solvik/content-schema';
import {
  checkDocument,
  languages,
  type PageDocument,
  resolveWidget,
  type StoredWidget,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { loadExampleFields } from './loadExampleFields.ts';

it('keeps an example’s choices, has its texts in four languages, and leaves its picture out', async () => {
  expect(await loadExampleFields('banner', 'Article')).toMatchObject({
    presentation: 'article',
    tone: 'tint',
    heading: {
      sv: 'Så sköter du ull',
      nb: expect.stringMatching(/ull/i),
      da: expect.stringMatching(/uld/i),
      fi: expect.stringMatching(/villa/i),
    },
  });
});

it('throws at an unknown example', async () =>
  expect(loadExampleFields('banner', 'Nothing')).rejects.toThrow(
    'There is no example “Nothing” of banner.',
  ));

const examples = widgetDefinitions.flatMap(({ type, examples: own }) =>
  isWidgetType(type) ? own.map(({ title }) => ({ type, title })) : [],
);
describe.each(examples)('$type, $title', ({ type, title }) => {
  it('copies no picture, however deeply nested', async () =>
    expect(JSON.stringify(await loadExampleFields(type, title))).not.toMatch(
      /"file":"[^"]+\.(webp|jpg|png)"/,
    ));

  it('is rendered at once in every language; only a picture may be left to choose', async () => {
    const widget: StoredWidget = {
      id: type,
      type,
      version: shapeOf(type).version,
      name: type,
      size: 'full',
      fields: await loadExampleFields(type, title),
    };
    for (const language of languages) {
      const channel = allChannels.find(
        ({ defaultLanguage }) => shopLanguages[defaultLanguage].locale === language,
      );
      const { configuration } = resolveWidget(widget, {
        language,
        market: channel?.defaultMarket ?? 'se',
      });
      const read = parseWidget(type, JSON.stringify(configuration));
      const { fields } = shapeOf(type);
      const others =
        read.kind === 'bad'
          ? read.problems.filter(
              ({ path }) => !JSON.stringify(fieldAt(fields, path)).includes('"image"'),
            )
          : [];
      expect(others).toEqual([]);
    }
    const page: PageDocument = {
      name: 'A',
      title: {},
      tags: [],
      containers: [
        {
          id: 'row',
          name: 'row',
          layout: 'full',
          design: 'default',
          responsiveMode: '',
          widgets: [widget],
        },
      ],
    };
    expect(
      checkDocument(page).findings.filter(({ code }) => code === 'missing-translation'),
    ).toEqual([]);
  });
});

/** The field that a problem's path ends in, or the nearest above. */
function fieldAt(fields: ReturnType<typeof shapeOf>['fields'], path: string): unknown {
  const [name = '', ...rest] = path
    .split(/[.[\]]+/)
    .filter((key) => key !== '' && !/^\d+$/.test(key));
  const field = fields[name];
  return field && 'of' in field && rest.length > 0
    ? fieldAt(field.of, rest.join('.'))
    : (field ?? '');
}
