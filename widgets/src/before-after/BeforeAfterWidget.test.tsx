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
  it('names both pictures, and a slider that says how much of the first is seen', () => {
    show('A new colour');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      expect.arrayContaining(['Kappan i blekt salviagrönt', 'Samma kappa, färgad svart']),
    );
    const slider = screen.getByRole('slider', { name: 'Dra för att se Före eller Efter' });
    fireEvent.change(slider, { target: { value: '75' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('75\u00a0% Före');
  });

  it('says what happened between them, and leads on', () => {
    show('A new colour');
    expect(screen.getByRole('heading', { level: 2, name: 'Färgas om, inte slängs' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Så går det till' }).getAttribute('href')).toBe(
      '/fargas-om',
    );
  });

  it('has no heading where none is written', () => {
    show('Pictures alone');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
