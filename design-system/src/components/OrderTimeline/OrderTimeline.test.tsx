// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { OrderTimeline, timelineStates } from './OrderTimeline.tsx';

afterEach(cleanup);

const stateLabels = { done: 'klart', current: 'nu', coming: 'väntar', cancelled: 'avbruten' };

describe('OrderTimeline', () => {
  it.each(timelineStates)('labels an event as %s, not only by its mark', (state) => {
    render(
      <OrderTimeline
        label="Orderns gång"
        stateLabels={stateLabels}
        events={[{ id: 'a', label: 'Packad', state }]}
      />,
    );
    const event = screen.getByRole('listitem');
    expect(event.textContent).toBe(`Packad, ${stateLabels[state]}`);
    expect(event.getAttribute('aria-current')).toBe(state === 'current' ? 'step' : null);
  });

  it('is exposed in chronological order, each event with its time', async () => {
    const { container } = render(
      <OrderTimeline
        label="Orderns gång"
        stateLabels={stateLabels}
        events={[
          {
            id: 'received',
            label: 'Mottagen',
            state: 'done',
            time: { words: '17 november', dateTime: '2026-11-17' },
          },
          { id: 'packed', label: 'Packas', state: 'current' },
        ]}
      />,
    );
    const announced = (await announcedWords(container)).join(' | ');
    expect(announced).toMatch(/list, Orderns gång.*Mottagen.*, klart.*17 november.*Packas.*, nu/);
  });
});
