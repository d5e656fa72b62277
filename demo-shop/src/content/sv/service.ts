import type { ServicePages } from '../articleGroups.ts';

export const service: ServicePages = {
  delivery: {
    title: 'Leverans',
    description: 'Fraktpriser, leveranstider och hur paketet kommer hem till dig.',
    lead: 'Paketet är framme en till tre vardagar efter att vi packat det. Frakten är fri från {freeShipping}.',
    body: [
      '## Så kommer paketet',
      [
        '**Till ombud**, {pickupFee}. Fri frakt från {freeShipping}. Du får ett meddelande när paketet är framme och har sju dagar på dig att hämta det.',
        '**Hem till dörren**, {homeFee}. Fri frakt från {freeShipping}. Du får veta på morgonen ungefär när bilen kommer.',
        '**Express, vardagen efter att vi packat**, {expressFee}, i Stockholmsområdet.',
      ],
      'Vilka sätt som finns till dig ser du i kassan när du har skrivit ditt postnummer.',
      '## När vi skickar',
      'Beställningar före klockan {packsUntil} på vardagar packas samma dag. Det du beställer senare, eller på en helg, packar vi nästa vardag. Orderbekräftelsen kommer med mejl, oftast direkt och senast inom 24 timmar på vardagar. När paketet lämnar oss får du ett mejl till, med spårning.',
      '## Om något inte finns hemma',
      'Står det ”Få kvar” är det färre än sex i din storlek. Är storleken slut kan du be oss mejla när den är tillbaka. Plagg som görs på beställning visar sin leveranstid på produktsidan innan du köper.',
      '## Om paketet dröjer',
      'Har paketet inte kommit på fem vardagar, [hör av dig](page:contact), så letar vi. Ett paket som kommer bort på vägen är vårt ansvar, inte ditt.',
      'Hämtar du inte ut ett paket skickas det tillbaka till oss. Det räknas inte som att du har ångrat köpet, så säg hellre till om du har ändrat dig. Läs mer om [retur](page:returns).',
    ],
  },
  returns: {
    title: 'Retur och ångerrätt',
    description: 'Fjorton dagar att ångra dig, tre år att klaga på fel.',
    lead: 'Prova hemma i lugn och ro. Du har 14 dagar på dig från den dag du fick paketet.',
    body: [
      '## Ångra ditt köp',
      'Du behöver inte ge något skäl. Säg till oss inom 14 dagar från att du, eller någon du bett om det, fick det sista plagget i beställningen. Du kan göra det på något av de här sätten:',
      [
        'med mejl till [{email}](mailto:{email}), med ditt namn och ordernummer',
        'med Konsumentverkets ångerblankett, som du hittar på [konsumentverket.se](https://www.konsumentverket.se)',
      ],
      'Sedan har du 14 dagar till att skicka tillbaka varan. Vi betalar tillbaka inom 14 dagar från det att du hörde av dig, men får vänta tills vi har fått varan eller du har visat att den är skickad. Du får tillbaka pengarna på samma sätt som du betalade.',
      '## Vad det kostar',
      'Returfrakten är {returnFee} och dras från återbetalningen. Ångrar du hela beställningen får du även tillbaka vad du betalade för vanlig leverans, men inte tillägget för express.',
      '## Hur plagget ska se ut',
      'Prova som i en butik. Lappar kvar, inga spår av användning. Har du använt varan mer än så kan vi göra avdrag för värdeminskningen. Badkläder som säljs förseglade kan inte lämnas tillbaka när förseglingen är bruten.',
      '## Fel på varan',
      'Du har tre år på dig att reklamera enligt konsumentköplagen, och vi står för frakten. Hör av dig inom två månader från att du märkte felet, så är du alltid i tid. Vi lagar, byter, sätter ner priset eller betalar tillbaka.',
      'Felet räknas som ursprungligt om det visar sig inom två år, om vi inte kan visa något annat. Preloved har samma skydd, men spår som vi har berättat om är inte fel.',
      '## Är vi inte överens',
      'Du kan vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, [arn.se](https://www.arn.se). Vi följer nämndens beslut. Oberoende vägledning får du av Konsumentverket, [konsumentverket.se](https://www.konsumentverket.se).',
    ],
  },
  'size-guide': {
    title: 'Storleksguide',
    description: 'Mått i centimeter för dam, herr, skor, jeans och bikini.',
    lead: 'Ett måttband och två minuter. Mät på kroppen, inte på plagget.',
    body: [
      '## Jeans',
      'Midja (W) och innerben (L) anges i tum. W27 motsvarar ungefär storlek 36 och L32 är 81 centimeter.',
      '## Bikinitopp',
      'Siffran är omkretsen under bysten. Bokstaven är skillnaden mellan den och bystmåttet.',
      'Tveksam? [Fråga oss](page:contact). Vi har plaggen här och mäter gärna.',
    ],
  },
  contact: {
    title: 'Kontakta oss',
    description: 'Vi svarar alla vardagar mellan 8 och 17.',
    lead: 'Vi som svarar sitter två trappor upp från lagret och kan gå ner och titta.',
    body: [
      '## Ring eller skriv',
      [
        'Telefon: [{phone}](tel:{tel}), vardagar 8–17',
        'Mejl: [{email}](mailto:{email}), svar inom en vardag',
      ],
      'Ha gärna ordernumret till hands. Det står i orderbekräftelsen.',
      '## Var vi finns',
      '{company}, {address}. Organisationsnummer {number}. Vi har ingen butik, men välkomnar den som vill lämna en retur i dörren.',
    ],
  },
};
