// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { OrderTimeline, timelineStates } from './OrderTimeline.tsx';

afterEach(cleanup);

const stateWords = { done: 'klart', current: 'nu', coming: 'väntar', cancelled: 'avbruten' };

describe('OrderTimeline', () => {
  it.each(timelineStates)('says that an event is %s, not only by its mark', (state) => {
    render(
      <OrderTimeline
        label="Orderns gång"
        stateWords={stateWords}
        events={[{ id: 'a', label: 'Packad', state }]}
      />,
    );
    const event = screen.getByRole('listitem');
    expect(event.textContent).toBe(`Packad, ${stateWords[state]}`);
    expect(event.getAttribute('aria-current')).toBe(state === 'current' ? 'step' : null);
  });

  it('is heard in the order of what happened, each with its time', async () => {
    const { container } = render(
      <OrderTimeline
        label="Orderns gång"
        stateWords={stateWords}
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
    const heard = (await heardWords(container)).join(' | ');
    expect(heard).toMatch(/list, Orderns gång.*Mottagen.*, klart.*17 november.*Packas.*, nu/);
  });
});
