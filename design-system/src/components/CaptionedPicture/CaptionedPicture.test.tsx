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
    expect(screen.getByRole('img', { name: 'Kappa i ull' })).toBeVisible();
  });

  it('is a picture alone, and no figure, without a caption', () => {
    render(<CaptionedPicture image={image} />);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByRole('img', { name: 'Kappa i ull' })).toBeVisible();
  });

  it('has one link, named by its text', async () => {
    render(<CaptionedPicture image={image} link={link} />);
    expect(
      screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]),
    ).toEqual([['Se kapporna', '/c/dam']]);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Se kapporna' }));
  });
});
