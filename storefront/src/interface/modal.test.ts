import { beforeEach, describe, expect, it } from 'vitest';
import { isModalOpen, useModal } from './modal.ts';

const state = () => useModal.getState();

beforeEach(() => useModal.setState(useModal.getInitialState(), true));

describe('the modal', () => {
  it('is closed at first', () => expect(isModalOpen(state())).toBe(false));

  it('opens by name, with or without a frame', () => {
    state().open('menu', 'markets');
    expect(state()).toMatchObject({ current: 'menu', frame: 'markets' });
    state().open('cart');
    expect(state()).toMatchObject({ current: 'cart', frame: undefined });
    expect(isModalOpen(state())).toBe(true);
  });

  it('forgets name and frame when closed', () => {
    state().open('menu', 'markets');
    state().close();
    expect(state()).toMatchObject({ current: undefined, frame: undefined });
  });
});
