import type { ShopWords } from '../shopWords.ts';

export const categoryStories: ShopWords['categoryStories'] = {
  'women-coats':
    'Hvilken lengde? Er du under 165, er en rett modell til kneet lettest å bære; er du høyere, kler en lang kåpe deg også med flate sko. Velg den vanlige størrelsen din hvis du har tynt under, en opp hvis du bor i tykk genser. Ull vil hvile mellom dagene og børstes oftere enn den vaskes.',
  'men-coats':
    'En frakk skal kunne kneppes over en blazer uten å stramme i ryggen. Prøv med det du tenker å ha under. Skuldersømmen skal slutte der skulderen gjør det, og ermet rekke til tommelroten. Resten er smak.',
  'women-knitwear':
    'Lammeull er lettest å leve med, merino best mot huden, alpakka mykest i vind og bomull svalest innendørs. Legg strikk flatt, aldri på henger, og la den lufte over en stolrygg før den går tilbake i skuffen.',
  'women-dresses':
    'En kjole som duger tre kvelder i uken, har erme, lomme og et stoff som tåler å bli sittet i. De tre tingene står alltid på produktsiden. Mangler noe, er det fordi festen krever sitt.',
  shoes:
    'Mål foten om kvelden, når den er størst, og legg til en halv centimeter. Bytt mellom to par, så rekker skinnet å tørke. De fleste av skoene våre kan få ny såle hos en hvilken som helst skomaker.',
  bags: 'Legg oppi det du bærer på hver dag før du bestemmer størrelse: telefon, lommebok, nøkler, vannflaske. Skinn får riper og blir penere av dem. Tørk av vesken med en fuktig klut og la den sove fylt med silkepapir.',
  swimwear:
    'Badetøy blir litt større i vann. Kjennes det passe tørt, er det for stort. Skyll i kaldt vann etter hvert bad og tørk i skyggen, så holder fargen i mange somre.',
  preloved:
    'Alt vi selger preloved, har gått gjennom de samme hendene: vasket, lappet der det trengs, og målt på nytt, siden gamle størrelser sjelden stemmer. Angrerett og reklamasjonsrett gjelder akkurat som for nytt.',
};
