import type { Locale } from '../../../catalogue/catalogueDraft.ts';

/** What the mails about a form say; its questions and answers are content. */
export interface FormTexts {
  readonly receivedSubject: (topic: string) => string;
  readonly receivedHeading: string;
  readonly sentBy: string;
  readonly noEmail: string;
  readonly consent: string;
  readonly receiptSubject: (topic: string) => string;
  readonly receiptHeading: string;
  readonly receipt: (topic: string) => string;
  readonly notYou: string;
  readonly service: string;
}

export const formTexts: Readonly<Record<Locale, FormTexts>> = {
  sv: {
    receivedSubject: (topic) => `Formulär: ${topic}`,
    receivedHeading: 'Någon har skrivit till oss',
    sentBy: 'Svaret skickas till',
    noEmail: 'Avsändaren har inte lämnat någon adress.',
    consent: 'Godkänt av avsändaren',
    receiptSubject: (topic) => `Vi har fått det du skrev: ${topic}`,
    receiptHeading: 'Det har kommit fram',
    receipt: (topic) =>
      `Tack för att du skrev till oss (${topic}). En av oss läser det och svarar inom en vardag.`,
    notYou: 'Var det inte du? Då kan du slänga det här mejlet. Du hör inget mer från oss om det.',
    service: 'Kundservice har öppet vardagar 8–17.',
  },
  nb: {
    receivedSubject: (topic) => `Skjema: ${topic}`,
    receivedHeading: 'Noen har skrevet til oss',
    sentBy: 'Svaret sendes til',
    noEmail: 'Avsenderen har ikke oppgitt noen adresse.',
    consent: 'Godkjent av avsenderen',
    receiptSubject: (topic) => `Vi har fått det du skrev: ${topic}`,
    receiptHeading: 'Det har kommet fram',
    receipt: (topic) =>
      `Takk for at du skrev til oss (${topic}). En av oss leser det og svarer innen én virkedag.`,
    notYou: 'Var det ikke deg? Da kan du slette denne e-posten. Du hører ikke mer fra oss om det.',
    service: 'Kundeservice er åpen hverdager 8–17.',
  },
  da: {
    receivedSubject: (topic) => `Formular: ${topic}`,
    receivedHeading: 'Nogen har skrevet til os',
    sentBy: 'Svaret sendes til',
    noEmail: 'Afsenderen har ikke oplyst nogen adresse.',
    consent: 'Godkendt af afsenderen',
    receiptSubject: (topic) => `Vi har fået det, du skrev: ${topic}`,
    receiptHeading: 'Det er kommet frem',
    receipt: (topic) =>
      `Tak, fordi du skrev til os (${topic}). En af os læser det og svarer inden for én hverdag.`,
    notYou: 'Var det ikke dig? Så kan du slette denne mail. Du hører ikke mere fra os om det.',
    service: 'Kundeservice har åbent hverdage 8–17.',
  },
  fi: {
    receivedSubject: (topic) => `Lomake: ${topic}`,
    receivedHeading: 'Joku on kirjoittanut meille',
    sentBy: 'Vastaus lähetetään osoitteeseen',
    noEmail: 'Lähettäjä ei ole antanut osoitetta.',
    consent: 'Lähettäjän hyväksymä',
    receiptSubject: (topic) => `Viestisi on tullut perille: ${topic}`,
    receiptHeading: 'Viestisi tuli perille',
    receipt: (topic) =>
      `Kiitos, että kirjoitit meille (${topic}). Joku meistä lukee viestin ja vastaa arkipäivän kuluessa.`,
    notYou:
      'Etkö lähettänyt viestiä? Silloin voit poistaa tämän sähköpostin. Et kuule meiltä asiasta enempää.',
    service: 'Asiakaspalvelu on avoinna arkisin 8–17.',
  },
};
