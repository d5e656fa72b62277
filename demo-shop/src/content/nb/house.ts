import type { HousePages } from '../articleGroups.ts';

export const house: HousePages = {
  about: {
    title: 'Om oss',
    description: 'En motebutikk i {town} for pent og dårlig vær.',
    lead: '{shop} velger klær for pent og dårlig vær. Mest dårlig, siden vi holder til i {town}.',
    body: [
      '## Slik velger vi plagg',
      'Vi har førti merker og omtrent åtte hundre modeller. Hver modell blir brukt en uke av en av oss før den får plass: på sykkel, i regn, på kontor, i sofa. Det som gnager, nupper seg eller mister en knapp, går i retur.',
      'Vi spør hvert merke hvor plagget er sydd og hva det er laget av, og skriver svaret på produktsiden. Når vi kaller noe sertifisert, står det hvilket sertifikat det er. Ellers lar vi ordet være.',
      '## Preloved',
      'En kåpe som har hengt i en annens gang, er ofte bedre enn ny: den har allerede vist hva den duger til. Vi kjøper inn, vasker, lapper og fotograferer hvert plagg for seg. Det finnes ett av hvert, og sporene forteller vi om.',
      '## Til å ha lenge',
      'Det beste plagget for miljøet er det du allerede har. Derfor skriver vi heller om [hvordan du steller ull](page:wool-care) enn om hvorfor du trenger en ny genser. Når du først trenger en, er vi her.',
      'Vil du vite mer, eller har du funnet en feil? [Ta kontakt](page:contact).',
    ],
  },
  'wool-care': {
    title: 'Slik steller du ull',
    description: 'Hvile, børste, luft. Fire minutters lesning som gir kåpen ti vintre.',
    lead: 'Ull gjør det meste selv hvis den får henge i fred. Dette er resten.',
    body: [
      '## La den hvile',
      'En kåpe som brukes to dager på rad, rekker ikke å rette seg ut. Gi den en dag på en bred henger, helst av tre, med knappene åpne og tomme lommer. Skrukkene retter seg ut av seg selv.',
      '## Børst nedover',
      'Støv og grus fra gaten sliter på fibrene. Dra en myk klesbørste ovenfra og ned én gang i uken. Det tar et minutt og gjør mer enn noen vask.',
      '## La regnet tørke',
      'Ble du våt? Rist av det verste, heng kåpen luftig i romtemperatur og la den være. Aldri på ovnen og aldri i tørketrommel. Børst den når den er tørr.',
      '## Luft heller enn å vaske',
      'Ull slipper lukten selv. En natt på balkongen er som regel nok. Strikk håndvaskes lunkent et par ganger i året med ullvaskemiddel, klemmes i et håndkle og tørkes flatt. Kåper renses høyst én gang per vinter.',
      '## Nupper er ingen feil',
      'De korte fibrene arbeider seg ut der ermet møter siden. Ta dem med en nuppekam, aldri med barberhøvel. Etter et par ganger er det slutt på dem.',
      '## Sommerlagring',
      'Rent, tørt, mørkt. Møll spiser smuss før ull, så legg aldri bort noe som er brukt. Sedertre lukter godt og hjelper litt.',
      'Vil du ha noe nytt å ta vare på? [Se all strikk](category:women-knitwear) eller [ullkåpene](category:women-wool-coats).',
    ],
  },
};
