import type { ShopWords } from '../shopWords.ts';

export const materials: ShopWords['materials'] = {
  'wool-cloth': {
    label: 'Ull',
    prefix: 'ull',
    phrase: 'i ull',
    sentence: 'Stoffet er vevd i Italia, tett nok for vind og mykt nok for en lang dag.',
  },
  'recycled-wool': {
    label: 'Resirkulert ull',
    prefix: 'ull',
    phrase: 'i resirkulert ull',
    sentence:
      'Ullen har vært klær før: sortert etter farge, revet og spunnet på nytt, uten et nytt fargebad.',
  },
  'boiled-wool': {
    label: 'Kokt ull',
    prefix: 'ull',
    phrase: 'i kokt ull',
    sentence:
      'Kokt ull strikkes først og toves etterpå, så den stenger vinden ute og gir etter når du beveger deg.',
  },
  herringbone: {
    label: 'Fiskebensvevd ull',
    prefix: 'tweed',
    phrase: 'i fiskeben',
    sentence: 'Fiskebenet ser du på nært hold; fra andre siden av gaten blir det én tone.',
  },
  'suit-wool': {
    label: 'Dressull',
    prefix: 'ull',
    phrase: 'i dressull',
    sentence: 'Ullen er tynn, faller rett og retter seg ut på hengeren over natten.',
  },
  lambswool: {
    label: 'Lammeull',
    prefix: 'lammeulls',
    phrase: 'i lammeull',
    sentence: 'Lammeullen er spunnet litt løsere, så den varmer uten å veie.',
  },
  merino: {
    label: 'Merinoull',
    prefix: 'merino',
    phrase: 'i merinoull',
    sentence: 'Merinoullen er fin nok til å bæres mot huden og tåler flere dager mellom hver vask.',
  },
  cashmere: {
    label: 'Kasjmir',
    prefix: 'kasjmir',
    phrase: 'i kasjmir',
    sentence: 'Kasjmir i to tråder: tynn å se på, varmere enn den ser ut.',
  },
  alpaca: {
    label: 'Alpakka',
    prefix: 'alpakka',
    phrase: 'i alpakka',
    sentence: 'Alpakkaen har en myk overflate som legger seg etter noen gangers bruk.',
  },
  mohair: {
    label: 'Mohair',
    prefix: 'mohair',
    phrase: 'i mohair',
    sentence: 'Mohairen fanger lyset og visker ut kantene litt, som et vindu om vinteren.',
  },
  'cotton-knit': {
    label: 'Økologisk bomull',
    prefix: 'bomulls',
    phrase: 'i økologisk bomull',
    sentence: 'Strikket bomull er sval mot huden og blir bare bedre av vask.',
  },
  jersey: {
    label: 'Bomullsjersey',
    prefix: 'jersey',
    phrase: 'i bomullsjersey',
    sentence: 'Jerseyen har litt stretch og finner tilbake til formen etter en dag.',
  },
  'organic-jersey': {
    label: 'Økologisk bomull',
    prefix: 'bomulls',
    phrase: 'i økologisk bomull',
    sentence:
      'Bomullen er økologisk dyrket og tråden hardt tvunnet, så overflaten holder seg glatt.',
  },
  'rib-jersey': {
    label: 'Ribbet bomull',
    prefix: 'bomulls',
    phrase: 'i ribbet bomull',
    sentence: 'Ribben følger bevegelsene og sitter tett uten å stramme.',
  },
  sweat: {
    label: 'Collegestoff',
    phrase: 'i collegestoff',
    sentence: 'Utsiden er glatt, innsiden børstet, og ribbekantene slutter tett.',
  },
  poplin: {
    label: 'Bomullspoplin',
    prefix: 'poplin',
    phrase: 'i poplin',
    sentence: 'Poplinen er frisk og stram om morgenen og litt mykere om kvelden.',
  },
  flannel: {
    label: 'Flanell',
    prefix: 'flanell',
    phrase: 'i flanell',
    sentence: 'Flanellen er børstet på begge sider og varm med det samme du tar den på.',
  },
  twill: {
    label: 'Bomullstwill',
    prefix: 'bomulls',
    phrase: 'i bomullstwill',
    sentence: 'Twillen er tett, vasket myk fra starten og tåler å bli sittet i.',
  },
  gabardine: {
    label: 'Gabardin',
    prefix: 'gabardin',
    phrase: 'i gabardin',
    sentence: 'Den tette gabardinen slipper gjennom luft, men holder bygen ute på vei til bussen.',
  },
  canvas: {
    label: 'Canvas',
    prefix: 'canvas',
    phrase: 'i canvas',
    sentence: 'Canvasen er grov, står av seg selv og falmer pent.',
  },
  denim: {
    label: 'Denim',
    prefix: 'denim',
    phrase: 'i denim',
    sentence: 'Denimen er solid og vasket én gang; resten gjør du selv.',
  },
  'organic-denim': {
    label: 'Økologisk denim',
    prefix: 'denim',
    phrase: 'i økologisk denim',
    sentence: 'Denimen er av økologisk bomull uten stretch: stiv i starten, din etter en måned.',
  },
  corduroy: {
    label: 'Kordfløyel',
    prefix: 'kordfløyels',
    phrase: 'i kordfløyel',
    sentence: 'Kordfløyelen har smale riller som fanger lyset når du går.',
  },
  linen: {
    label: 'Lin',
    prefix: 'lin',
    phrase: 'i lin',
    sentence: 'Linet er vasket mykt, kjøler når det er varmt og har lov til å krølle seg.',
  },
  viscose: {
    label: 'Viskose',
    prefix: 'viskose',
    phrase: 'i viskose',
    sentence: 'Viskosen er sval og tung nok til å falle i myke folder.',
  },
  lyocell: {
    label: 'Lyocell',
    prefix: 'lyocell',
    phrase: 'i lyocell',
    sentence: 'Lyocellen er glatt, kjølig og henger ut sine egne skrukker over natten.',
  },
  crepe: {
    label: 'Krepp',
    prefix: 'krepp',
    phrase: 'i krepp',
    sentence:
      'Kreppen har en matt overflate, faller tungt og kommer opp av kofferten uten strykejern.',
  },
  satin: {
    label: 'Sateng',
    prefix: 'sateng',
    phrase: 'i sateng',
    sentence: 'Satengen har en dempet glans, mer måneskinn enn lyskaster.',
  },
  silk: {
    label: 'Silke',
    prefix: 'silke',
    phrase: 'i silke',
    sentence: 'Silken er vasket, så glansen er rolig og overflaten kjennes som fersken.',
  },
  lace: {
    label: 'Blonde',
    prefix: 'blonde',
    phrase: 'i blonde',
    sentence: 'Blonden er tett nok til en tirsdag og fôret der det trengs.',
  },
  nylon: {
    label: 'Resirkulert polyamid',
    prefix: 'nylon',
    phrase: 'i resirkulert nylon',
    sentence: 'Nylonet er resirkulert, veier nesten ingenting og tørker mens du drikker kaffe.',
  },
  down: {
    label: 'Dun',
    prefix: 'dun',
    phrase: 'i resirkulert nylon',
    sentence:
      'Fyllet er dun som er sortert ut av gamle dyner og vasket rent; skallet er resirkulert nylon.',
  },
  lycra: {
    label: 'Badestoff',
    phrase: 'i resirkulert badestoff',
    sentence: 'Badestoffet er av gamle fiskegarn, tåler klor og holder formen lengde etter lengde.',
  },
  leather: {
    label: 'Skinn',
    prefix: 'skinn',
    phrase: 'i skinn',
    sentence: 'Skinnet har synlig narv, er vegetabilsk garvet og får glansen sin av å bli brukt.',
  },
  'smooth-leather': {
    label: 'Glatt skinn',
    prefix: 'skinn',
    phrase: 'i skinn',
    sentence: 'Skinnet er glatt med en rolig glans og blir mykere for hver uke.',
  },
  suede: {
    label: 'Semsket skinn',
    phrase: 'i semsket skinn',
    sentence: 'Det semskede skinnet har kort lo som mørkner når du stryker hånden over det.',
  },
};
