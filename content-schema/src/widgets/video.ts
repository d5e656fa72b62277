import { defineWidget } from '../defineWidget.ts';

export const video = defineWidget({
  type: 'video',
  version: 1,
  title: 'Video',
  about:
    'A film that plays when the visitor asks for it. One from another service is not asked for anything before the visitor has agreed there and then.',
  group: 'pictures',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    source: {
      kind: 'choice',
      title: 'Where the film lies',
      options: ['own', 'youtube', 'vimeo'],
      fallback: 'own',
    },
    video: {
      kind: 'text',
      title: 'Name of our own file (mp4 or webm), or the film’s id at the service',
      maxLength: 60,
      isRequired: true,
      varies: 'market',
    },
    title: {
      kind: 'text',
      title: 'What the film shows, in a few words',
      maxLength: 80,
      isRequired: true,
      varies: 'language',
    },
    poster: { kind: 'image', title: 'Picture until it plays', isRequired: true, varies: 'market' },
    shape: {
      kind: 'choice',
      title: 'Shape',
      options: ['landscape', 'portrait', 'square'],
      fallback: 'landscape',
    },
    captions: {
      kind: 'text',
      title: 'Subtitles of our own file (vtt)',
      maxLength: 60,
      varies: 'language',
    },
    transcript: {
      kind: 'rich-text',
      title: 'What is seen and said, for those who do not see or hear it',
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
