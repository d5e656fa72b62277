import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFacts, factsOf } from './componentFacts.ts';

const code = `/** Meter: a value between two limits. */
export const meterTones = ['plain', 'accent'] as const;
export type MeterProps = {
  /** From 0 to 1. */
  readonly share: number;
};
/** Announced as a sentence too. */
export function Meter(props: MeterProps) {}
`;
const stories = 'export const Default: Story = {};\nexport const Matrix: Story = {};';
const tests = 'render(<Meter share={1} />);';
const folder = { name: 'Meter', code, stories, tests };

describe('factsOf', () => {
  it('counts a complete component as proven', () => {
    expect(factsOf(folder)).toEqual({
      name: 'Meter',
      hasStories: true,
      hasMatrix: true,
      hasTests: true,
      hasDocs: true,
    });
  });

  it('counts a test that measures in a browser', () => {
    const measuring = "await renderMeasured('phone', <Meter share={1} />);";
    expect(factsOf({ ...folder, tests: measuring }).hasTests).toBe(true);
  });

  it.each([
    ['no story at all', { stories: '' }, 'hasStories'],
    [
      'variants without a story of all of them',
      { stories: 'export const Default: Story = {};' },
      'hasMatrix',
    ],
    [
      'variants named in a prop’s type',
      {
        code: code
          .replace(/^export const .*\n/m, '')
          .replace('  /** From 0', "  readonly tone?: 'plain' | 'accent';\n  /** From 0"),
        stories: 'export const Default: Story = {};',
      },
      'hasMatrix',
    ],
    [
      'variants of another component',
      {
        code: code
          .replace(/^export const .*\n/m, '')
          .replace('  /** From 0', '  readonly tone?: (typeof badgeTones)[number];\n  /** From 0'),
        stories: 'export const Default: Story = {};',
      },
      'hasMatrix',
    ],
    [
      'variants named on several lines',
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
    ['a test that renders another component', { tests: 'render(<MeterLine />);' }, 'hasTests'],
    ['a file without its purpose', { code: code.replace(/^.*\n/, '') }, 'hasDocs'],
    [
      'a component without documentation',
      { code: code.replace('/** Announced as a sentence too. */\n', '') },
      'hasDocs',
    ],
    ['a number without its unit', { code: code.replace('  /** From 0 to 1. */\n', '') }, 'hasDocs'],
  ] as const)('finds %s', (_what, change, fact) => {
    expect(factsOf({ ...folder, ...change })[fact]).toBe(false);
  });
});

it.each([
  "readonly as?: 'div' | 'span';",
  "readonly kind: 'meter';",
  "readonly label: Pick<Words, 'label' | 'hint'>;",
])('requires no matrix of %s', (prop) => {
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

  it.each(['hasStories', 'hasMatrix', 'hasTests', 'hasDocs'] as const)(
    '%s: every component',
    (fact) => {
      expect(facts.filter((each) => !each[fact]).map(({ name }) => name)).toEqual([]);
    },
  );
});
