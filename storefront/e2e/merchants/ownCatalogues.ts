/**
 * Small files of our own in every format that the import supports, with what real merchants' files
 * contain: HTML, long names, no brand, no colour, one size.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';

const written =
  (name: string, content: string | Buffer): Catalogue['put'] =>
  async (folder) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };

const sheet = {
  define: [
    {
      key: 'outdoor',
      name: { sv: 'Friluft', nb: 'Friluft', da: 'Friluft', fi: 'Retkeily' },
      order: 1,
    },
    {
      key: 'outdoor-jackets',
      parent: 'outdoor',
      name: { sv: 'Skaljackor', nb: 'Skalljakker', da: 'Skaljakker', fi: 'Kuoritakit' },
      google: 5598,
    },
  ],
  map: [{ to: 'outdoor-jackets' }],
};

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src
fjall,Fjällanorak,"<p>Tål <b>allt</b> väder.</p><ul><li>Vattentät</li><li>Andas</li></ul><script>alert(1)</script>",Norrsken,Jackor,true,Size,S,Color,Blue,F-S,600,3,1299,1599,
fjall,,,,,,,M,,Blue,F-M,600,5,1299,1599,
fjall,,,,,,,S,,Red,F-RS,600,4,1299,1599,
tarp,Vindskydd som räcker för hela familjen även när regnet kommer från sidan och vinden vänder,,,,true,Title,Default Title,,,T-1,900,9,899,,
`;

const item = (id: string, words: string, more = '') =>
  `<item><g:id>${id}</g:id><title>${words}</title><description>&lt;p&gt;Mjuk och varm.&lt;/p&gt;</description><g:price>799 SEK</g:price><g:availability>in_stock</g:availability><g:google_product_category>5598</g:google_product_category>${more}</item>`;
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Butik</title>
${item('x1-s', 'Dunjacka Nordan', '<g:item_group_id>x1</g:item_group_id><g:size>S</g:size><g:color>Black</g:color><g:brand>Nordan</g:brand>')}
${item('x1-m', 'Dunjacka Nordan', '<g:item_group_id>x1</g:item_group_id><g:size>M</g:size><g:color>Black</g:color><g:brand>Nordan</g:brand>')}
${item('x2', 'Regncape')}
</channel></rss>
`;

const googleRows = [
  [
    'id',
    'title',
    'description',
    'price',
    'sale_price',
    'availability',
    'google_product_category',
    'item_group_id',
    'size',
    'color',
    'brand',
  ],
  [
    'g1-38',
    'Vindjacka Skär',
    'Lätt, packbar.',
    '999 SEK',
    '799 SEK',
    'in_stock',
    'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
    'g1',
    '38',
    'Green',
    'Skär',
  ],
  [
    'g1-40',
    'Vindjacka Skär',
    'Lätt, packbar.',
    '999 SEK',
    '799 SEK',
    'in_stock',
    'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
    'g1',
    '40',
    'Green',
    'Skär',
  ],
  ['g2', 'Poncho utan namn', '', '499 SEK', '', 'in_stock', '', '', '', '', ''],
];

const own = `id,style,name_sv,name_fi,description_sv,brand,category,gender,colour,size,price_se,price_fi,stock,pictures
k1-38,k1,Ullkappa Ask,Villakangastakki Ask,"<p>Vävd i Borås.</p><p>Fodrad.</p>",Tjärn,Kappor,women,Kamel,38,1999,"199,90",4,https://cdn.example/ask%20front.jpg
k1-40,k1,Ullkappa Ask,Villakangastakki Ask,,Tjärn,Kappor,women,Kamel,40,1999,"199,90",2,
k2,,Halsduk,Kaulahuivi,,,Kappor,women,,,399,"39,90",7,
`;

const mapped = [
  'artikel;benämning;färg;storlek;pris;antal;grupp',
  '7001;Skaljacka Björn;grön;M;1 499,00;6;Jackor',
  '7002;Skaljacka Björn;grön;L;1 499,00;0;Jackor',
  '7003;Fleecetröja;;;499,00;12;Jackor',
].join('\r\n');
const mapping = {
  source: 'egen-kassa',
  language: 'sv',
  columns: {
    id: 'artikel',
    name: 'benämning',
    colour: 'färg',
    size: 'storlek',
    price: 'pris',
    stock: 'antal',
    category: 'grupp',
  },
  categories: sheet,
};

export const ownCatalogues: readonly Catalogue[] = [
  {
    title: 'a Shopify file',
    put: written('shopify.csv', shopify),
    mapping: { format: 'shopify', categories: sheet },
    products: 3,
    searchTerm: 'fjällanorak',
    found: 'Fjällanorak',
  },
  {
    title: 'a Google feed as XML',
    put: written('feed.xml', xml),
    mapping: { format: 'google', categories: sheet },
    products: 2,
    searchTerm: 'dunjacka',
    found: 'Dunjacka Nordan',
  },
  {
    title: 'a Google feed as TSV',
    put: written('feed.tsv', googleRows.map((row) => row.join('\t')).join('\n')),
    mapping: { format: 'google', categories: sheet },
    products: 2,
    searchTerm: 'vindjacka',
    found: 'Vindjacka Skär',
  },
  {
    title: 'a Google feed as CSV, read without a mapping',
    put: written(
      'feed.csv',
      googleRows.map((row) => row.map((text) => `"${text}"`).join(',')).join('\n'),
    ),
    products: 2,
    searchTerm: 'poncho',
    found: 'Poncho utan namn',
  },
  {
    title: 'the shop’s own CSV with pictures',
    put: written('own.csv', own),
    mapping: { format: 'own', categories: sheet },
    pictures: ['Ask Front.jpg', 'k2.png'],
    products: 2,
    searchTerm: 'ullkappa',
    found: 'Ullkappa Ask',
  },
  {
    title: 'a till’s export in Windows’ letters, read by a mapping',
    put: written('kassa.csv', Buffer.from(mapped, 'latin1')),
    mapping: { ...mapping, encoding: 'windows-1252' },
    products: 3,
    searchTerm: 'skaljacka',
    found: 'Skaljacka Björn',
  },
];
