/** The words of the order confirmation. */
import type { Locale } from '../../catalogue/catalogueDraft.ts';

export interface OrderTexts {
  readonly subject: (order: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly intro: string;
  readonly order: string;
  readonly size: string;
  readonly pieces: (count: number) => string;
  readonly goods: string;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly total: string;
  readonly vat: string;
  readonly deliveredTo: string;
  readonly delivery: (from: number, to: number) => string;
  readonly message: string;
  readonly payment: string;
  readonly look: string;
  readonly returns: string;
  readonly service: string;
}

export const orderTexts: Readonly<Record<Locale, OrderTexts>> = {
  sv: {
    subject: (order) => `Tack för din beställning ${order}`,
    heading: 'Tack för din beställning',
    greeting: (name) => `Hej ${name}!`,
    intro: 'Vi har tagit emot din beställning och packar den så snart vi kan. Du får ett nytt mejl när paketet har lämnat oss.',
    order: 'Ordernummer', size: 'Storlek', pieces: (count) => `${count} st`, goods: 'Varor', discount: 'Rabatt', shipping: 'Frakt', free: 'Fri', total: 'Att betala', vat: 'Varav moms',
    deliveredTo: 'Levereras till', delivery: (from, to) => (from === to ? `Hos dig inom ${to} vardag` : `Hos dig inom ${from}–${to} vardagar`), message: 'Ditt meddelande', payment: 'Betalsätt',
    look: 'Se din beställning', returns: 'Du har 14 dagars ångerrätt från den dag du får varorna.', service: 'Frågor? Svara på det här mejlet. Kundservice har öppet vardagar 8–17.',
  },
  nb: {
    subject: (order) => `Takk for bestillingen din ${order}`,
    heading: 'Takk for bestillingen',
    greeting: (name) => `Hei ${name}!`,
    intro: 'Vi har mottatt bestillingen din og pakker den så snart vi kan. Du får en ny e-post når pakken har forlatt oss.',
    order: 'Ordrenummer', size: 'Størrelse', pieces: (count) => `${count} stk.`, goods: 'Varer', discount: 'Rabatt', shipping: 'Frakt', free: 'Gratis', total: 'Å betale', vat: 'Herav mva.',
    deliveredTo: 'Leveres til', delivery: (from, to) => (from === to ? `Hos deg innen ${to} virkedag` : `Hos deg innen ${from}–${to} virkedager`), message: 'Meldingen din', payment: 'Betalingsmåte',
    look: 'Se bestillingen din', returns: 'Du har 14 dagers angrerett fra den dagen du får varene.', service: 'Spørsmål? Svar på denne e-posten. Kundeservice er åpen hverdager 8–17.',
  },
  da: {
    subject: (order) => `Tak for din bestilling ${order}`,
    heading: 'Tak for din bestilling',
    greeting: (name) => `Hej ${name}!`,
    intro: 'Vi har modtaget din bestilling og pakker den, så snart vi kan. Du får en ny mail, når pakken har forladt os.',
    order: 'Ordrenummer', size: 'Størrelse', pieces: (count) => `${count} stk.`, goods: 'Varer', discount: 'Rabat', shipping: 'Fragt', free: 'Gratis', total: 'Til betaling', vat: 'Heraf moms',
    deliveredTo: 'Leveres til', delivery: (from, to) => (from === to ? `Hos dig inden for ${to} hverdag` : `Hos dig inden for ${from}–${to} hverdage`), message: 'Din besked', payment: 'Betalingsmåde',
    look: 'Se din bestilling', returns: 'Du har 14 dages fortrydelsesret fra den dag, du får varerne.', service: 'Spørgsmål? Svar på denne mail. Kundeservice har åbent på hverdage 8–17.',
  },
  fi: {
    subject: (order) => `Kiitos tilauksestasi ${order}`,
    heading: 'Kiitos tilauksestasi',
    greeting: (name) => `Hei ${name}!`,
    intro: 'Olemme vastaanottaneet tilauksesi ja pakkaamme sen mahdollisimman pian. Saat uuden viestin, kun paketti on lähtenyt meiltä.',
    order: 'Tilausnumero', size: 'Koko', pieces: (count) => `${count} kpl`, goods: 'Tuotteet', discount: 'Alennus', shipping: 'Toimitus', free: 'Ilmainen', total: 'Maksettavaa', vat: 'Sisältää ALV:n',
    deliveredTo: 'Toimitetaan osoitteeseen', delivery: (from, to) => (from === to ? `Perillä ${to} arkipäivässä` : `Perillä ${from}–${to} arkipäivässä`), message: 'Viestisi', payment: 'Maksutapa',
    look: 'Katso tilauksesi', returns: 'Sinulla on 14 päivän peruutusoikeus tuotteiden saapumispäivästä.', service: 'Kysyttävää? Vastaa tähän viestiin. Asiakaspalvelu on avoinna arkisin klo 8–17.',
  },
};
