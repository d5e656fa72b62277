import type { ContentWords } from '../contentWords.ts';

export const menus: ContentWords['menus'] = {
  newProducts: 'Uutuudet',
  bestSellers: 'Myydyimmät',
  comingSoon: 'Tulossa pian',
  brands: 'Merkit',
  bags: 'Laukut',
  help: 'Apua',
  house: '{shop}',
  returns: '14 päivän palautusoikeus',
  hours: 'Asiakaspalvelu arkisin klo 8–17',
};

export const campaigns: ContentWords['campaigns'] = {
  'coat-weeks': {
    name: 'Takkiviikot',
    description: 'Kaksikymmentä prosenttia pois takeista, kun suurin osa talvesta on vielä edessä.',
  },
  'bag-days': {
    name: 'Laukkupäivät',
    description: 'Neljäsosa hinnasta pois valituista käsilaukuista, olkalaukuista ja kasseista.',
  },
  'boot-season': {
    name: 'Saapassää',
    description: 'Kolmekymmentä prosenttia pois nilkkureista ja saappaista, jotka kestävät loskan.',
  },
};

export const accessoryOffer: ContentWords['accessoryOffer'] = {
  name: 'Kolme asustetta kahden hinnalla',
  description: 'Valitse kolme huivia, pipoa, vyötä tai käsineparia. Halvimman saat kaupan päälle.',
};

export const codes: ContentWords['codes'] = {
  knit: { name: '20 % kaikista neuleista', code: 'NEULE20' },
  winter: { name: '10 % koko ostoksesta', code: 'TALVI10' },
  weekend: { name: '15 %, kun ostat vähintään 150 eurolla', code: 'VIIKONLOPPU15' },
};
