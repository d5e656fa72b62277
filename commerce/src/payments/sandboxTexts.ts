/** The words of the sandbox payment page. */
import type { Locale } from '../catalogue/catalogueDraft.ts';

export interface SandboxTexts {
  readonly title: string;
  readonly notice: string;
  readonly amount: string;
  readonly reference: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly done: string;
  readonly back: string;
  readonly missing: string;
}

export const sandboxTexts: Readonly<Record<Locale, SandboxTexts>> = {
  sv: {
    title: 'Betala med kort',
    notice: 'Det här är en övningsbetalning. Inga pengar dras.',
    amount: 'Att betala',
    reference: 'Referens',
    pay: 'Betala',
    decline: 'Låt kortet nekas',
    cancel: 'Avbryt och gå tillbaka',
    done: 'Betalningen är redan avslutad.',
    back: 'Till butiken',
    missing: 'Betalningen finns inte.',
  },
  nb: {
    title: 'Betal med kort',
    notice: 'Dette er en øvingsbetaling. Ingen penger trekkes.',
    amount: 'Å betale',
    reference: 'Referanse',
    pay: 'Betal',
    decline: 'La kortet bli avvist',
    cancel: 'Avbryt og gå tilbake',
    done: 'Betalingen er allerede avsluttet.',
    back: 'Til butikken',
    missing: 'Betalingen finnes ikke.',
  },
  da: {
    title: 'Betal med kort',
    notice: 'Dette er en øvelsesbetaling. Der trækkes ingen penge.',
    amount: 'Til betaling',
    reference: 'Reference',
    pay: 'Betal',
    decline: 'Lad kortet blive afvist',
    cancel: 'Annuller og gå tilbage',
    done: 'Betalingen er allerede afsluttet.',
    back: 'Til butikken',
    missing: 'Betalingen findes ikke.',
  },
  fi: {
    title: 'Maksa kortilla',
    notice: 'Tämä on harjoitusmaksu. Rahaa ei veloiteta.',
    amount: 'Maksettavaa',
    reference: 'Viite',
    pay: 'Maksa',
    decline: 'Testaa hylättyä korttia',
    cancel: 'Keskeytä ja palaa',
    done: 'Maksu on jo päättynyt.',
    back: 'Kauppaan',
    missing: 'Maksua ei löydy.',
  },
};
