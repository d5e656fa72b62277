// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

afterEach(cleanup);

it('is a picture with a name, and has four squares of margin on each side', () => {
  render(
    <QrCode
      label="QR-kod till Alma"
      rows={[
        [true, false],
        [false, true],
      ]}
    />,
  );
  const drawing = screen.getByRole('img', { name: 'QR-kod till Alma' });
  expect(drawing.getAttribute('viewBox')).toBe('-4 -4 10 10');
});
