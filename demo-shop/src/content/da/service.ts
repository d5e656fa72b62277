import type { ServicePages } from '../articleGroups.ts';

export const service: ServicePages = {
  delivery: {
    title: 'Levering',
    description: 'Fragtpriser, leveringstid og hvordan pakken når hjem til dig.',
    lead: 'Pakken er fremme en til tre hverdage efter at vi har pakket den. Fragten er gratis fra {freeShipping}',
    body: [
      '## Sådan kommer pakken',
      [
        '**Til pakkeshop**, {pickupFee} Gratis fra {freeShipping} Du får besked, når pakken er fremme, og har syv dage til at hente den.',
        '**Hjem til døren**, {homeFee} Gratis fra {freeShipping} Du får om morgenen at vide, cirka hvornår bilen kommer.',
        '**Ekspres, hverdagen efter at vi har pakket**, {expressFee}, i hovedstadsområdet.',
      ],
      'Hvilke muligheder der er hos dig, ser du i kassen, når du har skrevet dit postnummer.',
      '## Hvornår vi sender',
      'Bestillinger før klokken {packsUntil} på hverdage pakkes samme dag. Det, du bestiller senere eller i weekenden, pakker vi næste hverdag. Ordrebekræftelsen kommer på mail, som regel med det samme og senest inden for 24 timer på hverdage. Når pakken forlader os, får du en mail mere, så du kan følge den på vej.',
      '## Hvis noget ikke er hjemme',
      'Står der »Få tilbage«, er der færre end seks i din størrelse. Er størrelsen udsolgt, kan du bede os skrive, når den er tilbage. Tøj, der laves på bestilling, viser sin leveringstid på produktsiden, før du køber.',
      '## Hvis pakken lader vente på sig',
      'Er den ikke kommet efter fem hverdage, så [skriv til os](page:contact), og vi leder. En pakke, der bliver væk undervejs, er vores ansvar, ikke dit.',
      'Henter du ikke pakken, går den retur til os. Det tæller ikke som en fortrydelse, så sig hellere til, hvis du har ombestemt dig. Læs mere om [retur](page:returns).',
    ],
  },
  returns: {
    title: 'Retur og fortrydelsesret',
    description: 'Fjorten dage til at fortryde, to år til at klage over fejl.',
    lead: 'Prøv derhjemme i ro og mag. Du har 14 dage fra den dag, du fik pakken.',
    body: [
      '## Fortryd dit køb',
      'Du behøver ikke give nogen grund. Giv os besked, inden 14 dage efter at du, eller en, du har bedt om det, fik det sidste stykke tøj i bestillingen. Du kan gøre det sådan:',
      [
        'med en mail til [{email}](mailto:{email}) med navn og ordrenummer',
        'med standardfortrydelsesformularen, som du finder på [forbrug.dk](https://www.forbrug.dk)',
      ],
      'Derefter har du 14 dage mere til at sende varen tilbage. Vi betaler tilbage, inden 14 dage efter at du gav besked, men må vente, til vi har fået varen, eller du har vist, at den er sendt. Du får pengene tilbage på samme måde, som du betalte.',
      '## Hvad det koster',
      'Returfragten er {returnFee} og trækkes fra tilbagebetalingen. Fortryder du hele bestillingen, får du også det tilbage, du betalte for almindelig levering, men ikke tillægget for ekspres.',
      '## Hvordan tøjet skal se ud',
      'Prøv som i en butik. Lad mærkerne sidde, og undgå spor af brug. Har du brugt varen mere end det, kan vi trække fra for den værdi, den har mistet. Forseglet badetøj kan ikke leveres tilbage, når forseglingen er brudt.',
      '## Fejl på varen',
      'Efter købeloven har du to års reklamationsret, og vi betaler fragten. Sig til inden for rimelig tid, efter at du opdagede fejlen; to måneder er altid i tide. Vi reparerer, bytter, sætter prisen ned eller betaler tilbage.',
      'Viser fejlen sig inden for det første år, regnes den for at have været der fra begyndelsen, medmindre vi kan vise noget andet. Preloved har samme beskyttelse, men spor, vi har fortalt om, er ikke fejl.',
      '## Bliver vi ikke enige',
      'Du kan klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg, [naevneneshus.dk](https://naevneneshus.dk). Finder vi ikke en løsning der, kan sagen gå videre til Forbrugerklagenævnet.',
    ],
  },
  'size-guide': {
    title: 'Størrelsesguide',
    description: 'Mål i centimeter til dame, herre, sko, jeans og bikini.',
    lead: 'Et målebånd og to minutter. Mål på kroppen, ikke på tøjet.',
    body: [
      '## Jeans',
      'Talje (W) og indvendig benlængde (L) er i tommer. W27 svarer cirka til størrelse 36, og L32 er 81 centimeter.',
      '## Bikinitop',
      'Tallet er omkredsen under brystet. Bogstavet er forskellen mellem den og brystmålet.',
      'I tvivl? [Spørg os](page:contact). Vi har tøjet her og måler gerne.',
    ],
  },
  contact: {
    title: 'Kontakt os',
    description: 'Vi svarer alle hverdage mellem 8 og 17.',
    lead: 'Vi, der svarer, sidder to etager over lageret og kan gå ned og se efter.',
    body: [
      '## Ring eller skriv',
      [
        'Telefon: [{phone}](tel:{tel}), hverdage 8–17',
        'Mail: [{email}](mailto:{email}), svar inden for en hverdag',
      ],
      'Hav gerne ordrenummeret klar. Det står i ordrebekræftelsen. Vi svarer på dansk.',
      '## Hvor vi er',
      '{company}, {address}. Organisationsnummer {number}.',
    ],
  },
};
