import { describe, expect, it } from 'vitest';
import { subtitlesAddress, videoAddress } from './videoAddress.ts';

describe('where a video is played from', () => {
  it.each([
    ['own', 'borsta-kappan.webm', '/media/borsta-kappan.webm'],
    ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
    ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ] as const)('%s %s: %s', (source, video, src) =>
    expect(videoAddress({ source, video })?.src).toBe(src),
  );

  it.each([
    ['own', '../secret.mp4'],
    ['own', 'https://evil.example/a.mp4'],
    ['own', 'film.html'],
    ['youtube', 'aqz-KE-bpKQ?autoplay=1'],
    ['youtube', '"><script>'],
    ['vimeo', '76979871/../x'],
  ] as const)('%s %s is no video', (source, video) =>
    expect(videoAddress({ source, video })).toBeUndefined(),
  );

  it('subtitles are stored beside the video, and nowhere else', () => {
    expect([
      subtitlesAddress('kappan-sv.vtt'),
      subtitlesAddress('//evil.example/a.vtt'),
      subtitlesAddress(undefined),
    ]).toEqual(['/media/kappan-sv.vtt', undefined, undefined]);
  });
});
