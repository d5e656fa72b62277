import { widgetDefinitions } from '@solvik/content-schema';
import { describe, expect, it } from 'vitest';
import { exampleFields } from './exampleFields.ts';

const definitionOf = (type: string) => {
  const definition = widgetDefinitions.find((each) => each.type === type);
  if (!definition) throw new Error(type);
  return definition;
};

it('keeps an example’s words in Swedish and its choices, and leaves its picture out', () => {
  expect(exampleFields(definitionOf('banner'), 'Article')).toEqual({
    presentation: 'article',
    tone: 'tint',
    eyebrow: { sv: 'Att läsa' },
    heading: { sv: 'Så sköter du ull' },
    text: { sv: 'Vädra oftare, tvätta mer sällan, torka liggande.' },
    link: { sv: { label: 'Alla våra råd om ull', href: '/skotselrad-ull' } },
  });
});

it('throws at an example that there is not', () => expect(() => exampleFields(definitionOf('banner'), 'Nothing')).toThrow('There is no example “Nothing”.'));

describe.each(widgetDefinitions.flatMap((definition) => definition.examples.map(({ title }) => ({ definition, type: definition.type, title }))))('$type, $title', ({ definition, title }) => {
  it('brings no picture along, however deep it lies', () => expect(JSON.stringify(exampleFields(definition, title))).not.toMatch(/"file":"[^"]+\.(webp|jpg|png)"/));
});
