// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { MembershipBadge, membershipRanks } from './MembershipBadge.tsx';

afterEach(cleanup);

describe('MembershipBadge', () => {
  it.each(membershipRanks.map((rank, at) => ({ rank, leaves: at + 1 })))(
    'the $rank level has earned $leaves of three leaves',
    ({ rank, leaves }) => {
      const { container } = render(<MembershipBadge rank={rank}>Vän</MembershipBadge>);
      expect(container.querySelectorAll('[data-is-earned]')).toHaveLength(leaves);
      expect(container.querySelectorAll('path')).toHaveLength(3);
    },
  );

  it('is exposed as its name alone', async () => {
    const { container } = render(<MembershipBadge rank="third">Stamgäst</MembershipBadge>);
    expect(await announcedWords(container)).toEqual(['Stamgäst']);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
