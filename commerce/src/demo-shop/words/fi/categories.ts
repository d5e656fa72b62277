import { shelfWords as shelf } from '../shelfWords.ts';
import type { ShopWords } from '../shopWords.ts';

export const categories: ShopWords['categories'] = {
  women: shelf('Naiset', 'Vaatteita elämään: lähimpänä ihoa olevasta uloimpaan takkiin.'),
  'women-coats': shelf(
    'Takit',
    'Ensipakkasista viimeisiin lumiin. Villaa, untuvaa ja puuvillaa, jotka kestävät sään.',
  ),
  'women-wool-coats': shelf(
    'Villakangastakit',
    'Pitkiä, suoria, kaksirivisiä. Villa kestää kymmenen talvea, kun se saa levätä välillä.',
  ),
  'women-trench-coats': shelf(
    'Trenssit',
    'Päiviin, jotka eivät osaa päättää. Tiivistä gabardiinia ja vyö, joka solmitaan.',
  ),
  'women-down-jackets': shelf(
    'Untuvatakit',
    'Lämpöä ilman painoa. Untuva on kierrätettyä ja pysyy tikkauksissaan.',
  ),
  'women-blazers': shelf(
    'Bleiserit',
    'Istuva olkapää ratkaisee melkein kaiken. Yksirivisiä, kaksirivisiä ja muutama tahallaan liian suuri.',
  ),
  'women-waistcoats': shelf(
    'Liivit',
    'Kerros, joka jättää kädet vapaiksi, paidan päälle tai takin alle.',
  ),
  'women-rain-jackets': shelf(
    'Sadetakit',
    'Vaakasadetta ulkona, kuivaa sisällä. Teipatut saumat ja huppu, josta näkee.',
  ),
  'women-light-jackets': shelf(
    'Kevyet takit',
    'Farkkua, nahkaa ja paitatakkeja aikaan paksun takin ja takittomuuden välissä.',
  ),
  'women-dresses': shelf('Mekot', 'Yksi vaate ja olet valmis. Arkeen, töihin ja juhlaan.'),
  'women-day-dresses': shelf(
    'Arkimekot',
    'Pyöräilyyn, työhön ja ruoanlaittoon. Taskut aina, kun mahdollista.',
  ),
  'women-party-dresses': shelf(
    'Juhlamekot',
    'Satiinia, pitsiä ja silkkiä iltoihin, jotka saavat venyä.',
  ),
  'women-knit-dresses': shelf(
    'Neulemekot',
    'Pitkä neule, joka riittää yksinään. Saappaat kaveriksi, tai villasukat.',
  ),
  'women-jumpsuits': shelf('Haalarit', 'Koko asu yhdellä askeleella, ja lahkeilla ehtii junaan.'),
  'women-knitwear': shelf(
    'Neuleet',
    'Karitsanvillaa, merinoa ja alpakkaa. Ohutta bleiserin alle, paksua takin alle.',
  ),
  'women-jumpers': shelf(
    'Neulepuserot',
    'Palmikkoa, resoria ja sileää neulosta villasta, joka ei kutita.',
  ),
  'women-roll-necks': shelf('Pooloneuleet', 'Kaula lämpimänä, kädet vapaina.'),
  'women-cardigans': shelf('Neuletakit', 'Napitettavaksi leukaan asti tai jätettäväksi auki.'),
  'women-knit-vests': shelf('Neuleliivit', 'Hihaton neule paidalle, joka kaipaa seuraa.'),
  'women-tops': shelf(
    'Paidat & puserot',
    'Se, mikä näkyy, kun takki on naulassa.',
    'paidat-puserot',
  ),
  'women-tees': shelf(
    'T-paidat & topit',
    'Puuvillaa, jota pestään usein eikä sitä huomaa.',
    't-paidat-topit',
  ),
  'women-shirts': shelf(
    'Kauluspaidat',
    'Popliinia, pellavaa ja flanellia. Helma sisään, solmuun tai lainattuna.',
    'kauluspaidat-naiset',
  ),
  'women-blouses': shelf('Puserot', 'Pehmeät hihat ja kangas, joka liikkuu mukanasi.'),
  'women-camisoles': shelf('Olkaintopit', 'Päivällä bleiserin alla, illalla yksinään.'),
  'women-sweatshirts': shelf(
    'Colleget & hupparit',
    'Harjattu sisäpuoli, napakat resorit, ei suunnitelmia.',
    'colleget-naiset',
  ),
  'women-trousers': shelf(
    'Housut',
    'Leveitä, suoria ja kapeita, ja taskuihin mahtuu muutakin kuin avain.',
    'housut-naiset',
  ),
  'women-suit-trousers': shelf(
    'Puvunhousut',
    'Prässit pysyvät ja vyötärö antaa hengittää.',
    'puvunhousut-naiset',
  ),
  'women-casual-trousers': shelf(
    'Rennot housut',
    'Pellavaa, vakosamettia, pehmeää. Päiviin ilman palavereja.',
  ),
  'women-shorts': shelf(
    'Shortsit',
    'Niihin viikkoihin, jolloin sääret näkevät päivänvalon.',
    'shortsit-naiset',
  ),
  'women-jeans': shelf(
    'Farkut',
    'Suoria, leveitä, leveneviä. Valitse vyötärö ja pituus erikseen.',
    'farkut-naiset',
  ),
  'women-skirts': shelf('Hameet', 'Vekkejä, vinoon leikattua ja denimiä, reidestä nilkkaan.'),
  men: shelf('Miehet', 'Harkittuja vaatteita, jotka sopivat yhteen pimeässäkin.'),
  'men-coats': shelf(
    'Takit',
    'Päällysvaatteita pysäkille, metsään ja parempaan illalliseen.',
    'takit-miehet',
  ),
  'men-wool-coats': shelf(
    'Villakangastakit',
    'Bleiserin päälle, neuleen päälle, vuosiksi eteenpäin.',
    'villakangastakit-miehet',
  ),
  'men-down-jackets': shelf(
    'Untuvatakit & parkat',
    'Aamuihin, jolloin auto on valkoinen ja koira lähtee silti ulos.',
    'untuvatakit-miehet',
  ),
  'men-blazers': shelf(
    'Bleiserit & liivit',
    'Pehmeät olkapäät, siistit käänteet. Farkkujen kanssa tai loppuun asti.',
    'bleiserit-miehet',
  ),
  'men-light-jackets': shelf(
    'Kevyet takit',
    'Paitatakkeja, pilottitakkeja, farkkua ja nahkaa.',
    'kevyet-takit-miehet',
  ),
  'men-rain-jackets': shelf(
    'Sadetakit',
    'Kevyitä kuoria, jotka unohtuvat laukkuun, kunnes niitä tarvitaan.',
    'sadetakit-miehet',
  ),
  'men-knitwear': shelf(
    'Neuleet',
    'Ohuesta merinosta sellaiseen, jonka mummikin hyväksyisi.',
    'neuleet-miehet',
  ),
  'men-jumpers': shelf(
    'Neulepuserot',
    'Pyöreä pääntie, v-aukko ja poolo villasta ja puuvillasta.',
    'neulepuserot-miehet',
  ),
  'men-cardigans': shelf(
    'Neuletakit & liivit',
    'Kerroksia, jotka avautuvat päivän mittaan.',
    'neuletakit-miehet',
  ),
  'men-shirts': shelf(
    'Kauluspaidat',
    'Häistä verstaalle, kaulus paikallaan.',
    'kauluspaidat-miehet',
  ),
  'men-tees': shelf(
    'T-paidat & pikeet',
    'Luomupuuvillaa, suorat olkapäät, ei painatuksia.',
    't-paidat-pikeet',
  ),
  'men-sweatshirts': shelf(
    'Colleget & hupparit',
    'Tukevaa collegea viikonloppuun ja kotimatkalle.',
    'colleget-miehet',
  ),
  'men-trousers': shelf('Housut', 'Puvunhousuja, chinoja ja vakosamettia.', 'housut-miehet'),
  'men-suit-trousers': shelf(
    'Puvunhousut',
    'Suorat lahkeet ja villa, joka oikenee yön aikana.',
    'puvunhousut-miehet',
  ),
  'men-chinos': shelf(
    'Chinot & vakosametit',
    'Housut farkkujen ja puvun välistä.',
    'chinot-vakosametit',
  ),
  'men-jeans': shelf('Farkut', 'Tukevaa denimiä, vyötärö ja lahje tuumina.', 'farkut-miehet'),
  'men-shorts': shelf('Shortsit', 'Polven yläpuolelle, pellavaa ja puuvillaa.', 'shortsit-miehet'),
  shoes: shelf('Kengät', 'Nahkaa, mokkaa ja kangasta. Useimmat voi pohjata uudelleen.'),
  'shoes-boots': shelf('Nilkkurit', 'Nilkkaan asti, marraskuun läpi.'),
  'shoes-tall-boots': shelf('Saappaat', 'Korkeaa vartta, korolla ja ilman.'),
  'shoes-trainers': shelf('Tennarit', 'Selkeitä linjoja ja pohjia, joilla voi kävellä.'),
  'shoes-loafers': shelf(
    'Loaferit & derbykengät',
    'Kengät, jotka nostavat farkut ja rentouttavat puvun.',
    'loaferit-derbykengat',
  ),
  'shoes-heels': shelf(
    'Avokkaat & ballerinat',
    'Matalasta kapeaan korkoon, kaikilla jaksaa seistä.',
    'avokkaat-ballerinat',
  ),
  'shoes-sandals': shelf(
    'Sandaalit & pistokkaat',
    'Lämpimiin päiviin ja lämpimille lattioille.',
    'sandaalit-pistokkaat',
  ),
  bags: shelf('Laukut & asusteet', 'Se, mitä kannat, ja se, mikä pitää muun koossa.', 'laukut'),
  'bags-handbags': shelf('Käsilaukut', 'Ryhdikästä nahkaa ja lukko, josta kuuluu ääni.'),
  'bags-shoulder': shelf('Olkalaukut', 'Kädet vapaina, tärkein lähellä.'),
  'bags-totes': shelf('Kassit', 'Tietokone, eväät, huivi ja kirja.'),
  'bags-backpacks': shelf('Reput', 'Painaa saman verran molemmilla olkapäillä.'),
  'bags-clutches': shelf('Iltalaukut', 'Puhelin, avain, huulipuna.'),
  accessories: shelf('Asusteet', 'Huiveja, pipoja, vöitä ja käsineitä.'),
  'accessories-scarves': shelf('Huivit', 'Kaksi kierrosta, ja talvi tuntuu lyhyemmältä.'),
  'accessories-hats': shelf('Pipot & lippikset', 'Lämpö asuu päässä.', 'pipot-lippikset'),
  'accessories-belts': shelf('Vyöt', 'Täysnahkaa ja messinkisiä solkia.'),
  'accessories-gloves': shelf('Käsineet', 'Vuoritettuja, sisältä lämpimiä, päältä pehmeitä.'),
  swimwear: shelf('Uima-asut', 'Uimahalliin, rantakalliolle ja saunaan.'),
  swimsuits: shelf('Uimapuvut', 'Oikeaan uimiseen ja paikallaan makaamiseen.'),
  'bikini-tops': shelf('Bikiniyläosat', 'Kuppi ja ympärys erikseen, 70A:sta 85E:hen.'),
  'bikini-bottoms': shelf('Bikinihousut', 'Korkeita, matalia ja sivuilta solmittavia.'),
  'swim-shorts': shelf('Uimashortsit', 'Kuivuvat kotimatkalla.'),
  preloved: shelf(
    'Preloved',
    'Vaatteita, joilla on jo ollut hyvä alku. Yksi kutakin, meidän tarkastamamme.',
  ),
  'preloved-coats': shelf('Takit, preloved', 'Villa ei huonone ulkoilusta.', 'preloved-takit'),
  'preloved-dresses': shelf(
    'Mekot, preloved',
    'Yksissä juhlissa käytetty, valmis seuraaviin.',
    'preloved-mekot',
  ),
  'preloved-knitwear': shelf(
    'Neuleet, preloved',
    'Nypyt pois, pesty ja parsittu, missä oli tarpeen.',
    'preloved-neuleet',
  ),
  'preloved-bags': shelf('Laukut, preloved', 'Nahka patinoineen.', 'preloved-laukut'),
  'preloved-shoes': shelf(
    'Kengät, preloved',
    'Kiillotettu, joskus uudelleen pohjattu, aina puhdas.',
    'preloved-kengat',
  ),
  'coming-soon': shelf(
    'Tulossa pian',
    'Tilattu, ommeltu, matkalla. Pyydä viesti, kun se on perillä.',
  ),
};
