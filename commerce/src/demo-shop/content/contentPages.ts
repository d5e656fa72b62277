import type { PageDraft } from '../../catalogue/catalogueDraft.ts';
import { locales } from '../../catalogue/catalogueDraft.ts';
import { container, widget } from './containers.ts';
import { contentWords } from './contentWordsByLocale.ts';
import { channelOf } from './frontPage.ts';
import { richTextOf } from './richTextOf.ts';
import { categoryPath, pageAliases, pageKeys } from './shopPaths.ts';

/** The pages a shop must have, and those it wants: each an article in four languages, with the side menu. */
export function contentPages(): PageDraft[] {
  return pageKeys.map((key) => ({
    key,
    name: contentWords.sv.pages[key].title,
    title: Object.fromEntries(locales.map((locale) => [locale, contentWords[locale].pages[key].title])),
    description: Object.fromEntries(locales.map((locale) => [locale, contentWords[locale].pages[key].description])),
    alias: pageAliases[key],
    tags: ['menu'],
    containers: [
      container('Article', 'full', 'contained', [
        widget('rich-text', 'Article', ({ pages }, locale) => ({
          heading: pages[key].title, lead: pages[key].lead, body: richTextOf(locale, pages[key].body),
        })),
      ]),
    ],
  }));
}

/** An editorial tile among the coats: what to wear under them. */
export function listAreas(): PageDraft[] {
  return [
    {
      key: 'list-top-coats',
      name: 'Among the coats',
      title: {},
      family: 'Productlist',
      areaName: 'The top part of the product list',
      filters: [{ key: 'Category', value: 'women-coats' }],
      tags: [],
      containers: [
        container('Layers', 'half', 'contained', [
          widget('banner', 'Layers', ({ layers }, locale) => ({
            presentation: 'tile', tone: 'accent', heading: layers.heading, text: layers.text,
            image: { file: `still-layers-${channelOf[locale]}.webp`, alt: layers.alt },
            link: { label: layers.link, href: categoryPath(locale, 'women-jumpers') },
          }), 'half'),
        ]),
      ],
    },
  ];
}
