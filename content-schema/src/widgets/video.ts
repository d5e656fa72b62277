import { defineWidget } from '../defineWidget.ts';

export const video = defineWidget({
  type: 'video',
  version: 1,
  title: 'Video',
  about:
    'A video that plays when the visitor starts it. Nothing is requested from an external video service until the visitor has agreed to it in the widget.',
  group: 'pictures',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    source: {
      kind: 'choice',
      title: 'Video source',
      options: ['own', 'youtube', 'vimeo'],
      fallback: 'own',
    },
    video: {
      kind: 'text',
      title: 'Own file name (mp4 or webm), or video ID at the service',
      maxLength: 60,
      isRequired: true,
      varies: 'market',
    },
    title: {
      kind: 'text',
      title: 'Short description of the video',
      maxLength: 80,
      isRequired: true,
      varies: 'language',
    },
    poster: { kind: 'image', title: 'Picture before playback', isRequired: true, varies: 'market' },
    shape: {
      kind: 'choice',
      title: 'Shape',
      options: ['landscape', 'portrait', 'square'],
      fallback: 'landscape',
    },
    captions: {
      kind: 'text',
      title: 'Subtitles for an own file (vtt)',
      maxLength: 60,
      varies: 'language',
    },
    transcript: {
      kind: 'rich-text',
      title: 'Transcript of what is seen and said',
      varies: 'language',
    },
  },
  examples: [
    {
      title: 'Our own',
      configuration: {
        heading: 'Titta på ullen',
        video: 'ullkappa.webm',
        title: 'En ullkappa på nära håll, från krage till fåll',
        poster: { file: 'still-life.webp', alt: '' },
        transcript: [
          {
            kind: 'paragraph',
            text: [
              'Bilden rör sig långsamt nedåt längs en lång kappa i ull. Först syns kragen och slagen, sedan knapparna och fickorna, till sist fållen. Ingen talar och det hörs inget ljud.',
            ],
          },
        ],
      },
    },
    {
      title: 'From another service',
      configuration: {
        source: 'vimeo',
        video: '76979871',
        title: 'Bakom höstens bilder',
        poster: { file: 'coat-detail.webp', alt: '' },
        shape: 'square',
      },
    },
  ],
});
