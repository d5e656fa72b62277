// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ContentPanel, type ContentPanelProps } from './ContentPanel.tsx';

afterEach(cleanup);

function Page(props: Partial<ContentPanelProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const [pieces, setPieces] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Storleksguide
      </button>
      <button type="button" onClick={() => setPieces(pieces + 1)}>
        {`Köp, ${String(pieces)}`}
      </button>
      <ContentPanel
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Storleksguide"
        closeLabel="Stäng"
      >
        Mät över bröstet.
      </ContentPanel>
    </>
  );
}
const open = async (props: Partial<ContentPanelProps> = {}) => {
  render(<Page {...props} />);
  const opener = screen.getByRole('button', { name: 'Storleksguide' });
  await userEvent.click(opener);
  return { opener, panel: screen.getByRole('dialog', { name: 'Storleksguide' }) };
};

describe('ContentPanel', () => {
  it('covers the page by default', async () => {
    await open();
    expect(
      screen.queryByRole('button', { name: 'Köp, 0' }),
      'the page is out of reach for those who listen',
    ).toBeNull();
  });

  it('leaves the page usable without an overlay, and stays', async () => {
    await open({ hasOverlay: false });
    await userEvent.click(screen.getByRole('button', { name: 'Köp, 0' }));
    expect(screen.getByRole('button', { name: 'Köp, 1' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Storleksguide' })).toBeVisible();
  });

  it.each([
    { hasOverlay: true, isAtBottom: true, side: 'bottom' },
    { hasOverlay: false, isAtBottom: true, side: 'bottom' },
    { hasOverlay: true, isAtBottom: false, side: 'end' },
    { hasOverlay: false, isAtBottom: false, side: 'end' },
  ])('is placed at the $side, overlay $hasOverlay', async ({ side, ...flags }) => {
    const { panel } = await open(flags);
    expect(panel.dataset.side).toBe(side);
  });

  it.each([{ hasOverlay: true }, { hasOverlay: false }])(
    'takes the focus and returns it at Escape, overlay $hasOverlay',
    async (flags) => {
      const { opener, panel } = await open(flags);
      expect(panel.contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(opener));
    },
  );

  it('leaves Escape to the page while the focus is there, and the focus in its place', async () => {
    await open({ hasOverlay: false });
    const buy = screen.getByRole('button', { name: 'Köp, 0' });
    await userEvent.click(buy);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is exposed as a dialog with its title', async () => {
    const { panel } = await open({ hasOverlay: false });
    expect(await announcedWords(panel)).toEqual([
      'dialog, Storleksguide',
      'heading, Storleksguide, level 2',
      'button, Stäng',
      'Mät över bröstet.',
      'end of dialog, Storleksguide',
    ]);
  });
});
