// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(cleanup);

const zip = { href: '#zip', label: 'Fyll i ditt postnummer' };
const mail = { href: '#mail', label: 'Fyll i din e-postadress' };

describe('ErrorSummary', () => {
  it('takes the focus when it appears, and links to every field', () => {
    render(<ErrorSummary title="Två saker saknas" errors={[zip, mail]} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Två saker saknas' }));
    expect(screen.getByRole('link', { name: zip.label }).getAttribute('href')).toBe('#zip');
  });

  it('takes the focus again when another error appears, but not when it is only rendered again', () => {
    const { rerender } = render(<ErrorSummary title="Fel" errors={[zip, mail]} />);
    screen.getByRole('link', { name: zip.label }).focus();
    rerender(<ErrorSummary title="Fel" errors={[{ ...zip }, { ...mail }]} />);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: zip.label }));
    rerender(<ErrorSummary title="Fel" errors={[mail]} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fel' }));
  });

  it('is not rendered without errors', () => {
    render(<ErrorSummary title="Fel" errors={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is exposed with its title first, then the link to each field', async () => {
    const { container } = render(<ErrorSummary title="Två saker saknas" errors={[zip, mail]} />);
    expect(await announcedWords(container)).toEqual([
      'region, Två saker saknas',
      'heading, Två saker saknas, level 2',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Fyll i ditt postnummer',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Fyll i din e-postadress',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of region, Två saker saknas',
    ]);
  });
});
