import type { ShopWords } from '../shopWords.ts';

export const categoryStories: ShopWords['categoryStories'] = {
  'women-coats':
    'Mikä pituus? Alle 165-senttiselle polvimittainen suora malli on helpoin kantaa; pidemmälle pitkä takki sopii matalienkin kenkien kanssa. Ota tavallinen kokosi, jos alla on ohutta, ja kokoa suurempi, jos asut paksussa neuleessa. Villa haluaa levätä päivien välissä, ja sitä harjataan useammin kuin pestään.',
  'men-coats':
    'Takin pitää mennä kiinni bleiserin päällä selästä kiristämättä. Sovita sen kanssa, mitä aiot pitää alla. Olkasauman kuuluu loppua olkapäähän ja hihan yltää peukalon tyveen. Loput on makuasia.',
  'women-knitwear':
    'Karitsanvilla on helpoin kumppani, merino paras ihoa vasten, alpakka pehmein tuulessa ja puuvilla viilein sisällä. Säilytä neuleet taiteltuina, ei koskaan henkarissa, ja anna niiden tuulettua tuolin selällä ennen laatikkoon palaamista.',
  'women-dresses':
    'Mekossa, joka käy kolmena iltana viikossa, on hihat, taskut ja kangas, joka kestää istumista. Nämä kolme kerrotaan aina tuotesivulla. Jos jokin puuttuu, syy on juhlissa.',
  shoes:
    'Mittaa jalka illalla, kun se on suurimmillaan, ja lisää puoli senttiä. Vuorottele kahta paria, niin nahka ehtii kuivua. Useimpiin kenkiimme mikä tahansa suutari vaihtaa pohjat.',
  bags: 'Kokeile kokoa sillä, mitä kannat joka päivä: puhelin, lompakko, avaimet, vesipullo. Nahkaan tulee naarmuja, ja se kaunistuu niistä. Pyyhi laukku kostealla liinalla ja anna sen levätä silkkipaperilla täytettynä.',
  swimwear:
    'Uima-asu suurenee hieman vedessä. Jos se tuntuu kuivana sopivalta, se on liian iso. Huuhtele kylmällä vedellä joka uinnin jälkeen ja kuivata varjossa, niin väri kestää monta kesää.',
  preloved:
    'Kaikki preloved-vaatteemme ovat kulkeneet samojen käsien kautta: pesty, parsittu tarvittaessa ja mitattu uudelleen, sillä vanhat koot pitävät harvoin paikkansa. Peruuttamisoikeus ja virhevastuu ovat samat kuin uusissa.',
};
