import type { ShopWords } from '../shopWords.ts';

export const kindSentences: ShopWords['kindSentences'] = {
  'wool-coat': [
    'Dype lommer, splitt bak og et fôr som glir lett over strikk.',
    'En kåpe for holdeplassen og teateret, klippet så blazeren får plass under.',
  ],
  overcoat: [
    'Tyngde i stoffet, myk skulder og en innerlomme som rommer en pocketbok.',
    'Frakken du tar over dressen i februar og over strikken i oktober.',
  ],
  'wool-jacket': [
    'Slutter ved hoften og sitter like godt på sykkelen som på toget.',
    'Varmen fra kåpen i jakkelengde, med lommer i riktig høyde for kalde hender.',
  ],
  'trench-coat': [
    'Beltet knytes, kragen brettes opp, og resten får været bestemme.',
    'Stormklaff, splitt og hornknapper: alt det gamle, klippet litt ledigere.',
  ],
  puffer: [
    'Smale kanaler holder dunet på plass, og mansjettene slutter tett mot vottene.',
    'Rulles sammen til et brød og reiser seg igjen når du rister den.',
  ],
  'padded-vest': [
    'Varmer kroppen og lar armene være fri, under kåpen eller over en tykk genser.',
    'Passe til turen i september og under frakken i januar.',
  ],
  parka: [
    'Snøring i livet, stor hette og fire lommer som alle kan lukkes.',
    'Laget for hundeeiere, togpendlere og andre som er ute enten de vil eller ikke.',
  ],
  'rain-jacket': [
    'Teipede sømmer, lufting under armene og en hette som følger med når du snur på hodet.',
    'Tar liten plass i vesken og stor plass i minnet den dagen det bøtter ned.',
  ],
  bomber: [
    'Ribb i krage, erme og liv, og en glidelås som går lett med hansker på.',
    'Kort, rett og ukomplisert, til jeans eller pressfolder.',
  ],
  'denim-jacket': [
    'Brystlommer, metallknapper og sømmer som lysner med årene.',
    'Under kåpen om vinteren, over alt annet om sommeren.',
  ],
  'biker-jacket': [
    'Skrå glidelås, myke slag og fôr i viskose.',
    'Stiv den første uken, uunnværlig fra den andre.',
  ],
  overshirt: [
    'Midt imellom skjorte og jakke, og oftere i bruk enn begge.',
    'Kneppes over en genser når det er ti grader, og får stå åpen når det er femten.',
  ],
  blazer: [
    'Myk skulder, halvt fôr og en innerlomme med plass til kort og billett.',
    'Til jeans på mandag og pressfolder på fredag.',
  ],
  waistcoat: [
    'Knappene sitter tett, og ryggen har spenne så den kan tas inn.',
    'Over skjorte, under blazer, eller helt alene.',
  ],
  jumper: [
    'Strikket i hele deler, med felling som synes ved skulderen og holder formen.',
    'En genser å bruke i ti år og lappe på albuen etter fem.',
  ],
  'roll-neck': [
    'Kragen brettes én gang og holder på varmen uten å klø.',
    'Under blazer, under kåpe eller i sitt eget selskap.',
  ],
  cardigan: [
    'Knapper av nøtt, ribb i kantene og en lengde som tåler at du knepper feil.',
    'Henger over stolryggen hele høsten, så ofte er den i bruk.',
  ],
  'knit-vest': [
    'Trekkes over skjorten når panelovnen ikke helt strekker til.',
    'En genser minus ermene, for dager som begynner kaldt og slutter varmt.',
  ],
  tee: [
    'Halskanten er dobbel og sidesømmene rette, også etter tjue vask.',
    'Hverdagens hviteste arbeidsplagg, i flere farger enn hvitt.',
  ],
  'long-sleeve': [
    'Lange ermer og passe tyngde, som første lag eller eneste.',
    'Rekker ned over hoften og blir værende der.',
  ],
  camisole: [
    'Stroppene kan stilles, og kanten er rullet for hånd.',
    'Ligger glatt under blazeren og klarer seg fint når den kommer av.',
  ],
  shirt: [
    'Perlemorsknapper, doble sømmer og en krage som står uten hjelp.',
    'Like gjerne åpen over en t-skjorte som nystrøket og nedi buksen.',
  ],
  blouse: [
    'Vidde i ryggen, rynking ved bærestykket og mansjetter med to knapper.',
    'Faller mykt og holder seg på plass i skjørtelinningen.',
  ],
  polo: [
    'Strikket krage som ikke ruller seg, og to knapper, den ene for syns skyld.',
    'For den som synes skjorte er for mye og t-skjorte for lite.',
  ],
  sweatshirt: [
    'Tung nok til å henge rett, myk nok til å sove i.',
    'Kilen i halsen tok svette før; nå holder den formen.',
  ],
  hoodie: [
    'Dobbel hette, dyp lomme foran og snorer som ikke forsvinner inn.',
    'Den venner låner og glemmer å levere tilbake.',
  ],
  'wrap-dress': [
    'Knytes i siden og gir etter når lunsjen er spist.',
    'Krysses foran og knytes i livet, med en hemmelig trykknapp midt på.',
  ],
  'slip-dress': [
    'Skråskåret, så stoffet følger med i stedet for å holde igjen.',
    'Med strikk over er det hverdag, uten er det fest.',
  ],
  'shirt-dress': [
    'Kneppes hele veien og har lommer i sidesømmen.',
    'Beltet er løst: bruk det, bytt det eller la være.',
  ],
  'a-line-dress': [
    'Sitter i livet og vider seg nedover, med skjult glidelås i siden.',
    'Lommer i sømmen og et skjørt som beveger seg i trapper.',
  ],
  'knit-dress': [
    'Rett nok til å sitte i hele dagen, smal nok til å ha kåpe over.',
    'Strikket uten sidesømmer, med litt tyngde i kanten.',
  ],
  jumpsuit: [
    'Tas på i ett steg, knytes i livet og har ordentlige lommer.',
    'Lange bein og skjult glidelås, så ingen ser hvor enkelt det var.',
  ],
  jeans: [
    'Fem lommer, kobbernagler og baklommer i riktig høyde.',
    'Livvidde og beinlengde velges hver for seg, så du slipper å legge opp.',
  ],
  'suit-trousers': [
    'Høyt liv, skjulte hemper og en press som er sydd fast.',
    'Faller rett fra hoften og går like godt til sneakers.',
  ],
  trousers: [
    'Romslig over lårene, dype lommer og en linning som ikke skjærer inn.',
    'For dager da du både skal sitte, gå og plukke noe opp fra gulvet.',
  ],
  chinos: [
    'Skrå lommer foran, passepoilerte bak, og en farge som tåler kaffe.',
    'Vasket én gang hos oss, så den har krympet ferdig.',
  ],
  'cord-trousers': [
    'Rette bein og litt høyere liv, som på bildene av farfar.',
    'Varmer leggen uten å knitre for mye når du går.',
  ],
  joggers: [
    'Snor i livet, ribb nederst og lommer som holder på nøklene.',
    'For sofaen, gangen og en rask tur i butikken.',
  ],
  leggings: [
    'Bred linning uten strikkbånd og sømmer som ligger flatt.',
    'Tett i lyset, også når du bøyer deg.',
  ],
  shorts: [
    'Slutter et stykke over kneet og har lommer som når ned.',
    'Klippet som en bukse, bare kortere.',
  ],
  'pleated-skirt': [
    'Foldene er presset for å holde og åpner seg når du går.',
    'Faller som en linjal i ro og som et trekkspill i trappen.',
  ],
  'bias-skirt': [
    'Klippet på skrå: følger hoften, slipper ved kneet.',
    'Strikk oppe, støvler nede, og så er det vinter.',
  ],
  'denim-skirt': [
    'Fem lommer som på jeans og en kant som får frynse seg.',
    'Til bare bein i juli og tykke strømpebukser i mars.',
  ],
  swimsuit: [
    'Fôret foran, klippet for å bli der den skal når du stuper.',
    'Sitter stille i hoppet og gnager ikke på håndkleet.',
  ],
  'bikini-top': [
    'Uttakbare innlegg og bånd som kan knytes eller krysses.',
    'Cup for cup i stedet for S, M, L, så den sitter.',
  ],
  'bikini-bottom': [
    'Helfôret, myke kanter, blir med gjennom bølgene.',
    'Kjøp den for seg: over- og underdel selges hver for seg hos oss.',
  ],
  'swim-shorts': [
    'Netting inni, snor i livet og en baklomme som tømmer seg selv.',
    'Tørr på et kvarter i solen, en halvtime i norsk sol.',
  ],
  trainers: [
    'Sålen er sydd, ikke bare limt, og innersålen kan tas ut.',
    'Enkle nok til dress og stødige nok til en dag i byen.',
  ],
  'high-trainers': [
    'Støtte rundt ankelen, flate lisser og en såle som griper.',
    'Holder buksebeinet på plass og vinden ute.',
  ],
  'chelsea-boots': [
    'Strikk som slutter tett, hælstropp og en såle som kan byttes.',
    'Trekkes på i gangen uten at du setter fra deg kaffen.',
  ],
  'ankle-boots': [
    'Glidelås på innsiden og en hæl som fungerer på brostein.',
    'Slutter akkurat der buksebeinet begynner.',
  ],
  'tall-boots': [
    'Skaftet er klippet med litt luft, så det er plass til jeans.',
    'Glidelås hele veien og en hæl som holder takten.',
  ],
  loafers: [
    'Myk hælkappe som ikke gnager, og lærsåle med gummi under.',
    'Uten sokker i juni, med tykke i november.',
  ],
  derby: [
    'Åpen snøring for høy vrist og randsydd såle som kan byttes.',
    'Pusses på søndag, holder til neste.',
  ],
  pumps: [
    'Myk såle under tåballen og en hæl som står støtt.',
    'Lesten er laget etter føtter, ikke omvendt.',
  ],
  ballerinas: [
    'Snor i kanten som strammer passe, og en innersåle med litt svikt.',
    'Kan brettes i vesken og danses i.',
  ],
  sandals: [
    'Fotseng i kork og remmer som mykner i solen.',
    'Spenn dem én gang, så er du klar for sommeren.',
  ],
  mules: [
    'Stig i og gå. Hælen blir værende takket være en dyp fotseng.',
    'Til vide bukser og varme kvelder.',
  ],
  'top-handle-bag': [
    'To rom, en lomme med glidelås og en lås som klikker.',
    'Står av seg selv på gulvet og rommer det du faktisk bærer på.',
  ],
  tote: ['Plass til PC, matpakke og et skjerf til.', 'Hankene er lange nok til å ha over kåpen.'],
  crossbody: [
    'Remmen kan kortes til skulder eller slippes ned til hofte.',
    'Telefon, kort og nøkler nær, hendene fri.',
  ],
  'shoulder-bag': [
    'Myk bunn, fôret med bomull, og en lomme for det som ellers forsvinner.',
    'Henger rolig mot siden også når du har det travelt.',
  ],
  backpack: [
    'Polstrede remmer, rom for 15 tommer og en lomme mot ryggen for passet.',
    'Rommer en arbeidsdag, eller en helg hvis du pakker lurt.',
  ],
  clutch: [
    'Telefon, nøkkel, leppestift. Mer enn det er en annen slags kveld.',
    'Ligger flatt under armen og har en lomme til kortet.',
  ],
  scarf: [
    'Frynser i endene og lengde nok til to runder.',
    'Stort som et pledd på flyet, lett som ingenting i vesken.',
  ],
  beanie: [
    'Brettes én gang og sitter i vind.',
    'Strikket på rundpinne, så det finnes ingen søm som klør.',
  ],
  cap: [
    'Buet skjerm, seks paneler og spenne bak.',
    'Verner øynene i mars og frisyren alle andre måneder.',
  ],
  belt: [
    'Skåret av ett stykke, med spenne i massiv messing.',
    'Fem hull, og det midterste er ditt.',
  ],
  gloves: [
    'Fôret med strikket ull og sydd med små, tette sting.',
    'Tynne nok til bussbilletten, varme nok til turen hjem.',
  ],
};
