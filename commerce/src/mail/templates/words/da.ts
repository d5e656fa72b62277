import type { OrderTexts } from './orderTexts.ts';

export const da: OrderTexts = {
  subject: (order) => `Tak for din bestilling ${order}`,
  heading: 'Tak for din bestilling',
  greeting: (name) => `Hej ${name}!`,
  intro: 'Her er din ordrebekræftelse. Gem den gerne. Vi pakker, så snart vi kan, og du får en ny mail, når pakken er sendt.',
  order: 'Ordrenummer', date: 'Dato', size: 'Størrelse', pieces: (count) => `${count} stk.`,
  goods: 'Varer', discount: 'Rabat', shipping: 'Fragt', free: 'Gratis', paymentFee: 'Gebyr for betalingsmåden', total: 'I alt', vat: (rate) => `Heraf moms ${rate} %`,
  delivery: 'Levering', deliveredTo: 'Leveres til', arrivesOn: (day) => `Kommer ${day}`, arrivesBetween: (from, to) => `Kommer mellem ${from} og ${to}`, message: 'Din besked', payment: 'Betalingsmåde',
  look: 'Se din bestilling',
  regret: 'Fortrydelsesret',
  regretText: ({ email }, returnFee) => [
    `Du kan fortryde købet uden at sige hvorfor. Giv os besked inden 14 dage fra den dag, du fik det sidste stykke tøj: skriv til ${email} med navn og ordrenummer, eller brug formularen nederst.`,
    `Send derefter varerne tilbage inden 14 dage. Du betaler ${returnFee} for returfragten. Du får pengene inden 14 dage efter din besked, også for almindelig levering, hvis du fortryder det hele. Vi må vente, til varerne er her, eller du har vist, at de er sendt.`,
    'Fortrydelsesretten gælder ikke forseglede varer, der af hygiejniske grunde ikke kan leveres tilbage, når forseglingen er brudt, og ikke varer, der er lavet efter dine mål.',
  ],
  readReturns: 'Retur og fortrydelsesret',
  faults: 'Hvis noget er galt', faultsText: 'Du har to års reklamationsret efter købeloven. Sig til inden to måneder efter, at du opdagede fejlen, så er du altid i god tid. Vi betaler fragten.',
  readTerms: 'Handelsbetingelser',
  contact: 'Kontakt', service: 'Spørgsmål? Svar på denne mail. Kundeservice har åbent hverdage 8–17.', number: 'Svensk organisationsnummer', phone: 'Telefon', email: 'Mail',
  form: 'Fortrydelsesformular',
  formText: ({ name, address, email }) => [
    `Til ${name}, ${address}, ${email}`,
    'Jeg meddeler hermed, at jeg ønsker at gøre fortrydelsesretten gældende for mit køb af følgende varer:',
    'Bestilt den / modtaget den:',
    'Navn og adresse:',
    'Dato, og underskrift, hvis formularen sendes på papir:',
  ],
};
