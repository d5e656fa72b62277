import type { ShopWords } from '../shopWords.ts';

export const kindSentences: ShopWords['kindSentences'] = {
  'wool-coat': [
    'Dybe lommer, slids bagpå og et for, der glider let over strik.',
    'En frakke til stoppestedet og teatret, klippet så blazeren kan være under.',
  ],
  overcoat: [
    'Tyngde i stoffet, blød skulder og en inderlomme med plads til en billigbog.',
    'Frakken, du tager over habitten i februar og over strikken i oktober.',
  ],
  'wool-jacket': [
    'Slutter ved hoften og sidder lige godt på cyklen og i toget.',
    'Frakkens varme i jakkelængde, med lommer i den rigtige højde til kolde hænder.',
  ],
  'trench-coat': [
    'Bæltet bindes, kraven slås op, og resten må vejret bestemme.',
    'Stormklap, slids og hornknapper: alt det gamle, klippet lidt løsere.',
  ],
  puffer: [
    'Smalle kanaler holder dunene på plads, og manchetterne slutter tæt om vanterne.',
    'Rulles sammen til et brød og rejser sig igen, når du ryster den.',
  ],
  'padded-vest': [
    'Varmer kroppen og lader armene være fri, under frakken eller over en tyk sweater.',
    'Passer til gåturen i september og under frakken i januar.',
  ],
  parka: [
    'Snøre i taljen, stor hætte og fire lommer, der alle kan lukkes.',
    'Lavet til hundeejere, pendlere og andre, der er ude, hvad enten de vil eller ej.',
  ],
  'rain-jacket': [
    'Tapede sømme, luft under armene og en hætte, der følger med, når du drejer hovedet.',
    'Fylder lidt i tasken og meget i erindringen, den dag det styrter ned.',
  ],
  bomber: [
    'Rib i krave, ærmer og talje og en lynlås, der glider let med handsker på.',
    'Kort, lige og ukompliceret, til jeans eller pressefolder.',
  ],
  'denim-jacket': [
    'Brystlommer, metalknapper og syninger, der lysner med årene.',
    'Under frakken om vinteren, over alt andet om sommeren.',
  ],
  'biker-jacket': [
    'Skrå lynlås, bløde revers og for i viskose.',
    'Stiv den første uge, uundværlig fra den anden.',
  ],
  overshirt: [
    'Midt mellem skjorte og jakke og oftere i brug end begge.',
    'Knappes over en sweater ved ti grader og står åben ved femten.',
  ],
  blazer: [
    'Blød skulder, halvt for og en inderlomme med plads til kort og billet.',
    'Til jeans om mandagen og pressefolder om fredagen.',
  ],
  waistcoat: [
    'Knapperne sidder tæt, og ryggen har spænde, så den kan tages ind.',
    'Over skjorte, under blazer eller helt alene.',
  ],
  jumper: [
    'Strikket i hele stykker, med indtagninger, der ses ved skulderen og holder formen.',
    'En sweater til ti år og en lap på albuen efter fem.',
  ],
  'roll-neck': [
    'Kraven foldes én gang og holder på varmen uden at kradse.',
    'Under blazer, under frakke eller i sit eget selskab.',
  ],
  cardigan: [
    'Knapper af stennød, rib i kanterne og en længde, der tåler, at du knapper skævt.',
    'Hænger over stoleryggen hele efteråret, så tit er den i brug.',
  ],
  'knit-vest': [
    'Trækkes over skjorten, når radiatoren ikke helt slår til.',
    'En sweater minus ærmerne, til dage, der begynder koldt og ender varmt.',
  ],
  tee: [
    'Halskanten er dobbelt, og sidesømmene er lige, også efter tyve gange vask.',
    'Hverdagens hvideste arbejdstøj, i flere farver end hvid.',
  ],
  'long-sleeve': [
    'Lange ærmer og passende tyngde, som første lag eller eneste.',
    'Når ned over hoften og bliver dér.',
  ],
  camisole: [
    'Stropperne kan justeres, og kanten er rullet i hånden.',
    'Ligger glat under blazeren og klarer sig fint, når den ryger af.',
  ],
  shirt: [
    'Perlemorsknapper, dobbelte syninger og en krave, der står uden hjælp.',
    'Lige så gerne åben over en T-shirt som stukket ned og nystrøget.',
  ],
  blouse: [
    'Vidde i ryggen, rynk ved bærestykket og manchetter med to knapper.',
    'Falder blødt og bliver på plads i linningen.',
  ],
  polo: [
    'Strikket krave, der ikke ruller, og to knapper, den ene for et syns skyld.',
    'Til den, der synes, en skjorte er for meget og en T-shirt for lidt.',
  ],
  sweatshirt: [
    'Tung nok til at hænge lige, blød nok til at sove i.',
    'Kilen i halsen opfangede sved engang; nu holder den formen.',
  ],
  hoodie: [
    'Dobbelt hætte, dyb lomme foran og snore, der ikke forsvinder.',
    'Den, venner låner og glemmer at give tilbage.',
  ],
  'wrap-dress': [
    'Bindes i siden og giver sig efter frokost.',
    'Krydses foran og bindes i taljen, med en hemmelig trykknap på midten.',
  ],
  'slip-dress': [
    'Skråskåret, så stoffet følger med i stedet for at holde igen.',
    'Med strik over er det hverdag, uden er det fest.',
  ],
  'shirt-dress': [
    'Knappes hele vejen og har lommer i sidesømmen.',
    'Bæltet er løst: brug det, byt det, eller lad være.',
  ],
  'a-line-dress': [
    'Sidder i livet og får vidde nedad, med skjult lynlås i siden.',
    'Lommer i sømmen og et skørt, der bevæger sig på trapper.',
  ],
  'knit-dress': [
    'Lige nok til at sidde i hele dagen, smal nok til en frakke over.',
    'Strikket uden sidesømme, med lidt tyngde forneden.',
  ],
  jumpsuit: [
    'Tages på i ét skridt, bindes i taljen og har rigtige lommer.',
    'Lange ben og skjult lynlås, så ingen ser, hvor nemt det var.',
  ],
  jeans: [
    'Fem lommer, kobbernitter og baglommer i den rigtige højde.',
    'Talje og benlængde vælges hver for sig, så du slipper for at lægge op.',
  ],
  'suit-trousers': [
    'Høj talje, skjulte stropper og en pressefold, der er syet fast.',
    'Falder lige fra hoften og går lige så godt til sneakers.',
  ],
  trousers: [
    'Rummelige lår, dybe lommer og en linning, der ikke skærer.',
    'Til dage, hvor man både skal sidde, gå og samle noget op fra gulvet.',
  ],
  chinos: [
    'Skrå lommer foran, paspolerede bagpå, og en farve, der kan tåle kaffe.',
    'Vasket én gang hos os, så de er krympet færdig.',
  ],
  'cord-trousers': [
    'Lige ben og lidt højere talje, som på billederne af farfar.',
    'Varmer læggen uden at hviske for højt, når du går.',
  ],
  joggers: [
    'Snøre i taljen, rib forneden og lommer, der holder på nøglerne.',
    'Til sofaen, entréen og en hurtig tur i butikken.',
  ],
  leggings: [
    'Bred linning uden elastikbånd og sømme, der ligger fladt.',
    'Tætte i lyset, også når du bukker dig.',
  ],
  shorts: [
    'Slutter et stykke over knæet og har lommer, der når ned.',
    'Klippet som bukser, bare kortere.',
  ],
  'pleated-skirt': [
    'Plisséen er presset til at holde og åbner sig, når du går.',
    'Falder som en lineal i ro og som en harmonika på trappen.',
  ],
  'bias-skirt': [
    'Klippet på skrå: følger hoften, slipper ved knæet.',
    'Strik foroven, støvler forneden, og så er det vinter.',
  ],
  'denim-skirt': [
    'Fem lommer som på jeans og en kant, der gerne må frynse.',
    'Til bare ben i juli og tykke strømpebukser i marts.',
  ],
  swimsuit: [
    'Foret foran, klippet til at blive, hvor den skal, når du springer i.',
    'Sidder stille i springet og gnaver ikke på håndklædet.',
  ],
  'bikini-top': [
    'Udtagelige indlæg og bånd, der kan bindes eller krydses.',
    'Skål for skål i stedet for S, M, L, så den sidder.',
  ],
  'bikini-bottom': [
    'Helt foret, bløde kanter, bliver siddende i bølgerne.',
    'Køb den for sig: over- og underdel sælges hver for sig hos os.',
  ],
  'swim-shorts': [
    'Net indeni, snøre i taljen og en baglomme, der tømmer sig selv.',
    'Tørre på et kvarter i solen, en halv time i dansk sol.',
  ],
  trainers: [
    'Sålen er syet, ikke bare limet, og indersålen kan tages ud.',
    'Enkle nok til habit og solide nok til en dag i byen.',
  ],
  'high-trainers': [
    'Støtte om anklen, flade snørebånd og en sål, der griber fat.',
    'Holder buksebenet på plads og blæsten ude.',
  ],
  'chelsea-boots': [
    'Elastik, der slutter tæt, strop i hælen og en sål, der kan skiftes.',
    'Trækkes på i entréen, uden at du sætter kaffen fra dig.',
  ],
  'ankle-boots': [
    'Lynlås på indersiden og en hæl, der kan klare brosten.',
    'Slutter lige der, hvor buksebenet begynder.',
  ],
  'tall-boots': [
    'Skaftet er klippet med lidt luft, så der er plads til jeans.',
    'Lynlås hele vejen og en hæl, der holder takten.',
  ],
  loafers: [
    'Blød hælkappe, der ikke gnaver, og lædersål med gummi under.',
    'Uden strømper i juni, med tykke i november.',
  ],
  derby: [
    'Åben snøring til høj vrist og randsyet sål, der kan skiftes.',
    'Pudses om søndagen, holder til den næste.',
  ],
  pumps: [
    'Blød sål under fodballen og en hæl, der står fast.',
    'Læsten er lavet efter fødder, ikke omvendt.',
  ],
  ballerinas: [
    'Snor i kanten, der strammer passende, og en indersål, der fjedrer lidt.',
    'Kan foldes i tasken og danses i.',
  ],
  sandals: [
    'Fodseng i kork og remme, der bliver bløde i solen.',
    'Spænd dem én gang, så er du klar til sommeren.',
  ],
  mules: [
    'Træd i og gå. Hælen bliver på plads takket være en dyb fodseng.',
    'Til vide bukser og varme aftener.',
  ],
  'top-handle-bag': [
    'To rum, en lomme med lynlås og en lås, der klikker.',
    'Står af sig selv på gulvet og rummer det, du faktisk har med.',
  ],
  tote: [
    'Plads til computer, madpakke og et halstørklæde til.',
    'Hankene er lange nok til at bære over frakken.',
  ],
  crossbody: [
    'Remmen kan gøres kort til skulderen eller slippes ned til hoften.',
    'Telefon, kort og nøgler tæt på, hænderne fri.',
  ],
  'shoulder-bag': [
    'Blød bund, foret med bomuld, og en lomme til det, der ellers forsvinder.',
    'Hænger stille mod siden, også når du har travlt.',
  ],
  backpack: [
    'Polstrede remme, rum til 15 tommer og en lomme mod ryggen til passet.',
    'Rummer en arbejdsdag eller en weekend, hvis du pakker klogt.',
  ],
  clutch: [
    'Telefon, nøgle, læbestift. Mere end det er en anden slags aften.',
    'Ligger fladt under armen og har en lomme til kortet.',
  ],
  scarf: [
    'Frynser i enderne og længde nok til to gange rundt.',
    'Stort som et tæppe i flyet, let som ingenting i tasken.',
  ],
  beanie: [
    'Foldes én gang og bliver siddende i blæst.',
    'Strikket på rundpind, så der er ingen søm, der kradser.',
  ],
  cap: [
    'Buet skygge, seks felter og spænde bagpå.',
    'Skærmer øjnene i marts og frisuren alle andre måneder.',
  ],
  belt: [
    'Skåret af ét stykke, med spænde i massiv messing.',
    'Fem huller, og det midterste er dit.',
  ],
  gloves: [
    'Foret med strikket uld og syet med små, tætte sting.',
    'Tynde nok til busbilletten, varme nok til turen hjem.',
  ],
};
