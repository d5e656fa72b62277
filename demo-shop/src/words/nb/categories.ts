import { categoryWords as category } from '../categoryWords.ts';
import type { ShopWords } from '../shopWords.ts';

export const categories: ShopWords['categories'] = {
  women: category('Dame', 'Klær å leve i: fra det nærmest kroppen til kåpen ytterst.'),
  'women-coats': category(
    'Kåper og jakker',
    'Fra første frost til siste snø. Ull, dun og bomull som tåler å møte vær.',
  ),
  'women-wool-coats': category(
    'Ullkåper',
    'Lange, rette, dobbeltspente. Ull som holder i ti vintre hvis den får hvile imellom.',
  ),
  'women-trench-coats': category(
    'Trenchcoater',
    'For alle dager som ikke kan bestemme seg. Tett gabardin og et belte du knyter.',
  ),
  'women-down-jackets': category(
    'Dunjakker',
    'Varme uten å veie. Dunet er brukt om igjen, og sømmene holder det på plass.',
  ),
  'women-blazers': category(
    'Blazere',
    'En skulder som sitter, løser det meste. Enkeltspent, dobbeltspent og noen for store med vilje.',
  ),
  'women-waistcoats': category(
    'Vester',
    'Et lag som lar armene være fri, over skjorten eller under kåpen.',
  ),
  'women-rain-jackets': category(
    'Regnjakker',
    'Regn på tvers, tørr inni. Teipede sømmer og hetter du kan se ut av.',
  ),
  'women-light-jackets': category(
    'Lette jakker',
    'Denim, skinn og skjortejakker for tiden mellom kåpe og ingenting.',
  ),
  'women-dresses': category('Kjoler', 'Ett plagg, og du er klar. Til hverdag, kontor og fest.'),
  'women-day-dresses': category(
    'Hverdagskjoler',
    'Til å sykle, jobbe og lage mat i, med lommer der det går.',
  ),
  'women-party-dresses': category(
    'Festkjoler',
    'Sateng, blonde og silke for kvelder som får vare.',
  ),
  'women-knit-dresses': category(
    'Strikkekjoler',
    'En lang genser som holder alene. Støvler til, eller raggsokker.',
  ),
  'women-jumpsuits': category(
    'Jumpsuits',
    'Helt antrekk i ett steg, med bukse du kan løpe til toget i.',
  ),
  'women-knitwear': category(
    'Strikk',
    'Lammeull, merino og alpakka. Tynt under blazeren, tykt under kåpen.',
  ),
  'women-jumpers': category('Gensere', 'Fletter, ribb og glattstrikk i ull som ikke klør.'),
  'women-roll-necks': category('Pologensere', 'Varm i halsen, fri i hendene.'),
  'women-cardigans': category('Cardigans', 'Til å kneppe helt opp i halsen eller la stå åpen.'),
  'women-knit-vests': category(
    'Slipovere',
    'En genser uten ermer, til skjorten som trenger selskap.',
  ),
  'women-tops': category('Topper og bluser', 'Det som synes når kåpen henger på knaggen.'),
  'women-tees': category(
    'T-skjorter og topper',
    'Bomull som vaskes ofte og ser ut som om den ikke gjør det.',
  ),
  'women-shirts': category(
    'Skjorter',
    'Poplin, lin og flanell. Nedi, knyttet opp eller lånt.',
    'skjorter-dame',
  ),
  'women-blouses': category('Bluser', 'Myke ermer og stoff som rører seg når du gjør det.'),
  'women-camisoles': category('Singleter', 'Under blazeren om dagen, alene om kvelden.'),
  'women-sweatshirts': category(
    'Sweatshirts og hettegensere',
    'Børstet innside, tette ribbekanter, ingen planer.',
    'sweatshirts-dame',
  ),
  'women-trousers': category(
    'Bukser',
    'Vide, rette og smale, med lommer som rommer mer enn en nøkkel.',
  ),
  'women-suit-trousers': category('Dressbukser', 'Press som sitter, og et liv du kan puste i.'),
  'women-casual-trousers': category(
    'Ledige bukser',
    'Lin, kordfløyel, mykt. For dager uten møter.',
  ),
  'women-shorts': category('Shorts', 'For de ukene i året da beina får se lyset.'),
  'women-jeans': category(
    'Jeans',
    'Rette, vide, med sleng. Velg livvidde og lengde hver for seg.',
    'jeans-dame',
  ),
  'women-skirts': category('Skjørt', 'Plissert, skråskåret og denim, fra lår til ankel.'),
  men: category('Herre', 'Gjennomtenkte plagg du kan kombinere i mørket.'),
  'men-coats': category('Frakker og jakker', 'Yttertøy for holdeplass, skog og bedre middag.'),
  'men-wool-coats': category('Ullfrakker', 'Over blazeren, over cardiganen, over mange år.'),
  'men-down-jackets': category(
    'Dunjakker og parkaser',
    'For morgener når bilen er hvit og hunden skal ut likevel.',
    'dunjakker-herre',
  ),
  'men-blazers': category(
    'Blazere og vester',
    'Myke skuldre, rene slag. Til jeans eller hele veien.',
    'blazere-herre',
  ),
  'men-light-jackets': category(
    'Lette jakker',
    'Skjortejakker, bomberjakker, denim og skinn.',
    'lette-jakker-herre',
  ),
  'men-rain-jackets': category(
    'Regnjakker',
    'Lette skall som rulles sammen og glemmes i sekken til de trengs.',
    'regnjakker-herre',
  ),
  'men-knitwear': category(
    'Strikk',
    'Fra tynn merino til det bestemor ville ha godkjent.',
    'strikk-herre',
  ),
  'men-jumpers': category('Gensere', 'Rund hals, v-hals og polo i ull og bomull.', 'gensere-herre'),
  'men-cardigans': category(
    'Cardigans og slipovere',
    'Lag du kan kneppe opp utover dagen.',
    'cardigans-herre',
  ),
  'men-shirts': category(
    'Skjorter',
    'Fra bryllup til snekkerbod, med krager som vet hvor de hører til.',
    'skjorter-herre',
  ),
  'men-tees': category('T-skjorter og piquéer', 'Økologisk bomull, rette skuldre, ingen trykk.'),
  'men-sweatshirts': category(
    'Sweatshirts og hettegensere',
    'Collegestoff med tyngde, for helgen og hjemturen.',
    'sweatshirts-herre',
  ),
  'men-trousers': category('Bukser', 'Dressbukser, chinos og kordfløyel.', 'bukser-herre'),
  'men-suit-trousers': category(
    'Dressbukser',
    'Rette bein og ull som retter seg ut over natten.',
    'dressbukser-herre',
  ),
  'men-chinos': category('Chinos og kordfløyel', 'Buksen mellom jeans og dress.'),
  'men-jeans': category('Jeans', 'Solid denim, livvidde og beinlengde i tommer.', 'jeans-herre'),
  'men-shorts': category('Shorts', 'Over kneet, i lin og bomull.', 'shorts-herre'),
  shoes: category('Sko', 'Skinn, semsket skinn og duk. De fleste kan få ny såle.'),
  'shoes-boots': category('Støvletter', 'Opp til ankelen, hele veien gjennom november.'),
  'shoes-tall-boots': category('Støvler', 'Høye skaft, med og uten hæl.'),
  'shoes-trainers': category('Sneakers', 'Rene linjer, såler du kan gå på.'),
  'shoes-loafers': category(
    'Loafers og derbysko',
    'Sko som pynter opp jeansen og roer ned dressen.',
  ),
  'shoes-heels': category('Pumps og ballerinasko', 'Fra flatt til smal hæl, alle kan stås i.'),
  'shoes-sandals': category('Sandaler og mules', 'For varme dager og varme gulv.'),
  bags: category(
    'Vesker og tilbehør',
    'Det du bærer på, og det som holder resten sammen.',
    'vesker',
  ),
  'bags-handbags': category('Håndvesker', 'Skinn med form, lås med lyd.'),
  'bags-shoulder': category('Skuldervesker', 'Hendene fri, det viktigste nær.'),
  'bags-totes': category('Shoppingvesker', 'Data, matpakke, skjerf og en bok.'),
  'bags-backpacks': category('Ryggsekker', 'Veier likt på begge skuldre.'),
  'bags-clutches': category('Clutcher', 'Telefon, nøkkel, leppestift.'),
  accessories: category('Tilbehør', 'Skjerf, luer, belter og hansker.'),
  'accessories-scarves': category('Skjerf', 'To runder, og vinteren kjennes kortere.'),
  'accessories-hats': category('Luer og capser', 'Varmen bor i hodet.'),
  'accessories-belts': category('Belter', 'Fullnarvet skinn og spenner i messing.'),
  'accessories-gloves': category('Hansker', 'Fôret, varme inni, myke utenpå.'),
  swimwear: category('Bad', 'For svømmehall, svaberg og badstue.'),
  swimsuits: category('Badedrakter', 'Til å svømme i på ordentlig, og ligge stille i.'),
  'bikini-tops': category('Bikinitopper', 'Cup og omkrets hver for seg, fra 70A til 85E.'),
  'bikini-bottoms': category('Bikinitruser', 'Høye, lave og knyttet i siden.'),
  'swim-shorts': category('Badeshorts', 'Tørker på vei hjem.'),
  preloved: category(
    'Preloved',
    'Plagg som alt har hatt en god første tid. Ett av hvert, sett over av oss.',
  ),
  'preloved-coats': category(
    'Kåper og jakker, preloved',
    'Ull blir ikke dårligere av å ha vært ute.',
    'preloved-kaper',
  ),
  'preloved-dresses': category(
    'Kjoler, preloved',
    'Brukt på fest, klar for én til.',
    'preloved-kjoler',
  ),
  'preloved-knitwear': category(
    'Strikk, preloved',
    'Nuppet, vasket og lappet der det trengtes.',
    'preloved-strikk',
  ),
  'preloved-bags': category('Vesker, preloved', 'Skinn med patina på kjøpet.', 'preloved-vesker'),
  'preloved-shoes': category(
    'Sko, preloved',
    'Pusset, noen ganger omsålet, alltid rene.',
    'preloved-sko',
  ),
  'coming-soon': category(
    'Kommer snart',
    'Bestilt, sydd, på vei. Be oss sende en e-post når det er fremme.',
  ),
};
