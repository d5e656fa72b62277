// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(cleanup);

const zip = { href: '#zip', label: 'Fyll i ditt postnummer' };
const mail = { href: '#mail', label: 'Fyll i din e-postadress' };

describe('ErrorSummary', () => {
  it('takes the focus when it comes, and leads to every field', () => {
    render(<ErrorSummary title="Två saker saknas" errors={[zip, mail]} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Två saker saknas' }));
    expect(screen.getByRole('link', { name: zip.label }).getAttribute('href')).toBe('#zip');
  });

  it('takes the focus again when something else is wrong, but not when it is only drawn again', () => {
    const { rerender } = render(<ErrorSummary title="Fel" errors={[zip, mail]} />);
    screen.getByRole('link', { name: zip.label }).focus();
    rerender(<ErrorSummary title="Fel" errors={[{ ...zip }, { ...mail }]} />);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: zip.label }));
    rerender(<ErrorSummary title="Fel" errors={[mail]} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fel' }));
  });

  it('is not there when all is well', () => {
    render(<ErrorSummary title="Fel" errors={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
