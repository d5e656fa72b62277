import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from '../../components/TextField/TextField.tsx';
import { renderMeasured } from '../../testing/renderMeasured.tsx';
import { FieldGrid, FieldGridWide } from './FieldGrid.tsx';

afterEach(cleanup);

const measure = async (width: number) => {
  await renderMeasured(
    'phone',
    <div style={{ inlineSize: width }}>
      <FieldGrid>
        <FieldGridWide>
          <TextField label="Gata" />
        </FieldGridWide>
        <TextField label="Postnummer" />
        <TextField label="Ort" />
      </FieldGrid>
    </div>,
  );
  const [street, postcode, town] = ['Gata', 'Postnummer', 'Ort'].map((name) =>
    screen.getByRole('textbox', { name }).getBoundingClientRect(),
  );
  if (!street || !postcode || !town) throw new Error('Three fields are rendered.');
  return { street, postcode, town };
};

describe('FieldGrid', () => {
  it('lets two fields share a row, and one have it alone', async () => {
    const { street, postcode, town } = await measure(360);
    expect(street.bottom).toBeLessThan(postcode.top);
    expect(town.top).toBe(postcode.top);
    expect(town.left).toBeGreaterThan(postcode.right);
    expect([street.left, street.right]).toEqual([postcode.left, town.right]);
  });

  it('gives each field a row of its own where two would be too narrow', async () => {
    const { street, postcode, town } = await measure(200);
    expect(postcode.bottom).toBeLessThan(town.top);
    expect([postcode.width, town.width]).toEqual([street.width, street.width]);
  });
});
