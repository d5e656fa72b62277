// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { spaceSteps } from '../../foundation/spaceSteps.ts';
import { tokenNames } from '../../tokens/generated/tokenNames.ts';
import { ColourBoard, SpaceBoard, TypeBoard, typeSteps } from './StyleBoard.tsx';

afterEach(cleanup);

describe('StyleBoard', () => {
  it('shows every colour by name, and its value where it is given', () => {
    render(<ColourBoard values={{ paper: '#f5ede7' }} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(tokenNames.filter((name) => name.startsWith('color-')).length);
    expect(items.map(({ textContent }) => textContent)).toContain('paper#f5ede7');
  });

  it('sets each step of type in its own text, the largest first', () => {
    const samples = Object.fromEntries(
      typeSteps.map((step) => [step, `Words in ${step}`]),
    ) as Record<(typeof typeSteps)[number], string>;
    render(<TypeBoard samples={samples} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      typeSteps.map((step) => `Words in ${step}`),
    );
  });

  it('shows each step of space as long as it is', () => {
    const { container } = render(<SpaceBoard />);
    expect(
      within(container)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([...spaceSteps]);
    expect(container.querySelectorAll('dd > span')).toHaveLength(spaceSteps.length);
  });
});
