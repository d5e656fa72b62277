// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { TextLink, textLinkEmphases } from './TextLink.tsx';

afterEach(cleanup);

describe('TextLink', () => {
  it.each(textLinkEmphases)(
    '%s is a plain link to its address, whatever its style',
    async (emphasis) => {
      const { container } = render(
        <TextLink href="#storlek" emphasis={emphasis}>
          Storleksguide
        </TextLink>,
      );
      expect(screen.getByRole('link').getAttribute('href')).toBe('#storlek');
      expect(await announcedWords(container)).toEqual(['link, Storleksguide']);
    },
  );

  it('is followed by Enter, by the shop’s own link, and notifies its caller', async () => {
    const onRoute = vi.fn<(href: string | undefined) => void>();
    const onClick = vi.fn();
    render(
      <LinkProvider
        link={({ children, href, onClick: handleClick, ...props }) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              handleClick?.(event);
              onRoute(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <TextLink href="#storlek" onClick={onClick}>
          Storleksguide
        </TextLink>
      </LinkProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onRoute).toHaveBeenCalledExactlyOnceWith('#storlek');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is exposed with the state and within its sentence', async () => {
    const { container } = render(
      <p>
        Läs{' '}
        <TextLink href="#villkor" aria-current="page">
          villkoren
        </TextLink>{' '}
        först.
      </p>,
    );
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      'Läs',
      'link, villkoren, current page',
      'först.',
      'end of paragraph',
    ]);
  });
});
