import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

afterEach(cleanup);

const crumbs = ['Dam', 'Byxor och shorts', 'Byxor med press', 'Kostymbyxor'].map((label) => ({
  href: `/${label}`,
  label,
}));

const show = (width: number, changes: Partial<BreadcrumbsProps> = {}) =>
  render(
    <div style={{ display: 'flex', inlineSize: width, fontSize: 14 }}>
      <Breadcrumbs
        label="Du är här"
        crumbs={crumbs}
        current="Rutiga kostymbyxor i linne"
        overflow="truncate"
        {...changes}
      />
    </div>,
  );

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
const steps = () => screen.getAllByRole('listitem');
/** The steps whose text is cut off. */
const cutSteps = () =>
  steps()
    .filter((step) => [...step.children].some(isCut))
    .map(({ textContent }) => textContent);
const lines = () => new Set(steps().map((step) => step.getBoundingClientRect().top)).size;

describe('Breadcrumbs on one line', () => {
  it.each([
    [900, []],
    [520, ['Rutiga kostymbyxor i linne']],
    [350, ['Byxor och shorts', 'Byxor med press', 'Rutiga kostymbyxor i linne']],
    [280, ['Byxor och shorts', 'Byxor med press', 'Kostymbyxor', 'Rutiga kostymbyxor i linne']],
  ])('in %i px cut %o', (width, expected) => {
    show(width);
    expect(cutSteps()).toEqual(expected);
    expect(lines()).toBe(1);
    const trail = screen.getByRole('navigation');
    expect(trail.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('link every step but the page itself, also those that are cut', () => {
    show(350);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      crumbs.map(({ label }) => label),
    );
    expect(steps().at(-1)).toHaveAttribute('aria-current', 'page');
  });

  it('show a step whole while it has the focus', async () => {
    show(350);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Byxor och shorts' })).toHaveFocus();
    expect(cutSteps()).not.toContain('Byxor och shorts');
  });

  it('wrap where text is so large that too little of each would remain', () => {
    show(180);
    expect(cutSteps()).toEqual([]);
    expect(lines()).toBeGreaterThan(1);
  });

  it('wrap instead unless they are truncated', () => {
    show(350, { overflow: 'wrap' });
    expect(cutSteps()).toEqual([]);
    expect(lines()).toBeGreaterThan(1);
  });
});
