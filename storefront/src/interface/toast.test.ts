import { beforeEach, expect, it } from 'vitest';
import { useToast } from './toast.ts';

const state = () => useToast.getState();

beforeEach(() => useToast.setState(useToast.getInitialState(), true));

it('shows a message at the top right for five seconds by default', () => {
  state().notify('Sparad');
  expect(state().current).toMatchObject({
    message: 'Sparad',
    placement: 'top-right',
    timeout: 5000,
  });
  state().notify('Det gick inte', {
    mode: 'error',
    errorAt: '#cart',
    placement: 'bottom',
    timeout: 8000,
  });
  expect(state().current).toMatchObject({
    message: 'Det gick inte',
    mode: 'error',
    errorAt: '#cart',
    placement: 'bottom',
    timeout: 8000,
  });
});

it('replaces the last message, even with the same text, and restarts the timer', () => {
  state().notify('Sparad');
  const first = state().current?.id;
  state().notify('Sparad');
  expect(state().current?.id).not.toBe(first);
  expect(state().current).not.toHaveProperty('errorAt');
});

it('clears', () => {
  state().notify('Sparad');
  state().clear();
  expect(state().current).toBeUndefined();
});
