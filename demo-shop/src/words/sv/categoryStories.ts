import type { ShopWords } from '../shopWords.ts';

export const categoryStories: ShopWords['categoryStories'] = {
  'women-coats':
    'Vilken längd? Mäter du under 165 är en rak modell till knät lättast att bära; är du längre klär en lång kappa även med platta skor. Välj din vanliga storlek om du har tunt under, en upp om du bor i tjocktröja. Ull vill vila mellan dagarna och borstas oftare än den tvättas.',
  'men-coats':
    'En rock ska kunna knäppas över en kavaj utan att dra i ryggen. Prova med det du tänker ha under. Axelsömmen ska sluta där axeln gör det, och ärmen räcka till tumroten. Resten är smak.',
  'women-knitwear':
    'Lammull är lättast att leva med, merino bäst mot huden, alpacka mjukast i blåst och bomull svalast inomhus. Lägg stickat liggande, aldrig på galge, och låt det vädra över en stolsrygg innan det går tillbaka i lådan.',
  'women-dresses':
    'En klänning som fungerar tre kvällar i veckan har ärm, ficka och ett tyg som tål att sittas i. De tre sakerna står alltid på produktsidan. Saknas något är det för att festen kräver sitt.',
  shoes:
    'Mät foten på kvällen, när den är som störst, och lägg till en halv centimeter. Växla mellan två par, så hinner skinnet torka. De flesta av våra skor går att sula om hos vilken skomakare som helst.',
  bags: 'Lägg i det du bär på varje dag innan du bestämmer storlek: telefon, plånbok, nycklar, vattenflaska. Skinn får repor och blir vackrare av dem. Torka av väskan med en fuktad trasa och låt den sova stoppad med silkespapper.',
  swimwear:
    'Badkläder blir lite större i vatten. Känns det lagom torrt är det för stort. Skölj i kallt vatten efter varje bad och torka i skugga, så håller färgen många somrar.',
  preloved:
    'Allt vi säljer preloved har gått igenom samma händer: tvättat, lagat där det behövs och mätt på nytt, eftersom gamla storlekar sällan stämmer. Ångerrätt och reklamationsrätt gäller precis som för nytt.',
};
