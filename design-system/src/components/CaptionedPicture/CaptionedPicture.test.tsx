// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CaptionedPicture } from './CaptionedPicture.tsx';

afterEach(cleanup);

const image = { src: './coat.webp', alt: 'Kappa i ull' };
const link = { href: '/c/dam', label: 'Se kapporna' };

describe('CaptionedPicture', () => {
  it('ties the caption to its picture', () => {
    render(<CaptionedPicture image={image} caption="November." />);
    expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('November.');
    expect(screen.getByRole('img', { name: 'Kappa i ull' })).toBeDefined();
  });

  it('has no empty caption', () => {
    render(<CaptionedPicture image={image} />);
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  });

  it('is one stop of the keyboard, though picture and words lead to the same place', async () => {
    render(<CaptionedPicture image={image} link={link} />);
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(['/c/dam', '/c/dam']);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Se kapporna' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps a picture without words of its own from those who listen', () => {
    render(<CaptionedPicture image={{ ...image, alt: '' }} link={link} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
