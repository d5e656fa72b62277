// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { closeDelay, openDelay } from './useMenuIntent.ts';

afterEach(cleanup);

const menu = (
  <>
    <MegaMenu
      label="Huvudmeny"
      allLabel={(label) => `Allt i ${label}`}
      toggleLabel={(label) => `Visa ${label}`}
      items={[
        { href: '#nyheter', label: 'Nyheter' },
        {
          href: '#dam',
          label: 'Dam',
          isCurrent: true,
          groups: [{ title: 'Ytterplagg', links: [{ href: '#kappor', label: 'Kappor' }] }],
        },
        {
          href: '#herr',
          label: 'Herr',
          groups: [{ title: 'Kläder', links: [{ href: '#jeans', label: 'Jeans' }] }],
        },
      ]}
    />
    <button type="button">Sök</button>
  </>
);
const name = (label: string) => screen.getByRole('link', { name: label });
const toggle = (label: string) => screen.getByRole('button', { name: `Visa ${label}` });
const opened = () =>
  screen.queryAllByRole('link', { name: /^Allt i / }).map((link) => link.textContent);

describe('MegaMenu by pointer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  const rowOf = (label: string) => name(label).closest('li') ?? name(label);
  const enter = (label: string, pointerType = 'mouse') =>
    fireEvent.pointerEnter(rowOf(label), { pointerType });

  it('opens after a rest, not in passing', () => {
    render(menu);
    enter('Dam');
    pass(openDelay - 1);
    enter('Nyheter');
    pass(openDelay);
    expect(opened()).toEqual([]);
    enter('Dam');
    pass(openDelay);
    expect(opened()).toEqual(['Allt i Dam']);
  });

  it('stays open on a slanting path over another name', () => {
    render(menu);
    enter('Dam');
    pass(openDelay);
    enter('Herr');
    pass(openDelay - 1);
    enter('Dam');
    pass(1000);
    expect(opened()).toEqual(['Allt i Dam']);
  });

  it('stays a little when the pointer leaves, then closes', () => {
    render(menu);
    enter('Dam');
    pass(openDelay);
    fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
    pass(closeDelay - 1);
    expect(opened()).toEqual(['Allt i Dam']);
    pass(1);
    expect(opened()).toEqual([]);
  });

  it('closes when the pointer rests on the page behind it', () => {
    render(menu);
    enter('Dam');
    pass(openDelay);
    const panel = screen.getByRole('link', { name: 'Allt i Dam' }).closest('[data-menu-panel]');
    const behind = panel?.previousElementSibling;
    if (!behind) throw new Error('There is nothing behind the panel.');
    fireEvent.pointerEnter(behind, { pointerType: 'mouse' });
    pass(openDelay);
    expect(opened()).toEqual([]);
  });

  it('closes at Escape wherever the focus is', () => {
    render(menu);
    screen.getByRole('button', { name: 'Sök' }).focus();
    enter('Dam');
    pass(openDelay);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(opened()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sök' }));
  });

  it('opens at a first tap and follows the second; a finger does not hover', () => {
    render(menu);
    enter('Herr', 'touch');
    pass(1000);
    expect(opened()).toEqual([]);
    const tap = () => {
      fireEvent.pointerDown(name('Herr'), { pointerType: 'touch' });
      const click = createEvent.click(name('Herr'));
      fireEvent(name('Herr'), click);
      return click.defaultPrevented ? 'held' : 'followed';
    };
    expect(tap()).toBe('held');
    expect(opened()).toEqual(['Allt i Herr']);
    expect(tap()).toBe('followed');
  });

  it('follows a name without categories at the first tap', () => {
    render(menu);
    fireEvent.pointerDown(name('Nyheter'), { pointerType: 'touch' });
    const click = createEvent.click(name('Nyheter'));
    fireEvent(name('Nyheter'), click);
    expect(click.defaultPrevented).toBe(false);
  });
});

describe('MegaMenu by keys', () => {
  it('opens by the button after the name, which exposes its state', async () => {
    render(menu);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(toggle('Dam'));
    await userEvent.keyboard('{Enter}');
    expect(toggle('Dam').getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(name('Kappor'));
  });

  it.each(['{ArrowDown}', ' '])('opens by %j on a name, which keeps the focus', async (key) => {
    render(menu);
    act(() => name('Herr').focus());
    await userEvent.keyboard(key);
    expect([opened(), document.activeElement]).toEqual([['Allt i Herr'], name('Herr')]);
  });

  it('goes from name to name by left and right, and an open panel goes with it', async () => {
    render(menu);
    act(() => name('Dam').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect([opened(), document.activeElement]).toEqual([[], name('Herr')]);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect([opened(), document.activeElement]).toEqual([['Allt i Dam'], name('Dam')]);
    await userEvent.keyboard('{ArrowLeft}');
    expect([opened(), document.activeElement]).toEqual([[], name('Nyheter')]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(name('Herr'));
  });

  it('closes when the focus goes on to another name', async () => {
    render(menu);
    act(() => name('Dam').focus());
    await userEvent.keyboard('{ArrowDown}');
    act(() => name('Allt i Dam').focus());
    expect(opened()).toEqual(['Allt i Dam']);
    await userEvent.tab();
    expect([opened(), document.activeElement]).toEqual([[], name('Herr')]);
  });

  it('moves into the open panel by arrow down, and back to its button by Escape', async () => {
    render(menu);
    act(() => name('Herr').focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(name('Jeans'));
    await userEvent.keyboard('{Escape}');
    expect(opened()).toEqual([]);
    expect(document.activeElement).toBe(toggle('Herr'));
  });

  it('closes when the focus leaves, a link is followed or a press falls beside it', async () => {
    render(menu);
    await userEvent.click(toggle('Herr'));
    act(() => screen.getByRole('button', { name: 'Sök' }).focus());
    expect(opened()).toEqual([]);
    await userEvent.click(toggle('Dam'));
    await userEvent.click(name('Kappor'));
    expect(opened()).toEqual([]);
    await userEvent.click(toggle('Dam'));
    await userEvent.click(document.body);
    expect(opened()).toEqual([]);
  });

  it('is exposed as names, each with its button, and the categories of the open one under their title', async () => {
    const { container } = render(menu);
    await userEvent.click(toggle('Herr'));
    const announced = await announcedWords(container);
    expect(announced.filter((phrase) => /^(navigation|link|button|list,)/.test(phrase))).toEqual([
      'navigation, Huvudmeny',
      'link, Nyheter',
      'link, Dam, current item',
      'button, Visa Dam, 1 control, not expanded',
      'link, Herr',
      'button, Visa Herr, 1 control, expanded',
      'list, Kläder',
      'link, Jeans',
      'link, Allt i Herr',
      'button, Sök',
    ]);
  });
});
