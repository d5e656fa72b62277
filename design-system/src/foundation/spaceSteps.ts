/** The steps of space that layout parts may put between their children. */

export const spaceSteps = [
  '0',
  '4',
  '8',
  '12',
  '16',
  '24',
  '32',
  '40',
  '48',
  '72',
  '96',
  '128',
  'heading',
  'section',
] as const;
/** Pixels by name; `heading` is from a heading to its content, `section` between a page's sections. */
export type SpaceStep = (typeof spaceSteps)[number];

const named: Partial<Record<SpaceStep, string>> = {
  '0': '0px',
  heading: 'var(--layout-heading)',
  section: 'var(--layout-section)',
};

/** A step as styles write it. */
export const stepValue = (step: SpaceStep): string => named[step] ?? `var(--space-${step})`;

/** Style rules that set `--gap` from `data-gap`. */
export const gapRules = spaceSteps
  .map((step) => `&[data-gap='${step}'] { --gap: ${stepValue(step)}; }`)
  .join('\n');
