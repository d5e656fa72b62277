import type { WidgetConfiguration } from '@solvik/content-schema';

/** Where a video is played from; another service is named before it is contacted. */
export type VideoAddress =
  | { readonly kind: 'file'; readonly src: string }
  | {
      readonly kind: 'embed';
      readonly provider: string;
      readonly src: string;
      readonly page: string;
    };

const ownFile = /^[\w-]+\.(mp4|webm)$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;

/**
 * The address of the video, at the service's host that sets no cookies by default; undefined when
 * the name is malformed.
 */
export function videoAddress({
  source,
  video,
}: Pick<WidgetConfiguration<'video'>, 'source' | 'video'>): VideoAddress | undefined {
  switch (source) {
    case 'own':
      return ownFile.test(video) ? { kind: 'file', src: `/media/${video}` } : undefined;
    case 'youtube':
      return youtubeId.test(video)
        ? {
            kind: 'embed',
            provider: 'YouTube',
            src: `https://www.youtube-nocookie.com/embed/${video}?rel=0`,
            page: `https://www.youtube.com/watch?v=${video}`,
          }
        : undefined;
    case 'vimeo':
      return vimeoId.test(video)
        ? {
            kind: 'embed',
            provider: 'Vimeo',
            src: `https://player.vimeo.com/video/${video}?dnt=1`,
            page: `https://vimeo.com/${video}`,
          }
        : undefined;
  }
}

/** Subtitles beside our own video; undefined when the name is malformed. */
export const subtitlesAddress = (file: string | undefined): string | undefined =>
  file && /^[\w-]+\.vtt$/.test(file) ? `/media/${file}` : undefined;
