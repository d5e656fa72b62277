// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { FooterAccordion } from './FooterAccordion.tsx';

afterEach(() => {
  cleanup();
  resizeWindow('desktop');
});

const groups = [
  {
    title: 'Hjälp',
    links: [
      { href: '/leverans', label: 'Leverans' },
      { href: '/retur', label: 'Retur' },
    ],
  },
  { title: 'Om Solvik', links: [{ href: '/om', label: 'Om oss' }] },
];
const footer = () => <FooterAccordion label="Sidfot" groups={groups} />;

describe('FooterAccordion', () => {
  it('is exposed on a desktop as headed lists, each link once', async () => {
    resizeWindow('desktop');
    const { container } = render(footer());
    expect(
      (await announcedWords(container)).filter((phrase) => !/^(end of|listitem)/.test(phrase)),
    ).toEqual([
      'navigation, Sidfot',
      'heading, Hjälp, level 2',
      'list',
      'link, Leverans',
      'link, Retur',
      'heading, Om Solvik, level 2',
      'list',
      'link, Om oss',
    ]);
  });

  it('is an accordion on a phone, closed at first, with no headings beside it', async () => {
    resizeWindow('phone');
    render(footer());
    const lines = screen.getAllByRole<HTMLDetailsElement>('group');
    expect(lines.map(({ open }) => open)).toEqual([false, false]);
    expect(screen.queryAllByRole('heading')).toEqual([]);
    await userEvent.click(
      screen.getAllByText('Om Solvik').find((words) => words.tagName === 'SUMMARY') ??
        document.body,
    );
    expect(lines.map(({ open }) => open)).toEqual([false, true]);
  });

  it.each(['phone', 'desktop'] as const)(
    'has every link once at the width of a %s, with its address',
    (width) => {
      resizeWindow(width);
      render(footer());
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/leverans',
        '/retur',
        '/om',
      ]);
    },
  );
});
