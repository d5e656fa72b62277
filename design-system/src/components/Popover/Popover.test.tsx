// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

const page = (
  <>
    <Popover
      trigger={<button type="button">Om frakten</button>}
      label="Fri frakt"
      closeLabel="Stäng"
    >
      Frakten är fri från 799 kr.
    </Popover>
    <button type="button">Till kassan</button>
  </>
);
const open = async () => {
  render(page);
  const trigger = screen.getByRole('button', { name: 'Om frakten' });
  await userEvent.click(trigger);
  return { trigger, panel: screen.getByRole('dialog', { name: 'Fri frakt' }) };
};

describe('Popover', () => {
  it('is opened by its button, which exposes its state, and takes the focus', async () => {
    const { trigger, panel } = await open();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(trigger.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.contains(document.activeElement)).toBe(true);
  });

  it.each(['{Escape}', '{Enter}'])(
    'closes with %s on the focused element, and returns the focus',
    async (key) => {
      const { trigger } = await open();
      await userEvent.keyboard(key);
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(trigger));
    },
  );

  it('leaves the page usable: a click outside closes it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Till kassan' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is exposed with its name, its text and how to close it', async () => {
    const { panel } = await open();
    expect(await announcedWords(panel)).toEqual([
      'dialog, Fri frakt',
      'Frakten är fri från 799 kr.',
      'button, Stäng',
      'end of dialog, Fri frakt',
    ]);
  });
});
