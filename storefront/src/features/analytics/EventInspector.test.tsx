// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EventInspector } from './EventInspector.tsx';
import { showEvents } from './showEvents.tsx';
import type { InspectedEvent } from './startRecording.ts';

afterEach(cleanup);

const event = (productId: number): InspectedEvent => ({
  event: {
    type: 'favorite:add',
    data: { productId, product: { productId } },
    timestamp: '2026-11-20T10:11:12.000Z',
  },
  receivers: [
    { receiver: 'statistics', isAllowed: true },
    { receiver: 'recommendations', isAllowed: false },
  ],
});

const open = () => userEvent.click(screen.getByRole('button', { name: /^Events/ }));
const rows = () =>
  [...screen.getByRole('dialog').querySelectorAll('summary')].map(({ textContent }) => textContent);

it('lists events with their time, gates and contents', async () => {
  render(<EventInspector events={[event(7)]} />);
  await open();
  expect(rows()).toEqual(['10:11:12 favorite:add: statistics sent, recommendations held back']);
  expect(screen.getByText(/"productId": 7/)).toBeTruthy();
});

it('shows the last hundred over the page, the newest first', async () => {
  const show = showEvents(document);
  await act(async () => {
    for (let id = 1; id <= 120; id += 1) show(event(id));
  });
  await open();
  const contents = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
  expect(contents).toHaveLength(100);
  expect(contents[0]).toContain('120');
  expect(contents.at(-1)).toContain('21');
});
