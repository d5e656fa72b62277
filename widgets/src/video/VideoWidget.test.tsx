// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { VideoWidget } from './VideoWidget.tsx';

afterEach(cleanup);

const widget = (example: string, changes: Readonly<Record<string, unknown>> = {}) => (
  <VideoWidget
    {...storySurroundings}
    headingLevel={2}
    data={undefined}
    configuration={exampleOf('video', example, changes)}
  />
);
const play = () => screen.getByRole('button', { name: /^Spela upp: / });

describe('the video widget', () => {
  it('requests nothing from third parties before consent: no frame, no address but that of a link', async () => {
    const { container } = render(widget('From another service'));
    const fetched = () =>
      [...container.querySelectorAll('[src]')]
        .map((element) => element.getAttribute('src'))
        .filter((src) => src?.includes('vimeo'));
    expect(fetched()).toEqual([]);
    await userEvent.click(play());
    expect(fetched()).toEqual([]);
    expect(screen.getByText(/får Vimeo veta/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Spela upp från Vimeo' }));
    expect(fetched()).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1']);
    expect(screen.getByTitle('Bakom höstens bilder').tagName).toBe('IFRAME');
  });

  it('plays our own video at a press, named and with the visitor’s controls', async () => {
    const { container } = render(widget('Our own', { captions: 'ullkappa-sv.vtt' }));
    expect(container.querySelector('video')).toBeNull();
    await userEvent.click(play());
    const film = container.querySelector('video');
    expect([film?.getAttribute('src'), film?.controls, film?.getAttribute('aria-label')]).toEqual([
      '/media/ullkappa.webm',
      true,
      'En ullkappa på nära håll, från krage till fåll',
    ]);
    expect(container.querySelector('track')?.getAttribute('src')).toBe('/media/ullkappa-sv.vtt');
  });

  it('works without scripts, and with a screen reader', () => {
    const { container } = render(widget('Our own'));
    expect(screen.getByRole('link', { name: 'Öppna filmen' }).getAttribute('href')).toBe(
      '/media/ullkappa.webm',
    );
    expect(container.querySelector('details')?.textContent).toContain(
      'Bilden rör sig långsamt nedåt',
    );
  });

  it('of another service links there without scripts', () => {
    render(widget('From another service'));
    expect(screen.getByRole('link', { name: 'Se filmen hos Vimeo' }).getAttribute('href')).toBe(
      'https://vimeo.com/76979871',
    );
  });

  it('is its picture alone where the video’s name is malformed', () => {
    render(widget('Our own', { video: 'https://evil.example/x.mp4' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
