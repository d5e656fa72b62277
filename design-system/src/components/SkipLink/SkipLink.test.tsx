// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SkipLink } from './SkipLink.tsx';

afterEach(cleanup);

const page = (
  <>
    <SkipLink href="#innehall">Till innehållet</SkipLink>
    <a href="#start">Solvik</a>
    <main id="innehall" tabIndex={-1}>
      Plaggen
    </main>
  </>
);

describe('SkipLink', () => {
  it('is the first tab stop, and leads to the main area', async () => {
    render(page);
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Till innehållet' });
    expect(document.activeElement).toBe(link);
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('is hidden by its lack of focus alone, and is above everything when focused', () => {
    render(page);
    const [own = ''] = [...screen.getByRole('link', { name: 'Till innehållet' }).classList].slice(
      -1,
    );
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((rule) => rule.startsWith(`.${own}`));
    const when = (declares: RegExp) =>
      rules
        .filter((rule) => declares.test(rule))
        .map((rule) => rule.slice(own.length + 1, rule.indexOf('{')).trim());
    expect([when(/clip-path: inset/), when(/position: fixed/), when(/z-index: 100/)]).toEqual([
      [':not(:focus)'],
      [':focus'],
      [':focus'],
    ]);
  });

  it('is exposed first, also while it is out of view', async () => {
    const { container } = render(page);
    expect((await announcedWords(container))[0]).toBe('link, Till innehållet');
  });
});
