import type { OrderTexts } from './orderTexts.ts';

export const sv: OrderTexts = {
  subject: (order) => `Tack för din beställning ${order}`,
  heading: 'Tack för din beställning',
  greeting: (name) => `Hej ${name}!`,
  intro: 'Det här är din orderbekräftelse. Spara den gärna. Vi packar så snart vi kan, och du får ett nytt mejl när paketet har lämnat oss.',
  order: 'Ordernummer', date: 'Datum', size: 'Storlek', pieces: (count) => `${count} st`,
  goods: 'Varor', discount: 'Rabatt', shipping: 'Frakt', free: 'Fri', paymentFee: 'Avgift för betalsättet', total: 'Totalt', vat: (rate) => `Varav moms ${rate} %`,
  delivery: 'Leverans', deliveredTo: 'Levereras till', arrivesOn: (day) => `Kommer ${day}`, arrivesBetween: (from, to) => `Kommer mellan ${from} och ${to}`, message: 'Ditt meddelande', payment: 'Betalsätt',
  look: 'Se din beställning',
  regret: 'Ångerrätt',
  regretText: ({ email }, returnFee) => [
    `Du kan ångra köpet utan att säga varför. Hör av dig inom 14 dagar från den dag då du fick det sista plagget: mejla ${email} med namn och ordernummer, eller använd blanketten längst ner.`,
    `Skicka sedan tillbaka varorna inom 14 dagar. Returfrakten är ${returnFee}. Du får pengarna inom 14 dagar från att du hörde av dig, även för vanlig leverans om du ångrar allt. Vi får vänta tills varorna är här eller du har visat att de är skickade.`,
    'Ångerrätten gäller inte förseglade varor som av hygienskäl inte kan lämnas tillbaka om förseglingen är bruten, och inte varor som är gjorda efter dina mått.',
  ],
  readReturns: 'Retur och ångerrätt',
  faults: 'Om något är fel', faultsText: 'Du har tre års reklamationsrätt enligt konsumentköplagen. Hör av dig inom två månader från att du märkte felet, så är du alltid i tid. Vi står för frakten.',
  readTerms: 'Köpvillkor',
  contact: 'Kontakt', service: 'Frågor? Svara på det här mejlet. Kundservice har öppet vardagar 8–17.', number: 'Organisationsnummer', phone: 'Telefon', email: 'Mejl',
  form: 'Ångerblankett',
  formText: ({ name, address, email }) => [
    `Till ${name}, ${address}, ${email}`,
    'Jag meddelar att jag frånträder köpet av följande varor:',
    'Beställda den / mottagna den:',
    'Mitt namn och min adress:',
    'Datum, och underskrift om blanketten skickas på papper:',
  ],
};
