/**
 * What accompanies the text of a page: questions, a form, links to read more, a picture, a film, a
 * quote.
 */
import { channelOf } from '../demoLocales.ts';
import type { StoredContainer } from '@solvik/content-schema/editing';
import { type ArticleKey, pagePath } from './shopPaths.ts';
import { container, widget } from './containers.ts';
import { richTextOf } from './richTextOf.ts';

const faq = () =>
  container('Questions', 'full', 'default', [
    widget(
      'faq',
      'Questions',
      (
        {
          companions: {
            faq: { heading, questions },
          },
        },
        locale,
      ) => ({
        heading,
        questions: questions.map(({ question, answer }) => ({
          question,
          answer: richTextOf(locale, answer),
        })),
      }),
    ),
  ]);

function contact(): StoredContainer[] {
  return [
    container('Form', 'full', 'default', [
      widget('form', 'Contact form', ({ companions: { contact: words } }, locale) => ({
        heading: words.heading,
        lead: words.lead,
        topic: words.topic,
        fields: [
          {
            name: 'subject',
            label: words.subject.label,
            answer: 'choice',
            isRequired: true,
            options: words.subject.options.map((label) => ({ label })),
          },
          {
            name: 'order',
            label: words.order.label,
            answer: 'line',
            isRequired: false,
            hint: words.order.hint,
          },
          {
            name: 'email',
            label: words.email.label,
            answer: 'email',
            isRequired: true,
            hint: words.email.hint,
          },
          { name: 'message', label: words.message, answer: 'text', isRequired: true },
        ],
        consent: words.consent,
        link: { label: words.link, href: pagePath(locale, 'privacy') },
        thanks: words.thanks,
      })),
    ]),
    faq(),
    container('Answers', 'full', 'default', [
      widget('link-gallery', 'Answers', ({ companions: { answers }, pages }, locale) => ({
        heading: answers.heading,
        presentation: 'words',
        links: (['delivery', 'returns', 'size-guide'] as const).map((key) => ({
          link: { label: pages[key].title, href: pagePath(locale, key) },
          text: answers.links[key],
        })),
      })),
    ]),
  ];
}

const returns = () =>
  container('Next', 'full', 'default', [
    widget('buttons', 'Next', ({ companions: { regret } }, locale) => ({
      heading: regret.heading,
      buttons: [
        { link: { label: regret.write, href: pagePath(locale, 'contact') }, emphasis: 'primary' },
        {
          link: { label: regret.delivery, href: pagePath(locale, 'delivery') },
          emphasis: 'outlined',
        },
      ],
    })),
  ]);

const about = () =>
  container('Picture', 'full', 'default', [
    widget('image', 'Three favourites', ({ companions, front: { article } }, locale) => ({
      image: { file: `still-knit-${channelOf(locale)}.webp`, alt: article.alt },
      shape: 'landscape',
      width: 'reading',
      caption: companions.picture,
    })),
  ]);

const pieces = {
  layering: 'look-winter.webp',
  'second-life': 'wool-coat-02-chocolate-front.webp',
} as const;

/** Links to further reading. */
const reading = () =>
  container('Reading', 'full', 'default', [
    widget('link-gallery', 'Reading', ({ companions: { reading: words } }, locale) => ({
      heading: words.heading,
      links: (['layering', 'second-life'] as const).map((key) => ({
        link: { label: words[key], href: pagePath(locale, key) },
        image: { file: pieces[key], alt: '' },
      })),
    })),
  ]);

const woolCare = (): StoredContainer[] => [
  container('Film', 'full', 'default', [
    widget('video', 'A coat close by', ({ companions: { film } }, locale) => ({
      heading: film.heading,
      source: 'own',
      video: 'ullkappa.webm',
      title: film.title,
      poster: { file: 'wool-coat-03-navy-front.webp', alt: '' },
      shape: 'portrait',
      transcript: richTextOf(locale, film.transcript),
    })),
  ]),
  reading(),
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const cookies = () =>
  container('Kept', 'full', 'default', [
    widget('html', 'What is kept', ({ companions: { browserStorage } }) => {
      const row = ([what = '', ...more]: readonly string[]) =>
        `<tr><th scope="row">${escaped(what)}</th>${more.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
      const heads = browserStorage.columns
        .map((column) => `<th scope="col">${escaped(column)}</th>`)
        .join('');
      return {
        markup: `<h2>${escaped(browserStorage.heading)}</h2><table><thead><tr>${heads}</tr></thead><tbody>${browserStorage.rows.map(row).join('')}</tbody></table>`,
      };
    }),
  ]);

/** What follows the article of a page. */
export const companionsOf: Partial<Readonly<Record<ArticleKey, () => readonly StoredContainer[]>>> =
  {
    contact,
    returns: () => [returns()],
    about: () => [about()],
    'wool-care': woolCare,
    cookies: () => [cookies()],
  };

/** A quote from a customer whose coat was resold. */
export const quoteOfCoat = (): StoredContainer =>
  container('Quote', 'full', 'default', [
    widget('quote', 'A coat’s second life', ({ companions: { quote } }) => ({
      quote: quote.words,
      author: quote.author,
      about: quote.about,
      image: { file: 'wool-coat-02-chocolate-front.webp', alt: quote.alt },
    })),
  ]);

/** The newsletter sign-up at the end of a page. */
export const newsletter = (tag: string): StoredContainer =>
  container('Newsletter', 'full', 'default', [
    widget('newsletter', 'Newsletter', ({ companions: { newsletter: words } }, locale) => ({
      heading: words.heading,
      text: words.text,
      tone: 'tint',
      terms: words.terms,
      link: { label: words.link, href: pagePath(locale, 'privacy') },
      tag,
    })),
  ]);
