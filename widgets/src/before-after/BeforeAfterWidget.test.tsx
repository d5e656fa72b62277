// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { BeforeAfterWidget } from './BeforeAfterWidget.tsx';

afterEach(cleanup);

const show = (example: string) =>
  render(
    <BeforeAfterWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      configuration={exampleOf('before-after', example)}
    />,
  );

describe('before and after', () => {
  it('labels both pictures, and a slider with the visible share of the first', () => {
    show('A new colour');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      expect.arrayContaining(['Kappan i blekt salviagrönt', 'Samma kappa, färgad svart']),
    );
    const slider = screen.getByRole('slider', { name: 'Dra för att se Före eller Efter' });
    fireEvent.change(slider, { target: { value: '75' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('75\u00a0% Före');
  });

  it('describes what happened between them, and links on', () => {
    show('A new colour');
    expect(screen.getByRole('heading', { level: 2, name: 'Färgas om, inte slängs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Så går det till' }).getAttribute('href')).toBe(
      '/fargas-om',
    );
  });

  it('has no heading where none is written', () => {
    show('Pictures alone');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
