// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CountedChoices } from './CountedChoices.tsx';

afterEach(cleanup);

describe('CountedChoices', () => {
  it('is a named group of buttons, whose names count in words and of which one is pressed', () => {
    render(
      <CountedChoices
        label="Storlek"
        choices={[
          { value: '', label: 'Alla', count: 3, countLabel: '3 omdömen' },
          { value: '38', label: '38', count: 1, countLabel: '1 omdöme' },
        ]}
        chosen="38"
        onChoose={() => undefined}
      />,
    );
    expect(screen.getByRole('group', { name: 'Storlek' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Alla 3 omdömen', pressed: false })).toBeVisible();
    expect(screen.getByRole('button', { name: '38 1 omdöme', pressed: true })).toBeVisible();
  });

  it('passes the value of the button that is pressed', async () => {
    const chosen: string[] = [];
    render(
      <CountedChoices
        label="Storlek"
        choices={[{ value: '38', label: '38', count: 1, countLabel: '1 omdöme' }]}
        chosen=""
        onChoose={(value) => chosen.push(value)}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '38 1 omdöme' }));
    expect(chosen).toEqual(['38']);
  });
});
