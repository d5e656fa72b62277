import { defineWidget } from '../defineWidget.ts';

export const linkGallery = defineWidget({
  type: 'link-gallery',
  version: 1,
  title: 'Link gallery',
  about: 'A group of links side by side, as pictures with a label or as text in columns.',
  group: 'pictures',
  fields: {
    heading: { kind: 'text', title: 'Heading', maxLength: 60, varies: 'language' },
    presentation: {
      kind: 'choice',
      title: 'Presentation',
      options: ['pictures', 'words'],
      fallback: 'pictures',
    },
    links: {
      kind: 'list',
      title: 'Links',
      minItems: 2,
      maxItems: 12,
      of: {
        link: { kind: 'link', title: 'Link', isRequired: true, varies: 'language' },
        text: { kind: 'text', title: 'Additional text', maxLength: 90, varies: 'language' },
        image: { kind: 'image', title: 'Picture', varies: 'market' },
      },
    },
  },
  examples: [
    {
      title: 'Pictures',
      configuration: {
        heading: 'Inför vintern',
        links: [
          {
            link: { label: 'Stickat', href: '/c/dam/stickat' },
            image: { file: 'jumper.webp', alt: 'Kabelstickad tröja' },
          },
          {
            link: { label: 'Koftor', href: '/c/dam/koftor' },
            image: { file: 'cardigan.webp', alt: 'Mossgrön kofta' },
          },
          {
            link: { label: 'Kappor & jackor', href: '/c/dam/kappor-jackor' },
            image: { file: 'coat-sage.webp', alt: 'Salviagrön kappa' },
          },
          {
            link: { label: 'Kängor', href: '/c/skor/kangor-stovletter' },
            image: { file: 'boots.webp', alt: 'Chelseakängor' },
          },
        ],
      },
    },
    {
      title: 'Words',
      configuration: {
        heading: 'Hjälp',
        presentation: 'words',
        links: [
          { link: { label: 'Leverans', href: '/leverans' }, text: 'Pris, tid och spårning' },
          {
            link: { label: 'Retur och ångerrätt', href: '/retur' },
            text: 'Fjorton dagar, så gör du',
          },
          { link: { label: 'Storleksguide', href: '/storleksguide' }, text: 'Mått i centimeter' },
        ],
      },
    },
  ],
});
