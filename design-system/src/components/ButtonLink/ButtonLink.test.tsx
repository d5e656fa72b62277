// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider, type LinkProps } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { buttonEmphases } from '../Button/Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

afterEach(cleanup);

describe('ButtonLink', () => {
  it.each(buttonEmphases)('is a link to its page whatever its emphasis: %s', async (emphasis) => {
    const { container } = render(
      <ButtonLink href="/dam/kappor" emphasis={emphasis}>
        Se kapporna
      </ButtonLink>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dam/kappor');
    expect(await announcedWords(container)).toEqual(['link, Se kapporna']);
  });

  it('navigates by the shop’s own link, by press and by Enter, and passes its style to it', async () => {
    const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const ShopLink = (native: LinkProps) =>
      createElement('a', { ...native, onClick: follow, 'data-router': 'shop' });
    render(
      <LinkProvider link={ShopLink}>
        <ButtonLink href="/kassan">Till kassan</ButtonLink>
      </LinkProvider>,
    );
    const link = screen.getByRole('link');
    expect([
      link.dataset.router,
      link.dataset.emphasis,
      link.dataset.size,
      link.dataset.width,
    ]).toEqual(['shop', 'primary', 'normal', 'content']);
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    expect(follow).toHaveBeenCalledTimes(2);
  });
});
