import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildTokens } from './buildTokens.ts';
import { contrastRatio } from './contrast.ts';
import { contrastFindings, failureOf } from './contrastReport.ts';
import { fluid } from './cssVariables.ts';
import { readPairs } from './readPairs.ts';
import { channels } from './brandChannels.ts';
import { readTokens } from './readTokens.ts';

const generated = new URL('./generated/', import.meta.url);

describe('the token build', () => {
  it('finds the checked-in files current', async () => {
    const built = await buildTokens();
    expect(readdirSync(generated).toSorted()).toEqual(Object.keys(built).toSorted());
    for (const [name, text] of Object.entries(built)) {
      expect(
        readFileSync(new URL(name, generated), 'utf8'),
        `${name} is stale: run npm run generate`,
      ).toBe(text);
    }
  });

  it('repeats for a channel only what differs there', async () => {
    const sheet = (await buildTokens())['tokens.css'] ?? '';
    const norway = sheet.split('[data-channel="no"] {')[1]?.split('}')[0] ?? '';
    expect(norway).toContain('--color-accent: #1e5245;');
    expect(norway).not.toContain('--color-paper');
  });

  it('lets type glide between the widths it was drawn at', () => {
    expect(fluid(2.5, 3.5)).toBe('clamp(2.5rem, 2.1286rem + 1.5238vw, 3.5rem)');
    expect(fluid(1, 1)).toBe('1rem');
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
    expect(contrastRatio([0.2, 0.4, 0.6], [0.2, 0.4, 0.6])).toBe(1);
  });

  it('holds for every declared pair in every channel', async () => {
    const [tokens, { pairs }] = await Promise.all([readTokens(), readPairs()]);
    expect(pairs.length).toBeGreaterThan(50);
    for (const channel of channels) {
      const failing = contrastFindings(pairs, { channel, tokens: tokens[channel] }).filter(
        (f) => !f.passes,
      );
      expect(failing, channel).toEqual([]);
    }
  });

  it('fails grey text that would pass on white but not on the paper', async () => {
    const { se } = await readTokens();
    const pair = {
      foreground: 'edge',
      background: 'paper',
      role: 'text',
      drawnBy: 'nothing',
    } as const;
    expect(
      contrastFindings([pair], { channel: 'se', tokens: se })
        .filter(({ passes }) => !passes)
        .map(failureOf),
    ).toEqual(['se: edge on paper is 3.61, text needs 4.5 (nothing)']);
  });

  it('refuses a pair that names no token', async () => {
    const { se } = await readTokens();
    const pair = {
      foreground: 'fog',
      background: 'paper',
      role: 'text',
      drawnBy: 'nothing',
    } as const;
    expect(() => contrastFindings([pair], { channel: 'se', tokens: se })).toThrow('color.fog');
  });
});
