import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SizeGuideTable } from './SizeGuideTable.tsx';

afterEach(cleanup);

const columns = ['Storlek', 'Byst', 'Midja', 'Höft', 'Innerbenslängd', 'Ärmlängd'] as const;
const guide = (
  <SizeGuideTable
    caption="Damkläder, mått i cm"
    columns={columns}
    rows={[{ size: '36', measures: columns.slice(1).map(() => '84–87') }]}
  />
);

it('is a tab stop where the window is narrower than it, and none once the window is wide', async () => {
  await page.viewport(320, 600);
  render(guide);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Damkläder, mått i cm' }));
  await page.viewport(1280, 600);
  await expect.poll(() => screen.queryByRole('group')).toBeNull();
});

it('scrolls by the arrow keys, and the sizes stay in view', async () => {
  await page.viewport(320, 600);
  render(guide);
  const region = screen.getByRole('group');
  const size = screen.getByRole('rowheader', { name: '36' });
  const before = size.getBoundingClientRect().left;
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{ArrowRight>}{/ArrowRight}');
  await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
  expect(size.getBoundingClientRect().left).toBe(before);
});
