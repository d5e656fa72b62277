// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { CookieConsent, type CookieConsentProps } from './CookieConsent.tsx';

afterEach(cleanup);

const question = (props: Partial<CookieConsentProps> = {}) => (
  <CookieConsent
    title="Får vi spara kakor?"
    categories={[
      {
        id: 'necessary',
        label: 'Nödvändiga',
        description: 'Varukorg och betalning.',
        isNecessary: true,
      },
      { id: 'statistics', label: 'Statistik', description: 'Vilka sidor som läses.' },
      { id: 'marketing', label: 'Marknadsföring', description: 'Förslag som passar dig.' },
    ]}
    acceptLabel="Godkänn alla"
    refuseLabel="Bara nödvändiga"
    chooseLabel="Välj själv"
    saveLabel="Spara mina val"
    onDecide={() => undefined}
    {...props}
  />
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('CookieConsent', () => {
  it.each([
    { answer: 'Bara nödvändiga', accepted: ['necessary'] },
    { answer: 'Godkänn alla', accepted: ['necessary', 'statistics', 'marketing'] },
  ])('$answer is one press', async ({ answer, accepted }) => {
    const onDecide = vi.fn();
    render(question({ onDecide }));
    await press(answer);
    expect(onDecide.mock.calls).toEqual([[accepted]]);
  });

  it('draws yes and no alike', () => {
    render(question());
    const styles = ['Bara nödvändiga', 'Godkänn alla'].map((name) => ({
      ...screen.getByRole('button', { name }).dataset,
    }));
    expect(styles[0]).toEqual(styles[1]);
  });

  it('ticks nothing beforehand, and moves the focus to the first choice', async () => {
    render(question());
    await press('Välj själv');
    expect([box('Statistik').checked, box('Marknadsföring').checked]).toEqual([false, false]);
    expect(document.activeElement).toBe(box('Statistik'));
  });

  it('keeps necessary cookies on, and accepts what was ticked', async () => {
    const onDecide = vi.fn();
    render(question({ onDecide }));
    await press('Välj själv');
    expect([box('Nödvändiga').checked, box('Nödvändiga').disabled]).toEqual([true, true]);
    await userEvent.click(box('Marknadsföring'));
    await press('Spara mina val');
    expect(onDecide.mock.calls).toEqual([[['necessary', 'marketing']]]);
  });

  it('leaves the focus in its place when it opens by itself', () => {
    render(question());
    expect(document.activeElement).toBe(document.body);
  });

  it('opens again with what was accepted, takes the focus and returns it', async () => {
    function Footer() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Kakor
          </button>
          {isOpen &&
            question({
              isRequested: true,
              startsWith: ['necessary', 'statistics'],
              onDecide: () => setIsOpen(false),
            })}
        </>
      );
    }
    render(<Footer />);
    await press('Kakor');
    const region = screen.getByRole('region', { name: 'Får vi spara kakor?' });
    expect(document.activeElement).toBe(region);
    expect([box('Statistik').checked, box('Marknadsföring').checked]).toEqual([true, false]);
    await press('Spara mina val');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kakor' }));
  });

  it('is exposed as a region with its question, no before yes', async () => {
    const { container } = render(question());
    expect(await announcedWords(container)).toEqual([
      'region, Får vi spara kakor?',
      'form',
      'heading, Får vi spara kakor?, level 2',
      'button, Bara nödvändiga',
      'button, Godkänn alla',
      'button, Välj själv',
      'end of form',
      'end of region, Får vi spara kakor?',
    ]);
  });
});
