import { describe, expect, it } from 'vitest';
import { colourContract } from './colourContract.ts';
import { channels } from './brandChannels.ts';
import { readSources, readTokens, sourceFaults } from './readTokens.ts';
import { isJsonObject, type Json } from './tokenIds.ts';

const { base, filled } = readSources();

/** The document with the value at a path changed; removed when it becomes undefined. */
const changed = (
  document: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Json => {
  if (!isJsonObject(document)) throw new Error(`There is no value at ${name}.`);
  const { [name]: old, ...others } = document;
  if (rest.length > 0) return { ...others, [name]: changed(old, rest, value) };
  return value === undefined ? others : { ...others, [name]: value };
};

describe('the colour contract', () => {
  it.each(
    channels.flatMap((channel) =>
      colourContract.map((name) => [channel, name.replace(/^market-/, 'market.')] as const),
    ),
  )('does not build when %s lacks %s', (channel, name) => {
    const without = changed(filled[channel], ['color', ...name.split('.')], undefined);
    expect(sourceFaults(base, { ...filled, [channel]: without })).toEqual([
      `Channel ${channel} lacks color.${name}.`,
    ]);
  });

  it('does not build when every channel lacks the same one', () => {
    const without = (channel: (typeof channels)[number]) =>
      changed(filled[channel], ['color', 'focus'], undefined);
    const faults = sourceFaults(base, {
      ...filled,
      ...Object.fromEntries(channels.map((channel) => [channel, without(channel)])),
    });
    expect(faults).toEqual(channels.map((channel) => `Channel ${channel} lacks color.focus.`));
  });

  it('refuses an unknown colour, and one that the base would silently fill', () => {
    const alias = { $value: '{palette.ink}' };
    expect(
      sourceFaults(base, { ...filled, se: changed(filled.se, ['color', 'fog'], alias) }),
    ).toEqual(['Channel se fills color.fog, which colourContract.ts does not name.']);
    expect(sourceFaults(changed(base, ['color'], { $type: 'color', ink: alias }), filled)).toEqual([
      expect.stringMatching(/^The base defines color\.ink, which belongs to the channels/),
    ]);
  });

  it('is all that the styles are given', async () => {
    const tokens = await readTokens();
    for (const channel of channels) {
      const ids = Object.keys(tokens[channel]).filter((id) => id.startsWith('color.'));
      expect(ids.map((id) => id.slice('color.'.length).replaceAll('.', '-')).toSorted()).toEqual(
        colourContract.toSorted(),
      );
    }
  });
});

const heather =
  '{ "colorSpace": "srgb", "components": [0.41569, 0.22745, 0.43529], "hex": "#6a3a6f" }';
const srgb = { colorSpace: 'srgb', components: [0.41569, 0.22745, 0.43529] };

describe('a colour', () => {
  it.each([
    ['a string', '#6a3a6f', `"#6a3a6f"; write ${heather}.`],
    [
      'a name',
      'purple',
      '"purple"; write an alias in braces, or an object with colorSpace, components and hex.',
    ],
    [
      'a hex that contradicts',
      { ...srgb, hex: '#6a3a70' },
      '; write "hex": "#6a3a6f", as the components draw it, or { "colorSpace": "srgb", "components": [0.41569, 0.22745, 0.43922], "hex": "#6a3a70" }.',
    ],
    [
      'a short hex',
      { ...srgb, hex: '#63f' },
      '; write "hex": "#6a3a6f", six digits, as the components draw it.',
    ],
    ['another space', { ...srgb, colorSpace: 'oklch' }, '; write "colorSpace": "srgb".'],
    [
      'parts of 255',
      { colorSpace: 'srgb', components: [106, 58, 111], hex: '#6a3a6f' },
      `; write ${heather}.`,
    ],
    ['an alpha in percent', { ...srgb, alpha: 46 }, '; write "alpha": a number from 0 to 1.'],
  ])(
    'as %s does not build, and is reported by its path with what to write',
    (_, value, message) => {
      const [fault, ...others] = sourceFaults(base, {
        ...filled,
        fi: changed(filled.fi, ['color', 'accent', '$value'], value),
      });
      expect(others).toEqual([]);
      expect(fault).toContain('fi.tokens.json: color.accent is ');
      expect(fault?.endsWith(message), fault).toBe(true);
    },
  );

  it('is checked within a shadow too', () => {
    const shadows = changed(base, ['shadow'], {
      $type: 'shadow',
      float: { $value: { color: '#1c1a18' } },
    });
    expect(sourceFaults(shadows, filled)).toEqual([
      expect.stringContaining(
        'base.tokens.json: shadow.float is "#1c1a18"; write { "colorSpace": "srgb"',
      ),
    ]);
  });

  it('may be an alias, and needs no hex', () => {
    expect(
      sourceFaults(base, {
        ...filled,
        fi: changed(filled.fi, ['color', 'accent', '$value'], srgb),
      }),
    ).toEqual([]);
  });
});
