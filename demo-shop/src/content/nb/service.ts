import type { ServicePages } from '../articleGroups.ts';

export const service: ServicePages = {
  delivery: {
    title: 'Levering',
    description: 'Fraktpriser, leveringstid og hvordan pakken kommer hjem til deg.',
    lead: 'Pakken er fremme én til tre virkedager etter at vi har pakket den. Frakten er gratis fra {freeShipping}.',
    body: [
      '## Slik kommer pakken',
      [
        '**Til hentested**, {pickupFee}. Gratis fra {freeShipping}. Du får beskjed når pakken er fremme og har sju dager på deg til å hente den.',
        '**Hjem på døren**, {homeFee}. Gratis fra {freeShipping}. Du får vite om morgenen omtrent når bilen kommer.',
        '**Ekspress, virkedagen etter at vi har pakket**, {expressFee}, i Oslo.',
      ],
      'Hvilke leveringsmåter du kan velge mellom, ser du i kassen når du har skrevet inn postnummeret ditt.',
      '## Når vi sender',
      'Bestillinger før klokken {packsUntil} på virkedager pakkes samme dag. Det du bestiller senere, eller i helgen, pakker vi neste virkedag. Ordrebekreftelsen kommer på e-post, som regel med en gang og senest innen 24 timer på virkedager. Når pakken forlater oss, får du en e-post til, med sporing.',
      'Prisene i den norske butikken er i kroner og inkluderer merverdiavgift. Du betaler ingen toll eller avgift når pakken kommer.',
      '## Hvis noe er utsolgt',
      'Står det «Få igjen», er det færre enn seks i din størrelse. Er størrelsen utsolgt, kan du be oss sende en e-post når den er tilbake. Plagg som lages på bestilling, viser leveringstiden på produktsiden før du kjøper.',
      '## Hvis pakken lar vente på seg',
      'Har den ikke kommet på fem virkedager, [ta kontakt](page:contact), så leter vi. En pakke som blir borte på veien, er vårt ansvar, ikke ditt.',
      'Henter du ikke pakken, kommer den i retur til oss. Det regnes ikke som bruk av angreretten, så si heller fra hvis du har ombestemt deg. Les mer om [retur](page:returns).',
    ],
  },
  returns: {
    title: 'Retur og angrerett',
    description: 'Fjorten dager til å angre, to eller fem år til å reklamere.',
    lead: 'Prøv hjemme i ro og mak. Du har 14 dager på deg fra dagen du fikk pakken.',
    body: [
      '## Angre kjøpet',
      'Du trenger ikke å oppgi noen grunn. Gi oss beskjed innen 14 dager etter at du, eller noen du har bedt om det, fikk det siste plagget i bestillingen. Du kan gjøre det slik:',
      [
        'med e-post til [{email}](mailto:{email}), med navn og ordrenummer',
        'med angrerettskjemaet, som du finner hos [forbrukertilsynet.no](https://www.forbrukertilsynet.no)',
      ],
      'Deretter har du 14 dager til på å sende varen tilbake. Vi betaler tilbake innen 14 dager etter at du ga beskjed, men kan vente til vi har fått varen eller du har vist at den er sendt. Du får pengene tilbake på samme måte som du betalte.',
      '## Hva det koster',
      'Returfrakten er {returnFee} og trekkes fra tilbakebetalingen. Angrer du hele bestillingen, får du også tilbake det du betalte for vanlig levering, men ikke tillegget for ekspress.',
      '## Hvordan plagget skal se ut',
      'Prøv som i en butikk. La lappene sitte på, og unngå spor etter bruk. Har du brukt varen mer enn det, kan vi trekke fra for verdien den har tapt. Forseglet badetøy kan ikke leveres tilbake når forseglingen er brutt.',
      '## Feil på varen',
      'Etter forbrukerkjøpsloven kan du reklamere i to år, og i fem år på det som er ment å vare vesentlig lenger. Vi betaler frakten. Si fra innen rimelig tid etter at du oppdaget feilen; to måneder er alltid tidsnok. Vi reparerer, bytter, setter ned prisen eller betaler tilbake.',
      'Viser feilen seg innen to år, regnes den som opprinnelig hvis vi ikke kan vise noe annet. Preloved har samme vern, men spor vi har fortalt om, er ikke feil.',
      '## Blir vi ikke enige',
      'Forbrukertilsynet kan hjelpe oss med å finne en løsning, og saken kan tas videre til Forbrukerklageutvalget. Du finner begge på [forbrukertilsynet.no](https://www.forbrukertilsynet.no).',
    ],
  },
  'size-guide': {
    title: 'Størrelsesguide',
    description: 'Mål i centimeter for dame, herre, sko, jeans og bikini.',
    lead: 'Et målebånd og to minutter. Mål på kroppen, ikke på plagget.',
    body: [
      '## Jeans',
      'Livvidde (W) og innvendig bein (L) er i tommer. W27 svarer omtrent til størrelse 36, og L32 er 81 centimeter.',
      '## Bikinitopp',
      'Tallet er omkretsen under bysten. Bokstaven er forskjellen mellom den og bystmålet.',
      'Usikker? [Spør oss](page:contact). Vi har plaggene her og måler gjerne.',
    ],
  },
  contact: {
    title: 'Kontakt oss',
    description: 'Vi svarer alle hverdager mellom 8 og 17.',
    lead: 'Vi som svarer, sitter to etasjer over lageret og kan gå ned og se etter.',
    body: [
      '## Ring eller skriv',
      [
        'Telefon: [{phone}](tel:{tel}), hverdager 8–17',
        'E-post: [{email}](mailto:{email}), svar innen én virkedag',
      ],
      'Ha gjerne ordrenummeret for hånden. Det står i ordrebekreftelsen. Vi svarer på norsk.',
      '## Hvor vi er',
      '{company}, {address}. Organisasjonsnummer {number}.',
    ],
  },
};
