// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { LinkGalleryWidget } from './LinkGalleryWidget.tsx';

afterEach(cleanup);

const show = (example: string, changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <LinkGalleryWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      configuration={exampleOf('link-gallery', example, changes)}
    />,
  );
const outline = () =>
  screen
    .queryAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent ?? ''}`);

describe('the link gallery widget', () => {
  it('is a list of pictures, each one link named by its text, below the gallery’s heading', () => {
    show('Pictures');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Stickat',
      'Koftor',
      'Kappor & jackor',
      'Kängor',
    ]);
    expect(outline()).toEqual([
      'H2 Inför vintern',
      'H3 Stickat',
      'H3 Koftor',
      'H3 Kappor & jackor',
      'H3 Kängor',
    ]);
  });

  it('skips no level where it has no heading', () => {
    show('Pictures', { heading: undefined });
    expect(outline()).toEqual(['H2 Stickat', 'H2 Koftor', 'H2 Kappor & jackor', 'H2 Kängor']);
  });

  it('as text keeps a link’s description beside it, not in its name', () => {
    show('Words');
    expect(screen.getByRole('link', { name: 'Leverans' }).getAttribute('href')).toBe('/leverans');
    expect(screen.getByText('Pris, tid och spårning')).toBeVisible();
    expect(outline()).toEqual(['H2 Hjälp']);
  });
});
