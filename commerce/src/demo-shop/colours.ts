/** The forty colours of the demo shop as cloth takes them, `#rrggbb`; their words are in words/. */
export const colours = {
  black: '#23211f',
  charcoal: '#45464a',
  'grey-melange': '#8f8e8b',
  'light-grey': '#c4c2bd',
  white: '#f4f1ec',
  bone: '#e9e0d0',
  cream: '#f0e6cf',
  sand: '#d3c2a3',
  beige: '#c9b494',
  oat: '#dccdb4',
  camel: '#b98350',
  cognac: '#a2622f',
  tobacco: '#7c5632',
  brown: '#5f4330',
  chocolate: '#40291f',
  rust: '#a94a25',
  terracotta: '#bd6a4b',
  red: '#a8262c',
  cherry: '#7f1f2c',
  burgundy: '#5f1f2b',
  pink: '#e3a9b0',
  'dusty-rose': '#c58f8b',
  raspberry: '#b2375d',
  lilac: '#b9a3cb',
  plum: '#5a2d4a',
  heather: '#8b6a8f',
  'light-blue': '#b3cbe0',
  sky: '#8db4d6',
  'denim-blue': '#48658c',
  indigo: '#26344f',
  cornflower: '#3a54a8',
  navy: '#1f2a44',
  petrol: '#1f4f5c',
  mint: '#b9d6c4',
  sage: '#97a78a',
  olive: '#6b6b3c',
  moss: '#4e5f36',
  forest: '#254a38',
  mustard: '#c9962f',
  butter: '#f0dc9a',
} as const;

export type ColourKey = keyof typeof colours;

export const colourKeys = Object.keys(colours) as ColourKey[];

/** What each colour is printed, striped or trimmed with: the nearer companion first, then the lighter or deeper one. */
export const companions = {
  black: ['bone', 'grey-melange'], charcoal: ['light-grey', 'bone'], 'grey-melange': ['charcoal', 'bone'], 'light-grey': ['charcoal', 'white'], white: ['denim-blue', 'navy'],
  bone: ['navy', 'camel'], cream: ['forest', 'camel'], sand: ['chocolate', 'bone'], beige: ['chocolate', 'cream'], oat: ['brown', 'navy'],
  camel: ['chocolate', 'bone'], cognac: ['chocolate', 'cream'], tobacco: ['cream', 'black'], brown: ['oat', 'chocolate'], chocolate: ['camel', 'light-blue'],
  rust: ['cream', 'burgundy'], terracotta: ['cream', 'burgundy'], red: ['cream', 'navy'], cherry: ['pink', 'cream'], burgundy: ['dusty-rose', 'camel'],
  pink: ['burgundy', 'white'], 'dusty-rose': ['burgundy', 'cream'], raspberry: ['pink', 'cream'], lilac: ['plum', 'cream'], plum: ['lilac', 'dusty-rose'],
  heather: ['cream', 'plum'], 'light-blue': ['navy', 'white'], sky: ['white', 'navy'], 'denim-blue': ['white', 'light-blue'], indigo: ['white', 'camel'],
  cornflower: ['white', 'navy'], navy: ['bone', 'camel'], petrol: ['cream', 'mustard'], mint: ['forest', 'white'], sage: ['forest', 'cream'],
  olive: ['bone', 'chocolate'], moss: ['camel', 'cream'], forest: ['cream', 'camel'], mustard: ['chocolate', 'cream'], butter: ['denim-blue', 'white'],
} as const satisfies Record<ColourKey, readonly [ColourKey, ColourKey]>;

/** Leopards come in few colours. */
export const animalColours = ['sand', 'camel', 'oat', 'brown'] as const satisfies readonly ColourKey[];

/** Which colours a kind of piece is made in; the first ones sell most and come most often. */
export const palettes = {
  coats: ['camel', 'black', 'charcoal', 'oat', 'navy', 'forest', 'burgundy', 'grey-melange', 'chocolate', 'bone', 'sage', 'rust'],
  shell: ['black', 'navy', 'moss', 'sand', 'olive', 'rust', 'petrol', 'chocolate', 'cream', 'mustard'],
  tailoring: ['black', 'navy', 'charcoal', 'sand', 'chocolate', 'olive', 'bone', 'burgundy', 'grey-melange', 'tobacco'],
  knits: ['bone', 'navy', 'grey-melange', 'rust', 'sage', 'black', 'camel', 'oat', 'burgundy', 'forest', 'dusty-rose', 'cornflower', 'mustard', 'light-blue', 'heather', 'moss', 'butter', 'chocolate'],
  jersey: ['white', 'black', 'navy', 'grey-melange', 'sand', 'olive', 'light-blue', 'terracotta', 'sage', 'burgundy', 'butter'],
  shirts: ['white', 'light-blue', 'navy', 'sky', 'sand', 'sage', 'bone', 'pink', 'denim-blue', 'olive', 'black'],
  soft: ['bone', 'black', 'dusty-rose', 'sage', 'navy', 'butter', 'lilac', 'rust', 'sky', 'raspberry', 'plum', 'forest', 'cream', 'mint'],
  evening: ['black', 'forest', 'burgundy', 'navy', 'plum', 'petrol', 'cream', 'cherry', 'heather', 'mustard'],
  denim: ['denim-blue', 'indigo', 'black', 'light-blue', 'bone', 'charcoal'],
  chino: ['sand', 'navy', 'olive', 'black', 'tobacco', 'bone', 'beige'],
  swim: ['black', 'navy', 'rust', 'forest', 'cornflower', 'burgundy', 'petrol', 'terracotta', 'mint', 'raspberry', 'butter', 'plum'],
  leather: ['black', 'chocolate', 'cognac', 'brown', 'burgundy', 'sand', 'forest', 'tobacco'],
  bags: ['black', 'cognac', 'chocolate', 'sand', 'burgundy', 'forest', 'bone', 'navy', 'rust', 'olive', 'cherry'],
  trainers: ['white', 'black', 'bone', 'navy', 'sand', 'grey-melange', 'forest', 'light-grey', 'terracotta'],
  warm: ['grey-melange', 'rust', 'navy', 'bone', 'black', 'forest', 'mustard', 'burgundy', 'camel', 'cornflower', 'heather', 'sage'],
} as const satisfies Record<string, readonly ColourKey[]>;

export type PaletteKey = keyof typeof palettes;
