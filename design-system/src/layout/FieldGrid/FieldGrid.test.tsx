// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FieldGrid, FieldGridWide } from './FieldGrid.tsx';

afterEach(cleanup);

describe('FieldGrid', () => {
  it('lets two fields share a row, and one have it alone', () => {
    render(
      <FieldGrid>
        <FieldGridWide data-testid="wide">
          <TextField label="Gata" />
        </FieldGridWide>
        <TextField label="Postnummer" />
        <TextField label="Ort" />
      </FieldGrid>,
    );
    expect(getComputedStyle(screen.getByTestId('wide')).flexBasis).toBe('100%');
    expect(
      screen
        .getAllByRole('textbox')
        .map(
          (field) =>
            field.getAttribute('id') !== null &&
            document.querySelector(`label[for="${field.id}"]`)?.textContent,
        ),
    ).toEqual(['Gata', 'Postnummer', 'Ort']);
  });
});
