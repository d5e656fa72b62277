import { categoryWords as category } from '../categoryWords.ts';
import type { ShopWords } from '../shopWords.ts';

export const categories: ShopWords['categories'] = {
  women: category('Naiset', 'Vaatteita elämään: lähimpänä ihoa olevasta uloimpaan takkiin.'),
  'women-coats': category(
    'Takit',
    'Ensipakkasista viimeisiin lumiin. Villaa, untuvaa ja puuvillaa, jotka kestävät sään.',
  ),
  'women-wool-coats': category(
    'Villakangastakit',
    'Pitkiä, suoria, kaksirivisiä. Villa kestää kymmenen talvea, kun se saa levätä välillä.',
  ),
  'women-trench-coats': category(
    'Trenssit',
    'Päiviin, jotka eivät osaa päättää. Tiivistä gabardiinia ja vyö, joka solmitaan.',
  ),
  'women-down-jackets': category(
    'Untuvatakit',
    'Lämpöä ilman painoa. Untuva on kierrätettyä ja pysyy tikkauksissaan.',
  ),
  'women-blazers': category(
    'Bleiserit',
    'Istuva olkapää ratkaisee melkein kaiken. Yksirivisiä, kaksirivisiä ja muutama tahallaan liian suuri.',
  ),
  'women-waistcoats': category(
    'Liivit',
    'Kerros, joka jättää kädet vapaiksi, paidan päälle tai takin alle.',
  ),
  'women-rain-jackets': category(
    'Sadetakit',
    'Vaakasadetta ulkona, kuivaa sisällä. Teipatut saumat ja huppu, josta näkee.',
  ),
  'women-light-jackets': category(
    'Kevyet takit',
    'Farkkua, nahkaa ja paitatakkeja aikaan paksun takin ja takittomuuden välissä.',
  ),
  'women-dresses': category('Mekot', 'Yksi vaate ja olet valmis. Arkeen, töihin ja juhlaan.'),
  'women-day-dresses': category(
    'Arkimekot',
    'Pyöräilyyn, työhön ja ruoanlaittoon. Taskut aina, kun mahdollista.',
  ),
  'women-party-dresses': category(
    'Juhlamekot',
    'Satiinia, pitsiä ja silkkiä iltoihin, jotka saavat venyä.',
  ),
  'women-knit-dresses': category(
    'Neulemekot',
    'Pitkä neule, joka riittää yksinään. Saappaat kaveriksi, tai villasukat.',
  ),
  'women-jumpsuits': category(
    'Haalarit',
    'Koko asu yhdellä askeleella, ja lahkeilla ehtii junaan.',
  ),
  'women-knitwear': category(
    'Neuleet',
    'Karitsanvillaa, merinoa ja alpakkaa. Ohutta bleiserin alle, paksua takin alle.',
  ),
  'women-jumpers': category(
    'Neulepuserot',
    'Palmikkoa, resoria ja sileää neulosta villasta, joka ei kutita.',
  ),
  'women-roll-necks': category('Pooloneuleet', 'Kaula lämpimänä, kädet vapaina.'),
  'women-cardigans': category('Neuletakit', 'Napitettavaksi leukaan asti tai jätettäväksi auki.'),
  'women-knit-vests': category('Neuleliivit', 'Hihaton neule paidalle, joka kaipaa seuraa.'),
  'women-tops': category(
    'Paidat & puserot',
    'Se, mikä näkyy, kun takki on naulassa.',
    'paidat-puserot',
  ),
  'women-tees': category(
    'T-paidat & topit',
    'Puuvillaa, jota pestään usein eikä sitä huomaa.',
    't-paidat-topit',
  ),
  'women-shirts': category(
    'Kauluspaidat',
    'Popliinia, pellavaa ja flanellia. Helma sisään, solmuun tai lainattuna.',
    'kauluspaidat-naiset',
  ),
  'women-blouses': category('Puserot', 'Pehmeät hihat ja kangas, joka liikkuu mukanasi.'),
  'women-camisoles': category('Olkaintopit', 'Päivällä bleiserin alla, illalla yksinään.'),
  'women-sweatshirts': category(
    'Colleget & hupparit',
    'Harjattu sisäpuoli, napakat resorit, ei suunnitelmia.',
    'colleget-naiset',
  ),
  'women-trousers': category(
    'Housut',
    'Leveitä, suoria ja kapeita, ja taskuihin mahtuu muutakin kuin avain.',
    'housut-naiset',
  ),
  'women-suit-trousers': category(
    'Puvunhousut',
    'Prässit pysyvät ja vyötärö antaa hengittää.',
    'puvunhousut-naiset',
  ),
  'women-casual-trousers': category(
    'Rennot housut',
    'Pellavaa, vakosamettia, pehmeää. Päiviin ilman palavereja.',
  ),
  'women-shorts': category(
    'Shortsit',
    'Niihin viikkoihin, jolloin sääret näkevät päivänvalon.',
    'shortsit-naiset',
  ),
  'women-jeans': category(
    'Farkut',
    'Suoria, leveitä, leveneviä. Valitse vyötärö ja pituus erikseen.',
    'farkut-naiset',
  ),
  'women-skirts': category('Hameet', 'Vekkejä, vinoon leikattua ja denimiä, reidestä nilkkaan.'),
  men: category('Miehet', 'Harkittuja vaatteita, jotka sopivat yhteen pimeässäkin.'),
  'men-coats': category(
    'Takit',
    'Päällysvaatteita pysäkille, metsään ja parempaan illalliseen.',
    'takit-miehet',
  ),
  'men-wool-coats': category(
    'Villakangastakit',
    'Bleiserin päälle, neuleen päälle, vuosiksi eteenpäin.',
    'villakangastakit-miehet',
  ),
  'men-down-jackets': category(
    'Untuvatakit & parkat',
    'Aamuihin, jolloin auto on valkoinen ja koira lähtee silti ulos.',
    'untuvatakit-miehet',
  ),
  'men-blazers': category(
    'Bleiserit & liivit',
    'Pehmeät olkapäät, siistit käänteet. Farkkujen kanssa tai loppuun asti.',
    'bleiserit-miehet',
  ),
  'men-light-jackets': category(
    'Kevyet takit',
    'Paitatakkeja, pilottitakkeja, farkkua ja nahkaa.',
    'kevyet-takit-miehet',
  ),
  'men-rain-jackets': category(
    'Sadetakit',
    'Kevyitä kuoria, jotka unohtuvat laukkuun, kunnes niitä tarvitaan.',
    'sadetakit-miehet',
  ),
  'men-knitwear': category(
    'Neuleet',
    'Ohuesta merinosta sellaiseen, jonka mummikin hyväksyisi.',
    'neuleet-miehet',
  ),
  'men-jumpers': category(
    'Neulepuserot',
    'Pyöreä pääntie, v-aukko ja poolo villasta ja puuvillasta.',
    'neulepuserot-miehet',
  ),
  'men-cardigans': category(
    'Neuletakit & liivit',
    'Kerroksia, jotka avautuvat päivän mittaan.',
    'neuletakit-miehet',
  ),
  'men-shirts': category(
    'Kauluspaidat',
    'Häistä verstaalle, kaulus paikallaan.',
    'kauluspaidat-miehet',
  ),
  'men-tees': category(
    'T-paidat & pikeet',
    'Luomupuuvillaa, suorat olkapäät, ei painatuksia.',
    't-paidat-pikeet',
  ),
  'men-sweatshirts': category(
    'Colleget & hupparit',
    'Tukevaa collegea viikonloppuun ja kotimatkalle.',
    'colleget-miehet',
  ),
  'men-trousers': category('Housut', 'Puvunhousuja, chinoja ja vakosamettia.', 'housut-miehet'),
  'men-suit-trousers': category(
    'Puvunhousut',
    'Suorat lahkeet ja villa, joka oikenee yön aikana.',
    'puvunhousut-miehet',
  ),
  'men-chinos': category(
    'Chinot & vakosametit',
    'Housut farkkujen ja puvun välistä.',
    'chinot-vakosametit',
  ),
  'men-jeans': category('Farkut', 'Tukevaa denimiä, vyötärö ja lahje tuumina.', 'farkut-miehet'),
  'men-shorts': category(
    'Shortsit',
    'Polven yläpuolelle, pellavaa ja puuvillaa.',
    'shortsit-miehet',
  ),
  shoes: category('Kengät', 'Nahkaa, mokkaa ja kangasta. Useimmat voi pohjata uudelleen.'),
  'shoes-boots': category('Nilkkurit', 'Nilkkaan asti, marraskuun läpi.'),
  'shoes-tall-boots': category('Saappaat', 'Korkeaa vartta, korolla ja ilman.'),
  'shoes-trainers': category('Tennarit', 'Selkeitä linjoja ja pohjia, joilla voi kävellä.'),
  'shoes-loafers': category(
    'Loaferit & derbykengät',
    'Kengät, jotka nostavat farkut ja rentouttavat puvun.',
    'loaferit-derbykengat',
  ),
  'shoes-heels': category(
    'Avokkaat & ballerinat',
    'Matalasta kapeaan korkoon, kaikilla jaksaa seistä.',
    'avokkaat-ballerinat',
  ),
  'shoes-sandals': category(
    'Sandaalit & pistokkaat',
    'Lämpimiin päiviin ja lämpimille lattioille.',
    'sandaalit-pistokkaat',
  ),
  bags: category('Laukut & asusteet', 'Se, mitä kannat, ja se, mikä pitää muun koossa.', 'laukut'),
  'bags-handbags': category('Käsilaukut', 'Ryhdikästä nahkaa ja lukko, josta kuuluu ääni.'),
  'bags-shoulder': category('Olkalaukut', 'Kädet vapaina, tärkein lähellä.'),
  'bags-totes': category('Kassit', 'Tietokone, eväät, huivi ja kirja.'),
  'bags-backpacks': category('Reput', 'Painaa saman verran molemmilla olkapäillä.'),
  'bags-clutches': category('Iltalaukut', 'Puhelin, avain, huulipuna.'),
  accessories: category('Asusteet', 'Huiveja, pipoja, vöitä ja käsineitä.'),
  'accessories-scarves': category('Huivit', 'Kaksi kierrosta, ja talvi tuntuu lyhyemmältä.'),
  'accessories-hats': category('Pipot & lippikset', 'Lämpö asuu päässä.', 'pipot-lippikset'),
  'accessories-belts': category('Vyöt', 'Täysnahkaa ja messinkisiä solkia.'),
  'accessories-gloves': category('Käsineet', 'Vuoritettuja, sisältä lämpimiä, päältä pehmeitä.'),
  swimwear: category('Uima-asut', 'Uimahalliin, rantakalliolle ja saunaan.'),
  swimsuits: category('Uimapuvut', 'Oikeaan uimiseen ja paikallaan makaamiseen.'),
  'bikini-tops': category('Bikiniyläosat', 'Kuppi ja ympärys erikseen, 70A:sta 85E:hen.'),
  'bikini-bottoms': category('Bikinihousut', 'Korkeita, matalia ja sivuilta solmittavia.'),
  'swim-shorts': category('Uimashortsit', 'Kuivuvat kotimatkalla.'),
  preloved: category(
    'Preloved',
    'Vaatteita, joilla on jo ollut hyvä alku. Yksi kutakin, meidän tarkastamamme.',
  ),
  'preloved-coats': category('Takit, preloved', 'Villa ei huonone ulkoilusta.', 'preloved-takit'),
  'preloved-dresses': category(
    'Mekot, preloved',
    'Yksissä juhlissa käytetty, valmis seuraaviin.',
    'preloved-mekot',
  ),
  'preloved-knitwear': category(
    'Neuleet, preloved',
    'Nypyt pois, pesty ja parsittu, missä oli tarpeen.',
    'preloved-neuleet',
  ),
  'preloved-bags': category('Laukut, preloved', 'Nahka patinoineen.', 'preloved-laukut'),
  'preloved-shoes': category(
    'Kengät, preloved',
    'Kiillotettu, joskus uudelleen pohjattu, aina puhdas.',
    'preloved-kengat',
  ),
  'coming-soon': category(
    'Tulossa pian',
    'Tilattu, ommeltu, matkalla. Pyydä viesti, kun se on perillä.',
  ),
};
