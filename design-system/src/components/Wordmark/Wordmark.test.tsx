// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Wordmark } from './Wordmark.tsx';

afterEach(cleanup);

describe('Wordmark', () => {
  it('is exposed as a link with the shop’s name', async () => {
    const { container } = render(<Wordmark href="/sv">Solvik</Wordmark>);
    expect(screen.getByRole('link', { name: 'Solvik' }).getAttribute('href')).toBe('/sv');
    expect(await announcedWords(container)).toEqual(['link, Solvik']);
  });

  it('links to the home page by the keyboard, by the shop’s own link', async () => {
    const onFollow = vi.fn<(href: string | undefined) => void>();
    render(
      <LinkProvider
        link={({ children, href, ...props }) => (
          <a {...props} href={href} onClick={() => onFollow(href)}>
            {children}
          </a>
        )}
      >
        <Wordmark href="#hem">Solvik</Wordmark>
      </LinkProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onFollow).toHaveBeenCalledExactlyOnceWith('#hem');
  });
});
