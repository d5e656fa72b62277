import type { ShopWords } from '../shopWords.ts';

export const materials: ShopWords['materials'] = {
  'wool-cloth': {
    label: 'Uld',
    prefix: 'uld',
    phrase: 'i uld',
    sentence: 'Stoffet er vævet i Italien, tæt nok til blæst og blødt nok til en lang dag.',
  },
  'recycled-wool': {
    label: 'Genanvendt uld',
    prefix: 'uld',
    phrase: 'i genanvendt uld',
    sentence:
      'Ulden har været tøj før: sorteret efter farve, revet og spundet på ny, uden et nyt farvebad.',
  },
  'boiled-wool': {
    label: 'Kogt uld',
    prefix: 'uld',
    phrase: 'i kogt uld',
    sentence:
      'Kogt uld strikkes først og filtes bagefter, så den holder blæsten ude og giver efter, når du bevæger dig.',
  },
  herringbone: {
    label: 'Sildebensvævet uld',
    prefix: 'tweed',
    phrase: 'i sildeben',
    sentence: 'Sildebenet ser man på nært hold; fra den anden side af gaden er det én tone.',
  },
  'suit-wool': {
    label: 'Habituld',
    prefix: 'uld',
    phrase: 'i habituld',
    sentence: 'Ulden er tynd, falder lige og retter sig ud på bøjlen natten over.',
  },
  lambswool: {
    label: 'Lammeuld',
    prefix: 'lammeulds',
    phrase: 'i lammeuld',
    sentence: 'Lammeulden er spundet lidt løsere, så den varmer uden at veje.',
  },
  merino: {
    label: 'Merinould',
    prefix: 'merino',
    phrase: 'i merinould',
    sentence: 'Merinoulden er fin nok til at bære mod huden og kan gå flere dage mellem hver vask.',
  },
  cashmere: {
    label: 'Cashmere',
    prefix: 'cashmere',
    phrase: 'i cashmere',
    sentence: 'Cashmere i to tråde: tynd at se på, varmere end den ser ud.',
  },
  alpaca: {
    label: 'Alpaka',
    prefix: 'alpaka',
    phrase: 'i alpaka',
    sentence:
      'Alpakaen har en blød overflade, der lægger sig, når du har haft den på et par gange.',
  },
  mohair: {
    label: 'Mohair',
    prefix: 'mohair',
    phrase: 'i mohair',
    sentence: 'Mohairen fanger lyset og gør kanterne lidt slørede, som et vindue om vinteren.',
  },
  'cotton-knit': {
    label: 'Økologisk bomuld',
    prefix: 'bomulds',
    phrase: 'i økologisk bomuld',
    sentence: 'Strikket bomuld er sval mod huden og bliver kun bedre af vask.',
  },
  jersey: {
    label: 'Bomuldsjersey',
    prefix: 'jersey',
    phrase: 'i bomuldsjersey',
    sentence: 'Jerseyen giver sig lidt og finder tilbage i form efter en dag.',
  },
  'organic-jersey': {
    label: 'Økologisk bomuld',
    prefix: 'bomulds',
    phrase: 'i økologisk bomuld',
    sentence: 'Bomulden er økologisk dyrket og tråden hårdt snoet, så overfladen holder sig glat.',
  },
  'rib-jersey': {
    label: 'Ribstrikket bomuld',
    prefix: 'bomulds',
    phrase: 'i ribbet bomuld',
    sentence: 'Ribben følger med, når du bevæger dig, og sidder tæt uden at stramme.',
  },
  sweat: {
    label: 'Sweatstof',
    phrase: 'i sweatstof',
    sentence: 'Ydersiden er glat, indersiden børstet, og ribkanterne slutter tæt.',
  },
  poplin: {
    label: 'Bomuldspoplin',
    prefix: 'poplin',
    phrase: 'i poplin',
    sentence: 'Poplinen er sprød om morgenen og lidt blødere om aftenen.',
  },
  flannel: {
    label: 'Flannel',
    prefix: 'flannels',
    phrase: 'i flannel',
    sentence: 'Flannelen er børstet på begge sider og varm, straks du tager den på.',
  },
  twill: {
    label: 'Bomuldstwill',
    prefix: 'bomulds',
    phrase: 'i bomuldstwill',
    sentence: 'Twillen er tæt, vasket blød fra begyndelsen og kan tåle at blive siddet i.',
  },
  gabardine: {
    label: 'Gabardine',
    prefix: 'gabardine',
    phrase: 'i gabardine',
    sentence:
      'Den tætte gabardine lader luft slippe igennem, men holder bygen ude på vej til bussen.',
  },
  canvas: {
    label: 'Kanvas',
    prefix: 'kanvas',
    phrase: 'i kanvas',
    sentence: 'Kanvassen er grov, står af sig selv og falmer kønt.',
  },
  denim: {
    label: 'Denim',
    prefix: 'denim',
    phrase: 'i denim',
    sentence: 'Denimen er solid og vasket én gang; resten klarer du selv.',
  },
  'organic-denim': {
    label: 'Økologisk denim',
    prefix: 'denim',
    phrase: 'i økologisk denim',
    sentence: 'Denimen er af økologisk bomuld uden stræk: stiv i begyndelsen, din efter en måned.',
  },
  corduroy: {
    label: 'Fløjl',
    prefix: 'fløjls',
    phrase: 'i fløjl',
    sentence: 'Jernbanefløjlen har smalle riller, der fanger lyset, når du går.',
  },
  linen: {
    label: 'Hør',
    prefix: 'hør',
    phrase: 'i hør',
    sentence: 'Hørren er vasket blød, køler når det er varmt, og må gerne krølle.',
  },
  viscose: {
    label: 'Viskose',
    prefix: 'viskose',
    phrase: 'i viskose',
    sentence: 'Viskosen er sval og tung nok til at falde i bløde folder.',
  },
  lyocell: {
    label: 'Lyocell',
    prefix: 'lyocell',
    phrase: 'i lyocell',
    sentence: 'Lyocellen er glat, kølig og hænger sine egne folder ud natten over.',
  },
  crepe: {
    label: 'Crepe',
    prefix: 'crepe',
    phrase: 'i crepe',
    sentence:
      'Crepen har en mat overflade, falder tungt og kommer op af kufferten uden strygejern.',
  },
  satin: {
    label: 'Satin',
    prefix: 'satin',
    phrase: 'i satin',
    sentence: 'Satinen har en dæmpet glans, mere måneskin end projektør.',
  },
  silk: {
    label: 'Silke',
    prefix: 'silke',
    phrase: 'i silke',
    sentence: 'Silken er vasket, så glansen er rolig, og overfladen føles som fersken.',
  },
  lace: {
    label: 'Blonde',
    prefix: 'blonde',
    phrase: 'i blonde',
    sentence: 'Blonden er tæt nok til en tirsdag og foret, hvor der er brug for det.',
  },
  nylon: {
    label: 'Genanvendt polyamid',
    prefix: 'nylon',
    phrase: 'i genanvendt nylon',
    sentence: 'Nylonen er genanvendt, vejer næsten ingenting og tørrer, mens du drikker kaffe.',
  },
  down: {
    label: 'Dun',
    prefix: 'dun',
    phrase: 'i genanvendt nylon',
    sentence:
      'Fyldet er dun, der er sorteret ud af gamle dyner og vasket rent; skallen er genanvendt nylon.',
  },
  lycra: {
    label: 'Badestof',
    phrase: 'i genanvendt badestof',
    sentence:
      'Badestoffet er lavet af gamle fiskenet, tåler klor og holder formen bane efter bane.',
  },
  leather: {
    label: 'Læder',
    prefix: 'læder',
    phrase: 'i læder',
    sentence: 'Læderet har synlig narv, er vegetabilsk garvet og får sin glans af at blive brugt.',
  },
  'smooth-leather': {
    label: 'Glat læder',
    prefix: 'læder',
    phrase: 'i læder',
    sentence: 'Læderet er glat med en rolig glans og bliver blødere for hver uge.',
  },
  suede: {
    label: 'Ruskind',
    prefix: 'ruskinds',
    phrase: 'i ruskind',
    sentence: 'Ruskindet har kort luv, der bliver mørkere, når du stryger hånden over det.',
  },
};
