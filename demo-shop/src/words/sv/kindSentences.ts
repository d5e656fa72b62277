import type { ShopWords } from '../shopWords.ts';

export const kindSentences: ShopWords['kindSentences'] = {
  'wool-coat': [
    'Djupa fickor, slits bak och ett foder som glider lätt över stickat.',
    'En kappa för hållplatsen och teatern, skuren så att kavajen får plats under.',
  ],
  overcoat: [
    'Tyngd i tyget, mjuk axel och en innerficka som rymmer en pocketbok.',
    'Rocken du tar över kostymen i februari och över koftan i oktober.',
  ],
  'wool-jacket': [
    'Slutar vid höften och sitter lika bra på cykeln som på tåget.',
    'Kappans värme i jackans längd, med fickor i lagom höjd för kalla händer.',
  ],
  'trench-coat': [
    'Skärpet knyts, kragen fälls upp och resten får vädret bestämma.',
    'Stormlock, sprund och knappar i horn: allt det gamla, skuret något ledigare.',
  ],
  puffer: [
    'Smala kanaler håller dunet på plats och muddarna sluter tätt mot vantarna.',
    'Rullas ihop till en limpa och reser sig igen när du skakar den.',
  ],
  'padded-vest': [
    'Värmer bålen och lämnar armarna fria, under kappan eller över en tjock tröja.',
    'Lagom till promenaden i september och under rocken i januari.',
  ],
  parka: [
    'Snörning i midjan, stor huva och fyra fickor som alla går att stänga.',
    'Gjord för hundägare, tågpendlare och andra som är ute vare sig de vill eller inte.',
  ],
  'rain-jacket': [
    'Tejpade sömmar, ventiler i ärmhålen och en huva som följer med när du vrider på huvudet.',
    'Tar liten plats i väskan och stor i minnet den dag det öser ner.',
  ],
  bomber: [
    'Ribb i krage, ärm och midja och en dragkedja som går lätt med handskar på.',
    'Kort, rak och okomplicerad, till jeans eller pressveck.',
  ],
  'denim-jacket': [
    'Bröstfickor, metallknappar och sömmar som ljusnar med åren.',
    'Under kappan på vintern, över allt annat på sommaren.',
  ],
  'biker-jacket': [
    'Sned dragkedja, mjuka slag och ett foder i viskos.',
    'Stel första veckan, oumbärlig från den andra.',
  ],
  overshirt: [
    'Halvvägs mellan skjorta och jacka, och oftare använd än båda.',
    'Knäpps över en tröja när det är tio grader och lämnas öppen när det är femton.',
  ],
  blazer: [
    'Mjuk axel, halvt foder och en innerficka med plats för kort och biljett.',
    'Till jeans på måndag och pressveck på fredag.',
  ],
  waistcoat: [
    'Knapparna sitter tätt och ryggen har spänne, så att den går att ta in.',
    'Bärs över skjorta, under kavaj, eller alldeles ensam.',
  ],
  jumper: [
    'Stickad i hela delar, med fasoner som syns vid axeln och håller formen.',
    'En tröja att ha på sig i tio år och laga på armbågen efter fem.',
  ],
  'roll-neck': [
    'Kragen viks en gång och håller värmen utan att klia.',
    'Under kavaj, under kappa eller med sig själv som sällskap.',
  ],
  cardigan: [
    'Knappar i nöt, ribb i kanterna och en längd som går att knäppa fel i utan att det syns.',
    'Hänger på stolsryggen hela hösten, för så ofta används den.',
  ],
  'knit-vest': [
    'Dras över skjortan när elementet inte riktigt räcker till.',
    'En tröja minus ärmarna, till dagar som börjar kalla och slutar varma.',
  ],
  tee: [
    'Halsringningen är dubbelvikt och sidsömmarna raka, även efter tjugo tvättar.',
    'Vardagens vitaste arbetsplagg, i fler färger än vitt.',
  ],
  'long-sleeve': [
    'Långa ärmar och lagom tyngd, som första lager eller enda.',
    'Räcker ner över höften och håller sig instoppad.',
  ],
  camisole: [
    'Axelbanden går att ställa in och kanten är rullad för hand.',
    'Ligger slätt under kavajen och duger gott när den åker av.',
  ],
  shirt: [
    'Knappar i pärlemor, dubbla sömmar och en krage som står utan hjälp.',
    'Lika gärna uppknäppt över en t-shirt som instoppad och strukna veck.',
  ],
  blouse: [
    'Rymd i ryggen, rynk vid oket och manschetter med två knappar.',
    'Faller mjukt och håller sig på plats i kjollinningen.',
  ],
  polo: [
    'Stickad krage som inte rullar sig och två knappar, varav den ena är för syns skull.',
    'För den som tycker att skjorta är för mycket och t-shirt för lite.',
  ],
  sweatshirt: [
    'Tung nog att hänga rakt, mjuk nog att sova i.',
    'Kilen i halsen fångade svett förr; nu håller den formen.',
  ],
  hoodie: [
    'Dubbel huva, djup ficka fram och snören som inte försvinner in.',
    'Den vänner lånar och glömmer att lämna tillbaka.',
  ],
  'wrap-dress': [
    'Knyts i sidan och ger med sig efter lunchen.',
    'Korsas fram och knyts i midjan, med ett hemligt tryckknäppe mitt för.',
  ],
  'slip-dress': [
    'Snedskuren, så att tyget följer med i stället för att hålla emot.',
    'Med stickat över är det vardag, utan är det fest.',
  ],
  'shirt-dress': [
    'Knäpps hela vägen och har fickor i sidsömmen.',
    'Skärpet är löst: bär det, byt det eller låt bli.',
  ],
  'a-line-dress': [
    'Sitter i livet och vidgas nedåt, med dold dragkedja i sidan.',
    'Fickor i sömmen och en kjol som rör sig i trappor.',
  ],
  'knit-dress': [
    'Rak nog att sitta i hela dagen och smal nog att ha kappa över.',
    'Stickad utan sidsömmar, med lite tyngd i fållen.',
  ],
  jumpsuit: [
    'Dras på i ett steg, knyts i midjan och har riktiga fickor.',
    'Långa ben och dold dragkedja, så att ingen ser hur enkelt det var.',
  ],
  jeans: [
    'Fem fickor, kopparnitar och en bakficka på rätt höjd.',
    'Midja och ben väljs var för sig, så slipper du lägga upp.',
  ],
  'suit-trousers': [
    'Hög linning, dolda hällor och ett pressveck som sytts fast.',
    'Faller rakt från höften och går lika bra till sneakers.',
  ],
  trousers: [
    'Rymliga lår, djupa fickor och en linning som inte skär in.',
    'Byxor för dagar då man både ska sitta, gå och plocka upp något från golvet.',
  ],
  chinos: [
    'Sneda fickor fram, paspolerade bak, och en färg som tål kaffe.',
    'Tvättade en gång hos oss så att de krympt färdigt.',
  ],
  'cord-trousers': [
    'Rakt ben och lite högre midja, som på bilderna av farfar.',
    'Värmer vaden utan att frasa för mycket när du går.',
  ],
  joggers: [
    'Snöre i midjan, mudd i benslutet och fickor som håller kvar nycklarna.',
    'För soffan, farstun och en snabb sväng till affären.',
  ],
  leggings: [
    'Bred linning utan resårband och sömmar som ligger platt.',
    'Täta i ljuset, även när du böjer dig.',
  ],
  shorts: [
    'Slutar en bit ovanför knät och har fickor som når ner.',
    'Skurna som byxor, bara kortare.',
  ],
  'pleated-skirt': [
    'Vecken är pressade för att hålla och vidgar sig när du går.',
    'Faller som en linjal i vila och som ett dragspel i trappan.',
  ],
  'bias-skirt': [
    'Skuren på snedden: följer höften, släpper vid knät.',
    'Stickat på överdelen, stövlar nertill, och så är det vinter.',
  ],
  'denim-skirt': [
    'Fem fickor som på jeans och en fåll som får fransa sig.',
    'Till bara ben i juli och tjocka strumpbyxor i mars.',
  ],
  swimsuit: [
    'Fodrad fram, skuren för att stanna där den ska när du dyker.',
    'Sitter stilla i hoppet och skaver inte på handduken.',
  ],
  'bikini-top': [
    'Uttagbara inlägg och band som går att knyta eller korsa.',
    'Kupa för kupa i stället för S, M, L, så att den sitter.',
  ],
  'bikini-bottom': [
    'Helfodrad, mjuka kanter, stannar kvar i vågorna.',
    'Köp den för sig: över- och underdel säljs var för sig hos oss.',
  ],
  'swim-shorts': [
    'Nätfoder, snöre i midjan och en bakficka med dränering.',
    'Torra på en kvart i solen, en halvtimme i svensk sol.',
  ],
  trainers: [
    'Sulan är sydd i skon, inte bara limmad, och innersulan går att ta ur.',
    'Enkla nog till kostym och stadiga nog till en dag på stan.',
  ],
  'high-trainers': [
    'Stöd runt ankeln, platta snören, och en sula som greppar.',
    'Håller byxbenet på plats och blåsten ute.',
  ],
  'chelsea-boots': [
    'Resårer som sluter tätt, hälstropp och en sula som går att byta.',
    'Dras på i farstun utan att du ställer ner kaffet.',
  ],
  'ankle-boots': [
    'Dragkedja på insidan och en klack som fungerar på gatsten.',
    'Slutar precis där byxbenet börjar.',
  ],
  'tall-boots': [
    'Skaftet är skuret med lite luft, så att jeans får plats.',
    'Dragkedja hela vägen och en häl som håller takten.',
  ],
  loafers: [
    'Mjuk bakkappa som inte skaver och en lädersula med gummi under.',
    'Utan strumpor i juni, med tjocka i november.',
  ],
  derby: [
    'Öppen snörning för hög vrist och randsydd sula som går att byta.',
    'Putsas på söndag, håller till nästa.',
  ],
  pumps: [
    'Mjuk sula under trampdynan och en klack som står stadigt.',
    'Lästen är gjord efter fötter, inte tvärtom.',
  ],
  ballerinas: [
    'Snörkant som stramar lagom och en innersula med lite svikt.',
    'Går att vika i väskan och dansa i.',
  ],
  sandals: [
    'Fotbädd i kork och remmar som mjuknar i solen.',
    'Spänner du en gång är det klart för sommaren.',
  ],
  mules: [
    'Kliv i och gå. Hälen sitter kvar tack vare en djup fotbädd.',
    'Till vida byxor och varma kvällar.',
  ],
  'top-handle-bag': [
    'Två fack, en ficka med dragkedja och ett lås som klickar.',
    'Står av sig själv på golvet och rymmer det du faktiskt bär på.',
  ],
  tote: [
    'Plats för dator, matlåda och en halsduk till.',
    'Handtagen är långa nog att ha över kappan.',
  ],
  crossbody: [
    'Remmen går att korta till axel eller dra ut till höft.',
    'Telefon, kort och nycklar nära, händerna fria.',
  ],
  'shoulder-bag': [
    'Mjuk botten, fodrad med bomull, och en ficka för det som annars försvinner.',
    'Hänger still mot sidan även när du har bråttom.',
  ],
  backpack: [
    'Vadderade remmar, fack för 15 tum och en ficka mot ryggen för passet.',
    'Rymmer en arbetsdag, eller en helg om du packar smart.',
  ],
  clutch: [
    'Telefon, nyckel, läppstift. Mer än så är ett annat slags kväll.',
    'Ligger slät under armen och har en ficka för kortet.',
  ],
  scarf: [
    'Fransar i ändarna och längd nog för två varv.',
    'Stor som en filt på flyget, lätt som ingenting i väskan.',
  ],
  beanie: [
    'Viks en gång och sitter kvar i blåst.',
    'Stickad på rund sticka, så det finns ingen söm att klia.',
  ],
  cap: [
    'Böjd skärm, sex paneler och ett spänne bak.',
    'Skyddar ögonen i mars och frisyren alla andra månader.',
  ],
  belt: [
    'Skuret ur ett stycke, med spänne i massiv mässing.',
    'Fem hål, och det mittersta är ditt.',
  ],
  gloves: [
    'Fodrade med stickad ull och sydda med små, täta stygn.',
    'Tunna nog för bussbiljetten, varma nog för promenaden hem.',
  ],
};
