import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFacts, factsOf } from './componentFacts.ts';

const code = `/** Meter: how far something has come. */
export const meterTones = ['plain', 'accent'] as const;
export type MeterProps = {
  /** From 0 to 1. */
  readonly share: number;
};
/** Said as a sentence too. */
export function Meter(props: MeterProps) {}
`;
const stories = 'export const Default: Story = {};\nexport const Matrix: Story = {};';
const tests = 'render(<Meter share={1} />);';
const folder = { name: 'Meter', code, stories, tests };

describe('factsOf', () => {
  it('finds a part proven that is', () => {
    expect(factsOf(folder)).toEqual({
      name: 'Meter',
      hasStories: true,
      hasMatrix: true,
      hasTests: true,
      hasDocs: true,
    });
  });

  it.each([
    ['no story at all', { stories: '' }, 'hasStories'],
    [
      'variants that no story shows together',
      { stories: 'export const Default: Story = {};' },
      'hasMatrix',
    ],
    [
      'looks that a prop names itself',
      {
        code: code
          .replace(/^export const .*\n/m, '')
          .replace('  /** From 0', "  readonly tone?: 'plain' | 'accent';\n  /** From 0"),
        stories: 'export const Default: Story = {};',
      },
      'hasMatrix',
    ],
    [
      'looks taken from another part',
      {
        code: code
          .replace(/^export const .*\n/m, '')
          .replace('  /** From 0', '  readonly tone?: (typeof badgeTones)[number];\n  /** From 0'),
        stories: 'export const Default: Story = {};',
      },
      'hasMatrix',
    ],
    [
      'looks named line by line',
      {
        code: code
          .replace(/^export const .*\n/m, '')
          .replace(
            '  /** From 0',
            "  readonly tone:\n    | 'plain'\n    | 'accent';\n  /** From 0",
          ),
        stories: 'export const Default: Story = {};',
      },
      'hasMatrix',
    ],
    ['a test of something else', { tests: 'expect(planMeter(1)).toBe(1);' }, 'hasTests'],
    ['a test that draws another part', { tests: 'render(<MeterLine />);' }, 'hasTests'],
    ['no word of what it is for', { code: code.replace(/^.*\n/, '') }, 'hasDocs'],
    [
      'no word of what to know',
      { code: code.replace('/** Said as a sentence too. */\n', '') },
      'hasDocs',
    ],
    [
      'a number that says nothing of its unit',
      { code: code.replace('  /** From 0 to 1. */\n', '') },
      'hasDocs',
    ],
  ] as const)('sees %s', (_what, change, fact) => {
    expect(factsOf({ ...folder, ...change })[fact]).toBe(false);
  });
});

it.each([
  "readonly as?: 'div' | 'span';",
  "readonly kind: 'meter';",
  "readonly label: Pick<Words, 'label' | 'hint'>;",
])('asks for no matrix of %s', (prop) => {
  const plain = code
    .replace(/^export const .*\n/m, '')
    .replace('  /** From 0', `  ${prop}\n  /** From 0`);
  expect(
    factsOf({ ...folder, code: plain, stories: 'export const Default: Story = {};' }).hasMatrix,
  ).toBe(true);
});

describe('the design system', () => {
  const facts = componentFacts(join(import.meta.dirname, '../..'));

  it('is read with its layout and its icons', () => {
    expect(facts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Button', 'Stack', 'Icon']),
    );
  });

  it.each(['hasStories', 'hasMatrix', 'hasTests', 'hasDocs'] as const)('%s: all of it', (fact) => {
    expect(facts.filter((each) => !each[fact]).map(({ name }) => name)).toEqual([]);
  });
});
