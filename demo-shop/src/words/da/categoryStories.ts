import type { ShopWords } from '../shopWords.ts';

export const categoryStories: ShopWords['categoryStories'] = {
  'women-coats':
    'Hvilken længde? Er du under 165, er en lige model til knæet lettest at bære; er du højere, klæder en lang frakke dig også med flade sko. Vælg din sædvanlige størrelse, hvis du har tyndt under, en op, hvis du bor i tyk sweater. Uld vil hvile mellem dagene og børstes oftere, end den vaskes.',
  'men-coats':
    'En frakke skal kunne knappes over en blazer uden at stramme i ryggen. Prøv med det, du vil have under. Skuldersømmen skal slutte, hvor skulderen gør, og ærmet nå til tommelroden. Resten er smag.',
  'women-knitwear':
    'Lammeuld er lettest at leve med, merino bedst mod huden, alpaka blødest i blæst og bomuld svalest indendørs. Læg strik fladt, aldrig på bøjle, og lad det lufte over en stoleryg, før det ryger tilbage i skuffen.',
  'women-dresses':
    'En kjole, der dur tre aftener om ugen, har ærme, lomme og et stof, der tåler at blive siddet i. De tre ting står altid på produktsiden. Mangler noget, er det, fordi festen kræver sit.',
  shoes:
    'Mål foden om aftenen, når den er størst, og læg en halv centimeter til. Skift mellem to par, så når læderet at tørre. De fleste af vores sko kan forsåles hos enhver skomager.',
  bags: 'Læg det i, du bærer på hver dag, før du vælger størrelse: telefon, pung, nøgler, vandflaske. Læder får ridser og bliver kønnere af dem. Tør tasken af med en fugtig klud, og lad den sove fyldt med silkepapir.',
  swimwear:
    'Badetøj bliver lidt større i vand. Føles det passende tørt, er det for stort. Skyl i koldt vand efter hver badetur, og tør i skyggen, så holder farven i mange somre.',
  preloved:
    'Alt, vi sælger preloved, har været gennem de samme hænder: vasket, stoppet, hvor det er nødvendigt, og målt på ny, for gamle størrelser passer sjældent. Fortrydelsesret og reklamationsret gælder præcis som for nyt.',
};
