import { shelfWords as shelf } from '../shelfWords.ts';
import type { ShopWords } from '../shopWords.ts';

export const categories: ShopWords['categories'] = {
  women: shelf('Dame', 'Tøj at leve i: fra det nærmest kroppen til frakken yderst.'),
  'women-coats': shelf(
    'Frakker og jakker',
    'Fra første frost til sidste sne. Uld, dun og bomuld, der kan tåle at møde vejret.',
  ),
  'women-wool-coats': shelf(
    'Uldfrakker',
    'Lange, lige, dobbeltradede. Uld, der holder i ti vintre, hvis den får lov at hvile.',
  ),
  'women-trench-coats': shelf(
    'Trenchcoats',
    'Til alle de dage, der ikke kan bestemme sig. Tæt gabardine og et bælte til at binde.',
  ),
  'women-down-jackets': shelf(
    'Dunjakker',
    'Varme uden at veje. Dunene er brugt før, og syningerne holder dem på plads.',
  ),
  'women-blazers': shelf(
    'Blazere',
    'En skulder, der sidder, løser det meste. Enkeltradede, dobbeltradede og nogle med vilje for store.',
  ),
  'women-waistcoats': shelf(
    'Veste',
    'Et lag, der lader armene være fri, over skjorten eller under frakken.',
  ),
  'women-rain-jackets': shelf(
    'Regnjakker',
    'Regn på tværs, tør indeni. Tapede sømme og hætter, man kan se ud af.',
  ),
  'women-light-jackets': shelf(
    'Lette jakker',
    'Denim, læder og skjortejakker til tiden mellem frakke og ingenting.',
  ),
  'women-dresses': shelf('Kjoler', 'Ét stykke tøj, og du er klar. Til hverdag, kontor og fest.'),
  'women-day-dresses': shelf(
    'Hverdagskjoler',
    'Til at cykle, arbejde og lave mad i, med lommer hvor det kan lade sig gøre.',
  ),
  'women-party-dresses': shelf(
    'Festkjoler',
    'Satin, blonde og silke til aftener, der gerne må trække ud.',
  ),
  'women-knit-dresses': shelf(
    'Strikkjoler',
    'En lang sweater, der kan stå alene. Støvler til, eller ragsokker.',
  ),
  'women-jumpsuits': shelf(
    'Buksedragter',
    'Helt antræk i ét skridt, med ben man kan løbe til toget i.',
  ),
  'women-knitwear': shelf(
    'Strik',
    'Lammeuld, merino og alpaka. Tyndt under blazeren, tykt under frakken.',
  ),
  'women-jumpers': shelf('Sweatere', 'Kabler, rib og glatstrik i uld, der ikke kradser.'),
  'women-roll-necks': shelf('Rullekraver', 'Varm om halsen, fri om hænderne.'),
  'women-cardigans': shelf('Cardigans', 'Til at knappe helt op i halsen eller lade stå åben.'),
  'women-knit-vests': shelf(
    'Slipovers',
    'En sweater uden ærmer, til skjorten der mangler selskab.',
  ),
  'women-tops': shelf('Toppe og bluser', 'Det, der ses, når frakken hænger på knagen.'),
  'women-tees': shelf(
    'T-shirts og trøjer',
    'Bomuld, der vaskes tit og ser ud, som om den ikke gør.',
  ),
  'women-shirts': shelf(
    'Skjorter',
    'Poplin, hør og flannel. Stukket ned, bundet op eller lånt.',
    'skjorter-dame',
  ),
  'women-blouses': shelf('Bluser', 'Bløde ærmer og stof, der bevæger sig, når du gør.'),
  'women-camisoles': shelf(
    'Toppe med stropper',
    'Under blazeren om dagen, alene om aftenen.',
    'stroptoppe',
  ),
  'women-sweatshirts': shelf(
    'Sweatshirts og hættetrøjer',
    'Børstet inderside, tætte ribkanter, ingen planer.',
    'sweatshirts-dame',
  ),
  'women-trousers': shelf(
    'Bukser',
    'Vide, lige og smalle, med lommer, der rummer mere end en nøgle.',
  ),
  'women-suit-trousers': shelf(
    'Habitbukser',
    'Pressefolder, der sidder, og en talje, man kan trække vejret i.',
  ),
  'women-casual-trousers': shelf('Afslappede bukser', 'Hør, fløjl, blødt. Til dage uden møder.'),
  'women-shorts': shelf('Shorts', 'Til de uger om året, hvor benene ser dagens lys.'),
  'women-jeans': shelf(
    'Jeans',
    'Lige, vide, med svaj. Vælg talje og længde hver for sig.',
    'jeans-dame',
  ),
  'women-skirts': shelf('Nederdele', 'Plisseret, skråskåret og denim, fra lår til ankel.'),
  men: shelf('Herre', 'Gennemtænkt tøj, man kan sætte sammen i mørke.'),
  'men-coats': shelf(
    'Frakker og jakker',
    'Overtøj til stoppested, skov og bedre middag.',
    'frakker-jakker-herre',
  ),
  'men-wool-coats': shelf(
    'Uldfrakker',
    'Over blazeren, over cardiganen, over mange år.',
    'uldfrakker-herre',
  ),
  'men-down-jackets': shelf(
    'Dunjakker og parkaer',
    'Til morgener, hvor bilen er hvid, og hunden skal ud alligevel.',
    'dunjakker-herre',
  ),
  'men-blazers': shelf(
    'Blazere og veste',
    'Bløde skuldre, rene revers. Til jeans eller hele vejen.',
    'blazere-herre',
  ),
  'men-light-jackets': shelf(
    'Lette jakker',
    'Skjortejakker, bomberjakker, denim og læder.',
    'lette-jakker-herre',
  ),
  'men-rain-jackets': shelf(
    'Regnjakker',
    'Lette skaller, der rulles sammen og glemmes i tasken, til der er brug for dem.',
    'regnjakker-herre',
  ),
  'men-knitwear': shelf(
    'Strik',
    'Fra tynd merino til det, mormor ville have godkendt.',
    'strik-herre',
  ),
  'men-jumpers': shelf(
    'Sweatere',
    'Rund hals, v-hals og rullekrave i uld og bomuld.',
    'sweatere-herre',
  ),
  'men-cardigans': shelf(
    'Cardigans og slipovers',
    'Lag, der kan knappes op i løbet af dagen.',
    'cardigans-herre',
  ),
  'men-shirts': shelf(
    'Skjorter',
    'Fra bryllup til værksted, med kraver, der kender deres plads.',
    'skjorter-herre',
  ),
  'men-tees': shelf('T-shirts og poloer', 'Økologisk bomuld, lige skuldre, ingen tryk.'),
  'men-sweatshirts': shelf(
    'Sweatshirts og hættetrøjer',
    'Sweatstof med tyngde, til weekenden og turen hjem.',
    'sweatshirts-herre',
  ),
  'men-trousers': shelf('Bukser', 'Habitbukser, chinos og fløjl.', 'bukser-herre'),
  'men-suit-trousers': shelf(
    'Habitbukser',
    'Lige ben og uld, der retter sig ud natten over.',
    'habitbukser-herre',
  ),
  'men-chinos': shelf('Chinos og fløjl', 'Bukserne mellem jeans og habit.'),
  'men-jeans': shelf('Jeans', 'Solid denim, talje og benlængde i tommer.', 'jeans-herre'),
  'men-shorts': shelf('Shorts', 'Over knæet, i hør og bomuld.', 'shorts-herre'),
  shoes: shelf('Sko', 'Læder, ruskind og kanvas. De fleste kan forsåles.'),
  'shoes-boots': shelf('Støvletter', 'Op til anklen, hele vejen gennem november.'),
  'shoes-tall-boots': shelf('Støvler', 'Høje skafter, med og uden hæl.'),
  'shoes-trainers': shelf('Sneakers', 'Rene linjer, såler man kan gå på.'),
  'shoes-loafers': shelf('Loafers og derbysko', 'Sko, der klæder jeans på og habitten af.'),
  'shoes-heels': shelf('Pumps og ballerinaer', 'Fra fladt til smal hæl, alle kan man stå i.'),
  'shoes-sandals': shelf('Sandaler og mules', 'Til varme dage og varme gulve.'),
  bags: shelf(
    'Tasker og tilbehør',
    'Det, du bærer på, og det, der holder resten sammen.',
    'tasker',
  ),
  'bags-handbags': shelf('Håndtasker', 'Læder med form, lås med lyd.'),
  'bags-shoulder': shelf('Skuldertasker', 'Hænderne fri, det vigtigste tæt på.'),
  'bags-totes': shelf('Shoppere', 'Computer, madpakke, halstørklæde og en bog.'),
  'bags-backpacks': shelf('Rygsække', 'Vejer lige meget på begge skuldre.'),
  'bags-clutches': shelf('Clutches', 'Telefon, nøgle, læbestift.'),
  accessories: shelf('Tilbehør', 'Halstørklæder, huer, bælter og handsker.'),
  'accessories-scarves': shelf('Halstørklæder', 'To gange rundt, og vinteren føles kortere.'),
  'accessories-hats': shelf('Huer og kasketter', 'Varmen bor i hovedet.'),
  'accessories-belts': shelf('Bælter', 'Fuldnarvet læder og spænder i messing.'),
  'accessories-gloves': shelf('Handsker', 'Forede, varme indeni, bløde udenpå.'),
  swimwear: shelf('Badetøj', 'Til svømmehal, strand og sauna.'),
  swimsuits: shelf('Badedragter', 'Til at svømme i for alvor og ligge stille i.'),
  'bikini-tops': shelf('Bikinitoppe', 'Skål og omkreds hver for sig, fra 70A til 85E.'),
  'bikini-bottoms': shelf('Bikinitrusser', 'Høje, lave og bundet i siden.'),
  'swim-shorts': shelf('Badeshorts', 'Tørrer på vejen hjem.'),
  preloved: shelf(
    'Preloved',
    'Tøj, der allerede har haft en god første tid. Ét af hvert, set efter af os.',
  ),
  'preloved-coats': shelf(
    'Frakker og jakker, preloved',
    'Uld bliver ikke ringere af at have været ude.',
    'preloved-frakker',
  ),
  'preloved-dresses': shelf(
    'Kjoler, preloved',
    'Båret til fest, klar til én mere.',
    'preloved-kjoler',
  ),
  'preloved-knitwear': shelf(
    'Strik, preloved',
    'Affnugget, vasket og stoppet, hvor det var nødvendigt.',
    'preloved-strik',
  ),
  'preloved-bags': shelf('Tasker, preloved', 'Læder med patina oveni.', 'preloved-tasker'),
  'preloved-shoes': shelf(
    'Sko, preloved',
    'Pudset, nogle gange forsålet, altid rene.',
    'preloved-sko',
  ),
  'coming-soon': shelf('Kommer snart', 'Bestilt, syet, på vej. Bed os skrive, når det er fremme.'),
};
