import { categoryWords as category } from '../categoryWords.ts';
import type { ShopWords } from '../shopWords.ts';

export const categories: ShopWords['categories'] = {
  women: category('Dame', 'Tøj at leve i: fra det nærmest kroppen til frakken yderst.'),
  'women-coats': category(
    'Frakker og jakker',
    'Fra første frost til sidste sne. Uld, dun og bomuld, der kan tåle at møde vejret.',
  ),
  'women-wool-coats': category(
    'Uldfrakker',
    'Lange, lige, dobbeltradede. Uld, der holder i ti vintre, hvis den får lov at hvile.',
  ),
  'women-trench-coats': category(
    'Trenchcoats',
    'Til alle de dage, der ikke kan bestemme sig. Tæt gabardine og et bælte til at binde.',
  ),
  'women-down-jackets': category(
    'Dunjakker',
    'Varme uden at veje. Dunene er brugt før, og syningerne holder dem på plads.',
  ),
  'women-blazers': category(
    'Blazere',
    'En skulder, der sidder, løser det meste. Enkeltradede, dobbeltradede og nogle med vilje for store.',
  ),
  'women-waistcoats': category(
    'Veste',
    'Et lag, der lader armene være fri, over skjorten eller under frakken.',
  ),
  'women-rain-jackets': category(
    'Regnjakker',
    'Regn på tværs, tør indeni. Tapede sømme og hætter, man kan se ud af.',
  ),
  'women-light-jackets': category(
    'Lette jakker',
    'Denim, læder og skjortejakker til tiden mellem frakke og ingenting.',
  ),
  'women-dresses': category('Kjoler', 'Ét stykke tøj, og du er klar. Til hverdag, kontor og fest.'),
  'women-day-dresses': category(
    'Hverdagskjoler',
    'Til at cykle, arbejde og lave mad i, med lommer hvor det kan lade sig gøre.',
  ),
  'women-party-dresses': category(
    'Festkjoler',
    'Satin, blonde og silke til aftener, der gerne må trække ud.',
  ),
  'women-knit-dresses': category(
    'Strikkjoler',
    'En lang sweater, der kan stå alene. Støvler til, eller ragsokker.',
  ),
  'women-jumpsuits': category(
    'Buksedragter',
    'Helt antræk i ét skridt, med ben man kan løbe til toget i.',
  ),
  'women-knitwear': category(
    'Strik',
    'Lammeuld, merino og alpaka. Tyndt under blazeren, tykt under frakken.',
  ),
  'women-jumpers': category('Sweatere', 'Kabler, rib og glatstrik i uld, der ikke kradser.'),
  'women-roll-necks': category('Rullekraver', 'Varm om halsen, fri om hænderne.'),
  'women-cardigans': category('Cardigans', 'Til at knappe helt op i halsen eller lade stå åben.'),
  'women-knit-vests': category(
    'Slipovers',
    'En sweater uden ærmer, til skjorten der mangler selskab.',
  ),
  'women-tops': category('Toppe og bluser', 'Det, der ses, når frakken hænger på knagen.'),
  'women-tees': category(
    'T-shirts og trøjer',
    'Bomuld, der vaskes tit og ser ud, som om den ikke gør.',
  ),
  'women-shirts': category(
    'Skjorter',
    'Poplin, hør og flannel. Stukket ned, bundet op eller lånt.',
    'skjorter-dame',
  ),
  'women-blouses': category('Bluser', 'Bløde ærmer og stof, der bevæger sig, når du gør.'),
  'women-camisoles': category(
    'Toppe med stropper',
    'Under blazeren om dagen, alene om aftenen.',
    'stroptoppe',
  ),
  'women-sweatshirts': category(
    'Sweatshirts og hættetrøjer',
    'Børstet inderside, tætte ribkanter, ingen planer.',
    'sweatshirts-dame',
  ),
  'women-trousers': category(
    'Bukser',
    'Vide, lige og smalle, med lommer, der rummer mere end en nøgle.',
  ),
  'women-suit-trousers': category(
    'Habitbukser',
    'Pressefolder, der sidder, og en talje, man kan trække vejret i.',
  ),
  'women-casual-trousers': category('Afslappede bukser', 'Hør, fløjl, blødt. Til dage uden møder.'),
  'women-shorts': category('Shorts', 'Til de uger om året, hvor benene ser dagens lys.'),
  'women-jeans': category(
    'Jeans',
    'Lige, vide, med svaj. Vælg talje og længde hver for sig.',
    'jeans-dame',
  ),
  'women-skirts': category('Nederdele', 'Plisseret, skråskåret og denim, fra lår til ankel.'),
  men: category('Herre', 'Gennemtænkt tøj, man kan sætte sammen i mørke.'),
  'men-coats': category(
    'Frakker og jakker',
    'Overtøj til stoppested, skov og bedre middag.',
    'frakker-jakker-herre',
  ),
  'men-wool-coats': category(
    'Uldfrakker',
    'Over blazeren, over cardiganen, over mange år.',
    'uldfrakker-herre',
  ),
  'men-down-jackets': category(
    'Dunjakker og parkaer',
    'Til morgener, hvor bilen er hvid, og hunden skal ud alligevel.',
    'dunjakker-herre',
  ),
  'men-blazers': category(
    'Blazere og veste',
    'Bløde skuldre, rene revers. Til jeans eller hele vejen.',
    'blazere-herre',
  ),
  'men-light-jackets': category(
    'Lette jakker',
    'Skjortejakker, bomberjakker, denim og læder.',
    'lette-jakker-herre',
  ),
  'men-rain-jackets': category(
    'Regnjakker',
    'Lette skaller, der rulles sammen og glemmes i tasken, til der er brug for dem.',
    'regnjakker-herre',
  ),
  'men-knitwear': category(
    'Strik',
    'Fra tynd merino til det, mormor ville have godkendt.',
    'strik-herre',
  ),
  'men-jumpers': category(
    'Sweatere',
    'Rund hals, v-hals og rullekrave i uld og bomuld.',
    'sweatere-herre',
  ),
  'men-cardigans': category(
    'Cardigans og slipovers',
    'Lag, der kan knappes op i løbet af dagen.',
    'cardigans-herre',
  ),
  'men-shirts': category(
    'Skjorter',
    'Fra bryllup til værksted, med kraver, der kender deres plads.',
    'skjorter-herre',
  ),
  'men-tees': category('T-shirts og poloer', 'Økologisk bomuld, lige skuldre, ingen tryk.'),
  'men-sweatshirts': category(
    'Sweatshirts og hættetrøjer',
    'Sweatstof med tyngde, til weekenden og turen hjem.',
    'sweatshirts-herre',
  ),
  'men-trousers': category('Bukser', 'Habitbukser, chinos og fløjl.', 'bukser-herre'),
  'men-suit-trousers': category(
    'Habitbukser',
    'Lige ben og uld, der retter sig ud natten over.',
    'habitbukser-herre',
  ),
  'men-chinos': category('Chinos og fløjl', 'Bukserne mellem jeans og habit.'),
  'men-jeans': category('Jeans', 'Solid denim, talje og benlængde i tommer.', 'jeans-herre'),
  'men-shorts': category('Shorts', 'Over knæet, i hør og bomuld.', 'shorts-herre'),
  shoes: category('Sko', 'Læder, ruskind og kanvas. De fleste kan forsåles.'),
  'shoes-boots': category('Støvletter', 'Op til anklen, hele vejen gennem november.'),
  'shoes-tall-boots': category('Støvler', 'Høje skafter, med og uden hæl.'),
  'shoes-trainers': category('Sneakers', 'Rene linjer, såler man kan gå på.'),
  'shoes-loafers': category('Loafers og derbysko', 'Sko, der klæder jeans på og habitten af.'),
  'shoes-heels': category('Pumps og ballerinaer', 'Fra fladt til smal hæl, alle kan man stå i.'),
  'shoes-sandals': category('Sandaler og mules', 'Til varme dage og varme gulve.'),
  bags: category(
    'Tasker og tilbehør',
    'Det, du bærer på, og det, der holder resten sammen.',
    'tasker',
  ),
  'bags-handbags': category('Håndtasker', 'Læder med form, lås med lyd.'),
  'bags-shoulder': category('Skuldertasker', 'Hænderne fri, det vigtigste tæt på.'),
  'bags-totes': category('Shoppere', 'Computer, madpakke, halstørklæde og en bog.'),
  'bags-backpacks': category('Rygsække', 'Vejer lige meget på begge skuldre.'),
  'bags-clutches': category('Clutches', 'Telefon, nøgle, læbestift.'),
  accessories: category('Tilbehør', 'Halstørklæder, huer, bælter og handsker.'),
  'accessories-scarves': category('Halstørklæder', 'To gange rundt, og vinteren føles kortere.'),
  'accessories-hats': category('Huer og kasketter', 'Varmen bor i hovedet.'),
  'accessories-belts': category('Bælter', 'Fuldnarvet læder og spænder i messing.'),
  'accessories-gloves': category('Handsker', 'Forede, varme indeni, bløde udenpå.'),
  swimwear: category('Badetøj', 'Til svømmehal, strand og sauna.'),
  swimsuits: category('Badedragter', 'Til at svømme i for alvor og ligge stille i.'),
  'bikini-tops': category('Bikinitoppe', 'Skål og omkreds hver for sig, fra 70A til 85E.'),
  'bikini-bottoms': category('Bikinitrusser', 'Høje, lave og bundet i siden.'),
  'swim-shorts': category('Badeshorts', 'Tørrer på vejen hjem.'),
  preloved: category(
    'Preloved',
    'Tøj, der allerede har haft en god første tid. Ét af hvert, set efter af os.',
  ),
  'preloved-coats': category(
    'Frakker og jakker, preloved',
    'Uld bliver ikke ringere af at have været ude.',
    'preloved-frakker',
  ),
  'preloved-dresses': category(
    'Kjoler, preloved',
    'Båret til fest, klar til én mere.',
    'preloved-kjoler',
  ),
  'preloved-knitwear': category(
    'Strik, preloved',
    'Affnugget, vasket og stoppet, hvor det var nødvendigt.',
    'preloved-strik',
  ),
  'preloved-bags': category('Tasker, preloved', 'Læder med patina oveni.', 'preloved-tasker'),
  'preloved-shoes': category(
    'Sko, preloved',
    'Pudset, nogle gange forsålet, altid rene.',
    'preloved-sko',
  ),
  'coming-soon': category(
    'Kommer snart',
    'Bestilt, syet, på vej. Bed os skrive, når det er fremme.',
  ),
};
