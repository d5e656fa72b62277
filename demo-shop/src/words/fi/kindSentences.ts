import type { ShopWords } from '../shopWords.ts';

export const kindSentences: ShopWords['kindSentences'] = {
  'wool-coat': [
    'Syvät taskut, takahalkio ja vuori, joka liukuu kevyesti neuleen päällä.',
    'Takki bussipysäkille ja teatteriin, leikattu niin, että bleiseri mahtuu alle.',
  ],
  overcoat: [
    'Painava kangas, pehmeä olkapää ja sisätasku, johon mahtuu pokkari.',
    'Takki, jonka puet helmikuussa puvun ja lokakuussa neuleen päälle.',
  ],
  'wool-jacket': [
    'Ulottuu lantiolle ja istuu yhtä hyvin pyörällä kuin junassa.',
    'Pitkän takin lämpö jakun mitassa, taskut kylmille käsille sopivalla korkeudella.',
  ],
  'trench-coat': [
    'Vyö solmitaan, kaulus nostetaan pystyyn ja loput saa sää päättää.',
    'Myrskyläppä, halkio ja sarvinapit: kaikki vanha tuttu, hieman rennommin leikattuna.',
  ],
  puffer: [
    'Kapeat tikkaukset pitävät untuvan paikallaan, ja hihansuut istuvat tiiviisti lapasten päällä.',
    'Rullautuu limpun kokoiseksi ja kohoaa taas, kun ravistat.',
  ],
  'padded-vest': [
    'Lämmittää vartalon ja jättää kädet vapaiksi, takin alla tai paksun neuleen päällä.',
    'Sopii syyskuun kävelyille ja tammikuussa takin alle.',
  ],
  parka: [
    'Kiristysnyöri vyötäröllä, iso huppu ja neljä taskua, jotka kaikki saa kiinni.',
    'Koiranomistajille, työmatkalaisille ja muille, jotka ovat ulkona halusivat tai eivät.',
  ],
  'rain-jacket': [
    'Teipatut saumat, tuuletus kainaloissa ja huppu, joka kääntyy pään mukana.',
    'Vie vähän tilaa laukussa ja paljon muistissa sinä päivänä, kun sataa kaatamalla.',
  ],
  bomber: [
    'Resori kauluksessa, hihansuissa ja helmassa, ja vetoketju, joka kulkee hanskat kädessä.',
    'Lyhyt, suora ja mutkaton, farkkujen tai prässihousujen kanssa.',
  ],
  'denim-jacket': [
    'Rintataskut, metallinapit ja saumat, jotka vaalenevat vuosien mittaan.',
    'Talvella takin alla, kesällä kaiken muun päällä.',
  ],
  'biker-jacket': [
    'Vino vetoketju, pehmeät käänteet ja viskoosivuori.',
    'Ensimmäisen viikon jäykkä, toisesta alkaen korvaamaton.',
  ],
  overshirt: [
    'Paidan ja takin välistä, ja käytössä useammin kuin kumpikaan.',
    'Napitetaan neuleen päälle kymmenessä asteessa ja jätetään auki viidessätoista.',
  ],
  blazer: [
    'Pehmeä olkapää, puolivuori ja sisätasku, johon mahtuvat kortti ja lippu.',
    'Maanantaina farkkujen, perjantaina prässihousujen kanssa.',
  ],
  waistcoat: [
    'Napit ovat tiheässä, ja selän soljella liivin saa kavennettua.',
    'Paidan päälle, bleiserin alle tai aivan yksinään.',
  ],
  jumper: [
    'Neulottu kokonaisina kappaleina; kavennukset näkyvät olkapäällä ja pitävät muodon.',
    'Neule kymmeneksi vuodeksi, viiden jälkeen paikka kyynärpäähän.',
  ],
  'roll-neck': [
    'Kaulus taitetaan kerran, ja se lämmittää kutittamatta.',
    'Bleiserin alle, takin alle tai ihan vain itsekseen.',
  ],
  cardigan: [
    'Kivipähkinänapit, resorireunat ja pituus, jossa väärään reikään osunut nappi ei näy.',
    'Roikkuu tuolin selällä koko syksyn, niin usein sitä tarvitaan.',
  ],
  'knit-vest': [
    'Vedetään paidan päälle, kun patteri ei aivan riitä.',
    'Neule ilman hihoja päiviin, jotka alkavat kylminä ja päättyvät lämpiminä.',
  ],
  tee: [
    'Pääntie on kaksinkertainen ja sivusaumat suorassa vielä kahdenkymmenen pesun jälkeen.',
    'Arjen valkoisin työvaate, muissakin väreissä kuin valkoisena.',
  ],
  'long-sleeve': [
    'Pitkät hihat ja sopiva paino, alimmaksi kerrokseksi tai ainoaksi.',
    'Ulottuu lantion yli ja pysyy housujen sisällä.',
  ],
  camisole: [
    'Olkaimet ovat säädettävät ja reuna käsin rullattu.',
    'Asettuu sileästi bleiserin alle ja pärjää hyvin, kun bleiseri lähtee.',
  ],
  shirt: [
    'Helmiäisnapit, kaksoissaumat ja kaulus, joka pysyy ryhdissä itse.',
    'Yhtä hyvin auki t-paidan päällä kuin siististi housuissa.',
  ],
  blouse: [
    'Väljyyttä selässä, poimutus kaarrokkeessa ja kahden napin kalvosimet.',
    'Laskeutuu pehmeästi ja pysyy hameen vyötäröllä.',
  ],
  polo: [
    'Neulottu kaulus, joka ei rullaudu, ja kaksi nappia, toinen näön vuoksi.',
    'Sille, jolle kauluspaita on liikaa ja t-paita liian vähän.',
  ],
  sweatshirt: [
    'Painaa sen verran, että laskeutuu suoraan, ja on pehmeä kuin yöpaita.',
    'Pääntien kiila imi ennen hikeä; nyt se pitää muodon.',
  ],
  hoodie: [
    'Kaksinkertainen huppu, syvä etutasku ja nyörit, jotka eivät katoa kujaan.',
    'Se, jonka ystävät lainaavat ja unohtavat palauttaa.',
  ],
  'wrap-dress': [
    'Solmitaan sivulta ja antaa myöten lounaan jälkeen.',
    'Menee edestä ristiin ja solmitaan vyötäröltä, keskellä salainen painonappi.',
  ],
  'slip-dress': [
    'Leikattu vinoon, joten kangas myötäilee eikä pane vastaan.',
    'Neule päällä se on arkea, ilman juhlaa.',
  ],
  'shirt-dress': [
    'Napit ylhäältä alas ja taskut sivusaumoissa.',
    'Vyö on irrallinen: käytä, vaihda tai jätä pois.',
  ],
  'a-line-dress': [
    'Istuu vyötäröltä ja levenee helmaan, sivussa piilovetoketju.',
    'Taskut saumoissa ja helma, joka elää portaissa.',
  ],
  'knit-dress': [
    'Suora malli kestää istumisen, ja kapea linja mahtuu takin alle.',
    'Neulottu ilman sivusaumoja, helmassa hieman painoa.',
  ],
  jumpsuit: [
    'Puetaan yhdellä askeleella, solmitaan vyötäröltä, ja taskut ovat oikeat.',
    'Pitkät lahkeet ja piilovetoketju, niin ettei kukaan näe, miten helppoa se oli.',
  ],
  jeans: [
    'Viisi taskua, kupariniitit ja takataskut oikealla korkeudella.',
    'Vyötärö ja pituus valitaan erikseen, joten lahkeita ei tarvitse lyhentää.',
  ],
  'suit-trousers': [
    'Korkea vyötärö, piilolenkit ja paikalleen ommellut prässit.',
    'Laskeutuvat lantiolta suoraan ja sopivat tennareidenkin kanssa.',
  ],
  trousers: [
    'Väljyyttä reisissä, syvät taskut ja vyötärö, joka ei kiristä.',
    'Päiviin, jolloin istutaan, kävellään ja nostetaan jotain lattialta.',
  ],
  chinos: [
    'Vinot etutaskut, huolitellut takataskut ja väri, joka kestää kahvin.',
    'Pesty meillä kerran, joten kutistuminen on jo hoidettu.',
  ],
  'cord-trousers': [
    'Suora lahje ja hieman korkeampi vyötärö, kuin papan valokuvissa.',
    'Lämmittävät pohkeita kahisematta liikaa.',
  ],
  joggers: [
    'Nyöri vyötäröllä, resori lahkeessa ja taskut, jotka pitävät avaimet.',
    'Sohvalle, eteiseen ja nopealle kauppareissulle.',
  ],
  leggings: [
    'Leveä vyötärö ilman kuminauhaa ja litteät saumat.',
    'Peittävät valossakin, myös kumartuessa.',
  ],
  shorts: [
    'Loppuvat hieman polven yläpuolelle, ja taskuissa on syvyyttä.',
    'Leikattu kuin housut, vain lyhyemmät.',
  ],
  'pleated-skirt': [
    'Vekit on prässätty pysyviksi, ja ne avautuvat kävellessä.',
    'Levossa suora kuin viivoitin, portaissa kuin haitari.',
  ],
  'bias-skirt': [
    'Leikattu vinoon: myötäilee lantiota, vapautuu polvesta.',
    'Neule ylös, saappaat alas, ja talvi saa tulla.',
  ],
  'denim-skirt': [
    'Viisi taskua kuin farkuissa ja helma, joka saa hapsuuntua.',
    'Heinäkuussa paljaille säärille, maaliskuussa paksuille sukkahousuille.',
  ],
  swimsuit: [
    'Etuosa on vuoritettu ja leikkaus pysyy paikallaan sukeltaessa.',
    'Istuu hypyssä eikä hierrä pyyhkeellä.',
  ],
  'bikini-top': [
    'Irrotettavat toppaukset ja nauhat, jotka voi solmia tai ristiä.',
    'Kuppikoko S-, M- ja L-koon sijaan, jotta se istuu.',
  ],
  'bikini-bottom': [
    'Kokonaan vuoritetut, pehmeäreunaiset, pysyvät aalloissakin.',
    'Osta erikseen: meillä ylä- ja alaosa myydään kumpikin omanaan.',
  ],
  'swim-shorts': [
    'Verkkovuori, nyöri vyötäröllä ja takatasku, josta vesi valuu pois.',
    'Kuivat vartissa auringossa, puolessa tunnissa Suomen auringossa.',
  ],
  trainers: [
    'Pohja on ommeltu, ei vain liimattu, ja pohjallisen saa irti.',
    'Puvulle kyllin yksinkertaiset, kaupunkipäivään kyllin tukevat.',
  ],
  'high-trainers': [
    'Tukea nilkalle, litteät nauhat ja pitävä pohja.',
    'Pitävät lahkeen paikallaan ja tuulen ulkona.',
  ],
  'chelsea-boots': [
    'Napakat kuminauhat, vetolenkki kannassa ja pohja, jonka voi vaihtaa.',
    'Vedetään jalkaan eteisessä kahvikuppia laskematta.',
  ],
  'ankle-boots': [
    'Vetoketju sisäsyrjässä ja korko, joka pärjää mukulakivillä.',
    'Loppuvat juuri siihen, mistä lahje alkaa.',
  ],
  'tall-boots': [
    'Varteen on jätetty ilmaa, joten farkut mahtuvat sisään.',
    'Vetoketju koko varren mitalta ja korko, joka pysyy tahdissa.',
  ],
  loafers: [
    'Pehmeä kantakappa, joka ei hankaa, ja nahkapohjan alla kumi.',
    'Kesäkuussa ilman sukkia, marraskuussa paksujen kanssa.',
  ],
  derby: [
    'Avoin nauhoitus korkealle jalkapöydälle ja reunosommeltu, vaihdettava pohja.',
    'Lankataan sunnuntaina, kestää seuraavaan.',
  ],
  pumps: [
    'Pehmuste päkiän alla ja korko, joka seisoo tukevasti.',
    'Lesti on tehty jalan mukaan, ei toisin päin.',
  ],
  ballerinas: [
    'Reunan nyöri kiristää sopivasti, ja pohjallisessa on vähän joustoa.',
    'Taittuvat laukkuun ja taipuvat tanssiin.',
  ],
  sandals: [
    'Korkkipohjallinen ja remmit, jotka pehmenevät auringossa.',
    'Kun soljen kerran säätää, kesä on valmis.',
  ],
  mules: [
    'Astu sisään ja lähde. Syvä pohjallinen pitää kantapään paikallaan.',
    'Leveiden housujen ja lämpimien iltojen kanssa.',
  ],
  'top-handle-bag': [
    'Kaksi lokeroa, vetoketjutasku ja lukko, joka naksahtaa.',
    'Seisoo lattialla itse ja vetää kaiken, mitä oikeasti kannat.',
  ],
  tote: [
    'Tilaa tietokoneelle, eväille ja vielä huivillekin.',
    'Kantimet ovat niin pitkät, että kassi mahtuu olalle takin päälle.',
  ],
  crossbody: [
    'Hihnan voi lyhentää olalle tai laskea lantiolle.',
    'Puhelin, kortti ja avaimet lähellä, kädet vapaina.',
  ],
  'shoulder-bag': [
    'Pehmeä pohja, puuvillavuori ja tasku sille, mikä muuten katoaa.',
    'Pysyy kyljessä paikallaan kiireessäkin.',
  ],
  backpack: [
    'Pehmustetut hihnat, lokero 15 tuumalle ja selkäpuolella tasku passille.',
    'Vetää työpäivän, tai viikonlopun, jos pakkaa fiksusti.',
  ],
  clutch: [
    'Puhelin, avain, huulipuna. Enemmän on jo toisenlainen ilta.',
    'Asettuu litteäksi kainaloon, ja kortille on oma tasku.',
  ],
  scarf: [
    'Hapsut päissä ja pituutta kahdelle kierrokselle.',
    'Lentokoneessa iso kuin huopa, laukussa kevyt kuin ei mikään.',
  ],
  beanie: [
    'Taitetaan kerran ja pysyy päässä tuulessa.',
    'Neulottu pyöröpuikoilla, joten mikään sauma ei kutita.',
  ],
  cap: [
    'Kaareva lippa, kuusi kappaletta ja solki takana.',
    'Suojaa silmiä maaliskuussa ja kampausta muulloin.',
  ],
  belt: [
    'Leikattu yhdestä kappaleesta, solki täysmessinkiä.',
    'Viisi reikää, joista keskimmäinen on sinun.',
  ],
  gloves: [
    'Neulottu villavuori ja pienet, tiheät pistot.',
    'Bussilippuun riittävän ohuet, kotimatkalle riittävän lämpimät.',
  ],
};
