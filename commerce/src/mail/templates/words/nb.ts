import type { OrderTexts } from './orderTexts.ts';

export const nb: OrderTexts = {
  subject: (order) => `Takk for bestillingen din ${order}`,
  heading: 'Takk for bestillingen',
  greeting: (name) => `Hei ${name}!`,
  intro: 'Dette er ordrebekreftelsen din. Ta gjerne vare på den. Vi pakker så snart vi kan, og du får en ny e-post når pakken er sendt.',
  order: 'Ordrenummer', date: 'Dato', size: 'Størrelse', pieces: (count) => `${count} stk.`,
  goods: 'Varer', discount: 'Rabatt', shipping: 'Frakt', free: 'Gratis', paymentFee: 'Gebyr for betalingsmåten', total: 'Totalt', vat: (rate) => `Hvorav mva. ${rate} %`,
  delivery: 'Levering', deliveredTo: 'Leveres til', arrivesOn: (day) => `Kommer ${day}`, arrivesBetween: (from, to) => `Kommer mellom ${from} og ${to}`, message: 'Meldingen din', payment: 'Betalingsmåte',
  look: 'Se bestillingen din',
  regret: 'Angrerett',
  regretText: ({ email }, returnFee) => [
    `Du kan angre kjøpet uten å si hvorfor. Gi oss beskjed innen 14 dager fra den dagen du fikk det siste plagget: send en e-post til ${email} med navn og ordrenummer, eller bruk skjemaet nederst.`,
    `Send så varene tilbake innen 14 dager. Returfrakten er ${returnFee}. Du får pengene innen 14 dager etter at du ga beskjed, også for vanlig levering hvis du angrer alt. Vi kan vente til varene er her, eller til du har vist at de er sendt.`,
    'Angreretten gjelder ikke forseglede varer som av hygieniske grunner ikke kan leveres tilbake når forseglingen er brutt, og ikke varer som er laget etter dine mål.',
  ],
  readReturns: 'Retur og angrerett',
  faults: 'Hvis noe er feil', faultsText: 'Etter forbrukerkjøpsloven kan du reklamere i to år, og i fem år på varer som er ment å vare vesentlig lenger. Si fra innen to måneder etter at du oppdaget feilen, så er du alltid tidsnok ute. Vi betaler frakten.',
  readTerms: 'Kjøpsvilkår',
  contact: 'Kontakt', service: 'Spørsmål? Svar på denne e-posten. Kundeservice er åpen hverdager 8–17.', number: 'Svensk organisasjonsnummer', phone: 'Telefon', email: 'E-post',
  form: 'Angrerettskjema',
  formText: ({ name, address, email }) => [
    `Til ${name}, ${address}, ${email}`,
    'Jeg underretter herved om at jeg ønsker å gå fra avtalen om kjøp av følgende varer:',
    'Bestilt den / mottatt den:',
    'Navn og adresse:',
    'Dato, og underskrift hvis skjemaet sendes på papir:',
  ],
};
