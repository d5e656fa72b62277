// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Badge, badgeTones } from './Badge.tsx';

afterEach(cleanup);

describe('Badge', () => {
  it('is plain until it has a tone', () => {
    render(<Badge>Uutuus</Badge>);
    expect(screen.getByText('Uutuus').dataset.tone).toBe('sheet');
  });

  it.each(badgeTones)('exposes its text and nothing else when it is %s', async (tone) => {
    const { container } = render(<Badge tone={tone}>−30 %</Badge>);
    expect(screen.getByText('−30 %').dataset.tone).toBe(tone);
    expect(await announcedWords(container)).toEqual(['−30 %']);
  });

  it('shows what an editor writes as text', () => {
    const { container } = render(<Badge>{'<b>Nyhet</b> & mer'}</Badge>);
    expect(container.textContent).toBe('<b>Nyhet</b> & mer');
  });
});
