// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { BuyBar } from './BuyBar.tsx';

afterEach(cleanup);

it('is a named region with the price, a note and the button', () => {
  resizeWindow('phone');
  render(
    <BuyBar
      label="Köp Kappa"
      price="899 kr"
      reducedLabel="Nu"
      note="Storlek 38"
      action={<button type="submit">Lägg i varukorgen</button>}
    />,
  );
  const bar = within(screen.getByRole('region', { name: 'Köp Kappa' }));
  expect(
    [...screen.getByRole('region').querySelectorAll('p')].map(({ textContent }) => textContent),
  ).toEqual(['Nu 899 kr', 'Storlek 38']);
  expect(bar.getByRole('button', { name: 'Lägg i varukorgen' })).toBeTruthy();
  expect(bar.queryByRole('img')).toBeNull();
});
