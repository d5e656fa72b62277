import { categoryWords as category } from '../categoryWords.ts';
import type { ShopWords } from '../shopWords.ts';

export const categories: ShopWords['categories'] = {
  women: category('Dam', 'Kläder att leva i: från det närmast kroppen till kappan ytterst.'),
  'women-coats': category(
    'Kappor & jackor',
    'Från första frosten till sista snön. Ull, dun och bomull som tål att mötas av väder.',
  ),
  'women-wool-coats': category(
    'Ullkappor',
    'Långa, raka, dubbelknäppta. Ull som håller i tio vintrar om den får vila emellan.',
  ),
  'women-trench-coats': category(
    'Trenchcoats',
    'För alla dagar som inte kan bestämma sig. Tät gabardin och skärp att knyta, aldrig spänna.',
  ),
  'women-down-jackets': category(
    'Dunjackor',
    'Varma utan att väga. Dunet är återvunnet och sömmarna håller det på plats.',
  ),
  'women-blazers': category(
    'Kavajer',
    'En axel som sitter löser det mesta. Enkelknäppta, dubbelknäppta och några med vilje för stora.',
    'kavajer',
  ),
  'women-waistcoats': category(
    'Västar',
    'Ett lager som lämnar armarna fria, över skjortan eller under kappan.',
  ),
  'women-rain-jackets': category(
    'Regnjackor',
    'Regn på tvären, torr inuti. Tejpade sömmar och huvor som går att se ur.',
  ),
  'women-light-jackets': category(
    'Lätta jackor',
    'Jeans, skinn och överskjortor för tiden mellan kappa och ingenting.',
  ),
  'women-dresses': category(
    'Klänningar',
    'Ett plagg och du är klar. Till vardag, kontor och fest.',
  ),
  'women-day-dresses': category(
    'Vardagsklänningar',
    'Att cykla, arbeta och laga mat i, med fickor där det går.',
  ),
  'women-party-dresses': category(
    'Festklänningar',
    'Satin, spets och siden för kvällar som får dra ut på tiden.',
  ),
  'women-knit-dresses': category(
    'Stickade klänningar',
    'En lång tröja som räcker ensam. Stövlar till, eller raggsockor.',
  ),
  'women-jumpsuits': category(
    'Jumpsuits',
    'Hel klädsel i ett steg, med byxor som går att springa till tåget i.',
  ),
  'women-knitwear': category(
    'Stickat',
    'Lammull, merino och alpacka. Tunt under kavajen, tjockt under kappan.',
  ),
  'women-jumpers': category('Tröjor', 'Kabel, ribb och slätstickat i ull som inte sticks.'),
  'women-roll-necks': category('Polotröjor', 'Halsen varm, händerna fria.'),
  'women-cardigans': category('Koftor', 'Att knäppa till i halsen eller lämna öppen hela vägen.'),
  'women-knit-vests': category(
    'Slipovrar',
    'En tröja utan ärmar, till skjortan som behöver sällskap.',
  ),
  'women-tops': category('Toppar & blusar', 'Det som syns när kappan hänger på kroken.'),
  'women-tees': category(
    'T-shirts & toppar',
    'Bomull som tvättas ofta och ser ut som om den inte gjorde det.',
  ),
  'women-shirts': category(
    'Skjortor',
    'Poplin, linne och flanell. Instoppade, uppknutna eller lånade.',
    'skjortor-dam',
  ),
  'women-blouses': category('Blusar', 'Mjuka ärmar och tyg som rör sig när du gör det.'),
  'women-camisoles': category('Linnen', 'Under kavajen på dagen, ensamma på kvällen.'),
  'women-sweatshirts': category(
    'Sweatshirts & hoodies',
    'Borstad insida, täta muddar, inga planer.',
    'sweatshirts-dam',
  ),
  'women-trousers': category(
    'Byxor',
    'Vida, raka och smala, med fickor som rymmer mer än en nyckel.',
  ),
  'women-suit-trousers': category(
    'Kostymbyxor',
    'Pressveck som sitter och midja som går att andas i.',
  ),
  'women-casual-trousers': category(
    'Ledigare byxor',
    'Linne, manchester, mjukt. För dagar utan möten.',
  ),
  'women-shorts': category('Shorts', 'För de veckor om året då benen får se ljuset.'),
  'women-jeans': category(
    'Jeans',
    'Raka, vida, utsvängda. Välj midja och längd var för sig.',
    'jeans-dam',
  ),
  'women-skirts': category('Kjolar', 'Plisserat, snedskuret och denim, från lår till ankel.'),
  men: category('Herr', 'Genomtänkta plagg som går att blanda i mörkret.'),
  'men-coats': category('Rockar & jackor', 'Ytterplagg för hållplats, skog och bättre middag.'),
  'men-wool-coats': category('Ullrockar', 'Över kavajen, över koftan, över flera år.'),
  'men-down-jackets': category(
    'Dunjackor & parkas',
    'För morgnar när bilen är vit och hunden ändå ska ut.',
    'dunjackor-herr',
  ),
  'men-blazers': category(
    'Kavajer & västar',
    'Mjuka axlar, rena slag. Till jeans eller hela vägen.',
    'kavajer-herr',
  ),
  'men-light-jackets': category(
    'Lätta jackor',
    'Överskjortor, bomberjackor, jeans och skinn.',
    'latta-jackor-herr',
  ),
  'men-rain-jackets': category(
    'Regnjackor',
    'Lätta skal som rullas ihop och glöms i väskan tills de behövs.',
    'regnjackor-herr',
  ),
  'men-knitwear': category(
    'Stickat',
    'Från tunn merino till sådant som mormor hade godkänt.',
    'stickat-herr',
  ),
  'men-jumpers': category('Tröjor', 'Rundhals, v-ringat och polo i ull och bomull.', 'trojor-herr'),
  'men-cardigans': category(
    'Koftor & slipovrar',
    'Lager som får knäppas upp under dagen.',
    'koftor-herr',
  ),
  'men-shirts': category(
    'Skjortor',
    'Från bröllop till snickarboden, med kragar som vet sin plats.',
    'skjortor-herr',
  ),
  'men-tees': category('T-shirts & pikéer', 'Ekologisk bomull, raka axlar, inga tryck.'),
  'men-sweatshirts': category(
    'Sweatshirts & hoodies',
    'Collegetyg med tyngd, för helgen och hemresan.',
    'sweatshirts-herr',
  ),
  'men-trousers': category('Byxor', 'Kostymbyxor, chinos och manchester.', 'byxor-herr'),
  'men-suit-trousers': category(
    'Kostymbyxor',
    'Raka ben och ull som rätar ut sig över natten.',
    'kostymbyxor-herr',
  ),
  'men-chinos': category('Chinos & manchester', 'Byxan mellan jeans och kostym.'),
  'men-jeans': category('Jeans', 'Stadig denim, midja och benlängd i tum.', 'jeans-herr'),
  'men-shorts': category('Shorts', 'Ovanför knät, i linne och bomull.', 'shorts-herr'),
  shoes: category('Skor', 'Skinn, mocka och duk. De flesta går att sula om.'),
  'shoes-boots': category('Kängor & stövletter', 'Upp till ankeln, hela vägen genom november.'),
  'shoes-tall-boots': category('Stövlar', 'Höga skaft, med och utan klack.'),
  'shoes-trainers': category('Sneakers', 'Rena linjer, sulor som går att gå i.'),
  'shoes-loafers': category('Loafers & derbyskor', 'Skor som klär upp jeans och ner kostym.'),
  'shoes-heels': category('Pumps & ballerinas', 'Från platt till smal klack, alla går att stå i.'),
  'shoes-sandals': category('Sandaler & mules', 'För varma dagar och varma golv.'),
  bags: category('Väskor & accessoarer', 'Det du bär på och det som håller ihop resten.', 'vaskor'),
  'bags-handbags': category('Handväskor', 'Skinn med form, lås med ett ljud.'),
  'bags-shoulder': category('Axelväskor', 'Händerna fria, det viktigaste nära.'),
  'bags-totes': category('Shoppingväskor', 'Dator, matlåda, halsduk och en bok.'),
  'bags-backpacks': category('Ryggsäckar', 'Väger jämnt på båda axlarna.'),
  'bags-clutches': category('Kuvertväskor', 'Telefon, nyckel, läppstift.'),
  accessories: category('Accessoarer', 'Halsdukar, mössor, skärp och handskar.'),
  'accessories-scarves': category('Halsdukar', 'Två varv och vintern känns kortare.'),
  'accessories-hats': category('Mössor & kepsar', 'Värme bor i huvudet.'),
  'accessories-belts': category('Skärp', 'Fullnarvigt skinn och spännen i mässing.'),
  'accessories-gloves': category('Handskar', 'Fodrade, stickade på insidan, mjuka på utsidan.'),
  swimwear: category('Bad', 'För simhall, klippa och bastu.'),
  swimsuits: category('Baddräkter', 'Att simma i på riktigt, och ligga stilla i.'),
  'bikini-tops': category('Bikinitoppar', 'Kupa och omkrets var för sig, från 70A till 85E.'),
  'bikini-bottoms': category('Bikinitrosor', 'Höga, låga och knutna i sidan.'),
  'swim-shorts': category('Badshorts', 'Torkar på vägen hem.'),
  preloved: category(
    'Preloved',
    'Plagg som redan haft en bra första tid. Ett av varje, granskat av oss.',
  ),
  'preloved-coats': category(
    'Kappor & jackor, preloved',
    'Ull blir inte sämre av att ha varit ute.',
    'preloved-kappor',
  ),
  'preloved-dresses': category(
    'Klänningar, preloved',
    'Burna på fest, redo för en till.',
    'preloved-klanningar',
  ),
  'preloved-knitwear': category(
    'Stickat, preloved',
    'Noppat, tvättat och lagat där det behövts.',
    'preloved-stickat',
  ),
  'preloved-bags': category('Väskor, preloved', 'Skinn med patina på köpet.', 'preloved-vaskor'),
  'preloved-shoes': category(
    'Skor, preloved',
    'Putsade, ibland omsulade, alltid rena.',
    'preloved-skor',
  ),
  'coming-soon': category(
    'Kommer snart',
    'Beställt, sytt, på väg. Be oss mejla när det är framme.',
  ),
};
