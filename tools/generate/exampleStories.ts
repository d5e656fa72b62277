/**
 * The story of each example of a widget's definition: its id by type and by the example's title.
 */
export const exampleStories: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  banner: {
    Tile: 'widgets-banner--tile',
    Article: 'widgets-banner--article',
    Figure: 'widgets-banner--figure',
  },
  'before-after': {
    'A new colour': 'widgets-before-and-after--new-colour',
    'Pictures alone': 'widgets-before-and-after--pictures-alone',
  },
  'brand-list': {
    Named: 'widgets-brand-list--named',
    'Every brand by letter': 'widgets-brand-list--by-letter',
  },
  buttons: {
    'Heading and two': 'widgets-buttons--heading-and-two',
    'One in the middle': 'widgets-buttons--one-in-the-middle',
  },
  'category-tiles': {
    Shelves: 'widgets-category-tiles--shelves',
    'One large and words alone': 'widgets-category-tiles--one-large',
  },
  faq: {
    'Three questions': 'widgets-questions-and-answers--three-questions',
    'Without heading': 'widgets-questions-and-answers--without-heading',
  },
  form: { Contact: 'widgets-form--contact', 'One question': 'widgets-form--one-question' },
  hero: {
    'Winter coats': 'widgets-hero--winter-coats',
    'Words alone': 'widgets-hero--words-alone',
  },
  html: {
    'Terms with a table': 'widgets-embedded-html--terms-with-a-table',
    'What is left out': 'widgets-embedded-html--what-is-left-out',
  },
  image: {
    'With caption': 'widgets-image--with-caption',
    'Portrait alone': 'widgets-image--portrait-alone',
  },
  'link-gallery': {
    Pictures: 'widgets-link-gallery--pictures',
    Words: 'widgets-link-gallery--words',
  },
  membership: {
    'Three levels': 'widgets-membership--three-levels',
    'One level': 'widgets-membership--one-level',
  },
  newsletter: {
    Invitation: 'widgets-newsletter--invitation',
    Shortest: 'widgets-newsletter--shortest',
  },
  offers: {
    'Campaign that ends': 'widgets-offer--campaign',
    Code: 'widgets-offer--code',
    Voucher: 'widgets-offer--voucher',
    Over: 'widgets-offer--over',
  },
  'product-list': {
    Row: 'widgets-product-list--row',
    'Picked by hand': 'widgets-product-list--picked-by-hand',
  },
  quote: { Review: 'widgets-quote--review', 'Words alone': 'widgets-quote--words-alone' },
  'rich-text': {
    Article: 'widgets-rich-text--article',
    'Size table': 'widgets-rich-text--size-table',
  },
  'selling-points': { 'Four figures': 'widgets-selling-points--four-figures' },
  'shop-the-look': {
    'Four pieces': 'widgets-shop-the-look--four-pieces',
    'One piece': 'widgets-shop-the-look--one-piece',
  },
  'size-guide': {
    Women: 'widgets-size-guide--women',
    'A table alone': 'widgets-size-guide--table-alone',
  },
  text: { Heading: 'widgets-text--heading', 'Heading and lead': 'widgets-text--heading-and-lead' },
  video: {
    'Our own': 'widgets-video--our-own',
    'From another service': 'widgets-video--from-another-service',
  },
};
