import type { HousePages } from '../articleGroups.ts';

export const house: HousePages = {
  about: {
    title: 'Tietoa meistä',
    description: 'Muotikauppa kauniiseen ja huonoon säähän, kotipaikka {town}.',
    lead: '{shop} valitsee vaatteita kauniiseen ja huonoon säähän. Enimmäkseen huonoon, sillä kotikaupunkimme on {town}.',
    body: [
      '## Näin valitsemme',
      'Meillä on neljäkymmentä merkkiä ja noin kahdeksansataa mallia. Jokaista mallia käyttää joku meistä viikon ennen kuin se saa paikkansa: pyörällä, sateessa, töissä, sohvalla. Mikä hiertää, nyppyyntyy tai pudottaa napin, lähtee takaisin.',
      'Kysymme jokaiselta merkiltä, missä vaate on ommeltu ja mistä se on tehty, ja kirjoitamme vastauksen tuotesivulle. Kun sanomme jotakin sertifioiduksi, kerromme millä sertifikaatilla. Muuten jätämme sanan pois.',
      '## Preloved',
      'Toisen eteisessä riippunut takki on usein uutta parempi: se on jo näyttänyt, mihin siitä on. Ostamme, pesemme, parsimme ja kuvaamme jokaisen vaatteen erikseen. Kutakin on yksi, ja jäljistä kerromme.',
      '## Pitkään käytettäväksi',
      'Kestävin vaate on se, joka sinulla jo on. Siksi kirjoitamme mieluummin siitä, [miten villaa hoidetaan](page:wool-care), kuin siitä, miksi tarvitset uuden neuleen. Kun sitten tarvitset, olemme täällä.',
      'Haluatko tietää lisää, tai löysitkö virheen? [Ota yhteyttä](page:contact).',
    ],
  },
  'wool-care': {
    title: 'Näin hoidat villaa',
    description:
      'Lepoa, harjaa, ilmaa. Neljän minuutin lukeminen, joka antaa takille kymmenen talvea.',
    lead: 'Villa hoitaa itse suurimman osan, kun se saa riippua rauhassa. Tässä on loput.',
    body: [
      '## Anna levätä',
      'Kahtena päivänä peräkkäin käytetty takki ei ehdi suoristua. Anna sille päivä leveällä henkarilla, mieluiten puisella, napit auki ja taskut tyhjinä. Rypyt oikenevat itsestään.',
      '## Harjaa alaspäin',
      'Pöly ja katuhiekka kuluttavat kuitua. Vedä pehmeällä vaateharjalla ylhäältä alas kerran viikossa. Se vie minuutin ja auttaa enemmän kuin pesu.',
      '## Anna sateen kuivua',
      'Kastuitko? Ravista enin vesi pois, ripusta takki ilmavasti huoneenlämpöön ja jätä rauhaan. Ei koskaan patterille eikä kuivausrumpuun. Harjaa, kun se on kuiva.',
      '## Tuuleta mieluummin kuin pese',
      'Villa päästää hajut irti. Yö parvekkeella riittää useimmiten. Neuleet pestään käsin haaleassa pari kertaa vuodessa villapesuaineella, puristetaan pyyhkeessä ja kuivataan tasossa. Takit viedään pesulaan korkeintaan kerran talvessa.',
      '## Nypyt eivät ole virhe',
      'Lyhyet kuidut nousevat pintaan siellä, missä hiha hankaa kylkeä. Poista ne nyppykammalla, ei koskaan partaterällä. Parin kerran jälkeen ne loppuvat.',
      '## Kesäsäilytys',
      'Puhtaana, kuivana, pimeässä. Koi syö lian ennen villaa, joten älä laita säilöön mitään käytettyä. Setripuu tuoksuu hyvältä ja auttaa vähän.',
      'Haluatko jotain uutta hoidettavaksi? [Katso kaikki neuleet](category:women-knitwear) tai [villakangastakit](category:women-wool-coats).',
    ],
  },
};
