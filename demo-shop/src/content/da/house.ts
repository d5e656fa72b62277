import type { HousePages } from '../articleGroups.ts';

export const house: HousePages = {
  about: {
    title: 'Om os',
    description: 'En modebutik i {town} til godt og dårligt vejr.',
    lead: '{shop} vælger tøj til godt og dårligt vejr. Mest dårligt, for vi holder til i {town}.',
    body: [
      '## Sådan vælger vi tøj',
      'Vi har fyrre mærker og omkring otte hundrede modeller. Hver model bliver brugt en uge af en af os, før den får plads: på cykel, i regn, på kontor, i sofa. Det, der gnaver, fnuller eller taber en knap, ryger retur.',
      'Vi spørger hvert mærke, hvor tøjet er syet, og hvad det er lavet af, og skriver svaret på produktsiden. Når vi kalder noget certificeret, står der, hvilket certifikat det er. Ellers lader vi ordet være.',
      '## Preloved',
      'En frakke, der har hængt i en andens entré, er tit bedre end ny: den har allerede vist, hvad den duer til. Vi køber ind, vasker, stopper og fotograferer hvert stykke for sig. Der er ét af hvert, og sporene fortæller vi om.',
      '## Til at have længe',
      'Det bedste tøj for miljøet er det, du allerede har. Derfor skriver vi hellere om, [hvordan du plejer uld](page:wool-care), end om, hvorfor du har brug for en ny sweater. Når du så har, er vi her.',
      'Vil du vide mere, eller har du fundet en fejl? [Skriv til os](page:contact).',
    ],
  },
  'wool-care': {
    title: 'Sådan plejer du uld',
    description: 'Hvile, børste, luft. Fire minutters læsning, der giver frakken ti vintre.',
    lead: 'Uld klarer det meste selv, hvis den får lov at hænge i fred. Her er resten.',
    body: [
      '## Lad den hvile',
      'En frakke, der bruges to dage i træk, når ikke at rette sig ud. Giv den en dag på en bred bøjle, helst af træ, med knapperne åbne og lommerne tømt. Folderne retter sig ud af sig selv.',
      '## Børst nedad',
      'Støv og grus fra gaden slider på fibrene. Træk en blød klædebørste oppefra og ned en gang om ugen. Det tager et minut og gør mere end nogen vask.',
      '## Lad regnen tørre',
      'Blev du våd? Ryst det værste af, hæng frakken luftigt ved stuetemperatur, og lad den være. Aldrig på radiatoren og aldrig i tørretumbleren. Børst den, når den er tør.',
      '## Luft hellere end at vaske',
      'Uld slipper selv lugten. En nat på altanen er som regel nok. Strik håndvaskes lunkent et par gange om året med uldvaskemiddel, trykkes i et håndklæde og tørres fladt. Frakker renses højst én gang pr. vinter.',
      '## Fnuller er ikke en fejl',
      'De korte fibre arbejder sig ud, hvor ærmet møder siden. Fjern dem med en fnugkam, aldrig med en barberskraber. Efter et par gange er det slut.',
      '## Sommeropbevaring',
      'Rent, tørt, mørkt. Møl spiser snavs før uld, så læg aldrig noget væk, der er brugt. Cedertræ dufter godt og hjælper lidt.',
      'Vil du have noget nyt at pleje? [Se al strik](category:women-knitwear) eller [uldfrakkerne](category:women-wool-coats).',
    ],
  },
};
