import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderMeasured } from '../../testing/renderMeasured.tsx';
import { Select } from './Select.tsx';

afterEach(cleanup);

it('is not faded by the browser when disabled: its colours show it', async () => {
  await renderMeasured(
    'phone',
    <Select disabled label="Sortera" options={[{ value: 'LATEST', label: 'Senast inkommet' }]} />,
  );
  expect(getComputedStyle(screen.getByRole('combobox', { name: 'Sortera' })).opacity).toBe('1');
});
