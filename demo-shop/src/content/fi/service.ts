import type { ServicePages } from '../articleGroups.ts';

export const service: ServicePages = {
  delivery: {
    title: 'Toimitus',
    description: 'Toimitushinnat ja -ajat ja se, miten paketti löytää perille.',
    lead: 'Paketti on perillä 1–3 arkipäivän kuluttua pakkaamisesta. Toimitus on ilmainen, kun tilaus on vähintään {freeShipping}.',
    body: [
      '## Näin paketti tulee',
      [
        '**Noutopisteeseen**, {pickupFee}. Ilmainen vähintään {freeShipping}:n tilauksiin. Saat viestin, kun paketti on perillä, ja sinulla on seitsemän päivää aikaa noutaa se.',
        '**Kotiovelle**, {homeFee}. Ilmainen vähintään {freeShipping}:n tilauksiin. Saat aamulla tiedon, mihin aikaan auto suunnilleen tulee.',
        '**Pikatoimitus, pakkaamista seuraavana arkipäivänä**, {expressFee}, pääkaupunkiseudulla.',
      ],
      'Osoitteeseesi sopivat toimitustavat näet kassalla, kun olet kirjoittanut postinumerosi.',
      '## Milloin lähetämme',
      'Arkisin ennen kello {packsUntil} tehdyt tilaukset pakataan samana päivänä. Myöhemmin tai viikonloppuna tehdyt tilaukset pakkaamme seuraavana arkipäivänä. Tilausvahvistus tulee sähköpostiin, useimmiten heti ja viimeistään 24 tunnissa arkisin. Kun paketti lähtee, saat toisen viestin ja seurantatunnuksen.',
      '## Jos jokin on loppu',
      'Merkintä ”Vähän jäljellä” tarkoittaa, että kokoasi on alle kuusi kappaletta. Jos koko on loppu, voit pyytää viestin, kun sitä taas on. Tilauksesta valmistettavien toimitusaika näkyy tuotesivulla ennen ostoa.',
      '## Jos paketti viipyy',
      'Jos pakettia ei ole näkynyt viiteen arkipäivään, [ota yhteyttä](page:contact), niin etsimme sen. Matkalla kadonnut paketti on meidän vastuullamme, ei sinun.',
      'Noutamatta jäänyt paketti palaa meille. Se ei ole sama asia kuin kaupan peruuttaminen, joten kerro mieluummin, jos tulit toisiin ajatuksiin. Lue lisää [palautuksesta](page:returns).',
    ],
  },
  returns: {
    title: 'Palautus ja peruuttaminen',
    description:
      'Neljätoista päivää aikaa muuttaa mieltä, ja virheestä voi valittaa sen jälkeenkin.',
    lead: 'Sovita kotona rauhassa. Aikaa on 14 päivää siitä, kun sait paketin.',
    body: [
      '## Näin peruutat kaupan',
      'Syytä ei tarvitse kertoa. Ilmoita meille 14 päivän kuluessa siitä, kun sinä tai pyytämäsi henkilö sai tilauksen viimeisen tuotteen. Voit tehdä sen näin:',
      [
        'sähköpostilla osoitteeseen [{email}](mailto:{email}), mukaan nimi ja tilausnumero',
        'peruuttamislomakkeella, joka löytyy osoitteesta [kkv.fi](https://www.kkv.fi)',
      ],
      'Sen jälkeen sinulla on 14 päivää aikaa lähettää tuote takaisin. Palautamme maksun 14 päivän kuluessa ilmoituksestasi, mutta voimme odottaa, kunnes tuote on tullut tai olet osoittanut lähettäneesi sen. Rahat palautuvat samalla tavalla kuin maksoit.',
      '## Mitä se maksaa',
      'Palautus maksaa {returnFee}, joka vähennetään hyvityksestä. Jos perut koko tilauksen, saat takaisin myös tavallisen toimituksen hinnan, mutta et pikatoimituksen lisää.',
      '## Missä kunnossa',
      'Sovita kuin kaupassa. Jätä laput paikoilleen ja vältä käytön jälkiä. Jos tuotetta on käytetty enemmän, voimme vähentää sen, minkä arvo on alentunut. Sinetöityä uima-asua ei voi palauttaa, kun sinetti on avattu.',
      '## Virhe tuotteessa',
      'Kuluttajansuojalain mukaan vastaamme virheestä, vaikka mitään takuuta ei olisi annettu. Vastuulle ei ole säädetty yhtä määräaikaa, vaan se riippuu siitä, kuinka kauan tuotteen voi odottaa kestävän. Ilmoita virheestä kohtuullisessa ajassa; kaksi kuukautta sen huomaamisesta riittää aina. Korjaamme, vaihdamme, alennamme hintaa tai palautamme rahat, ja maksamme kuljetuksen.',
      'Vuoden kuluessa ilmenneen virheen katsotaan olleen tuotteessa alusta asti, ellemme osoita muuta. Preloved-tuotteissa on sama suoja, mutta jäljet, joista olemme kertoneet, eivät ole virheitä.',
      '## Jos emme pääse sopuun',
      'Ota ensin yhteyttä kuluttajaneuvontaan, [kuluttajaneuvonta.fi](https://www.kuluttajaneuvonta.fi). Sen jälkeen voit viedä asian kuluttajariitalautakuntaan, [kuluttajariita.fi](https://www.kuluttajariita.fi).',
    ],
  },
  'size-guide': {
    title: 'Kokotaulukko',
    description: 'Mitat sentteinä: naiset, miehet, kengät, farkut ja bikinit.',
    lead: 'Mittanauha ja kaksi minuuttia. Mittaa vartalosta, älä vaatteesta.',
    body: [
      '## Farkut',
      'Vyötärö (W) ja sisäsauma (L) ovat tuumina. W27 vastaa suunnilleen kokoa 36, ja L32 on 81 senttiä.',
      '## Bikiniyläosa',
      'Numero on ympärysmitta rinnan alta. Kirjain on sen ja rinnan mitan ero.',
      'Etkö ole varma? [Kysy meiltä](page:contact). Vaatteet ovat täällä, ja mittaamme mielellämme.',
    ],
  },
  contact: {
    title: 'Ota yhteyttä',
    description: 'Vastaamme arkisin kello 8–17.',
    lead: 'Me, jotka vastaamme, istumme kaksi kerrosta varaston yläpuolella ja voimme käydä katsomassa.',
    body: [
      '## Soita tai kirjoita',
      [
        'Puhelin: [{phone}](tel:{tel}), arkisin 8–17',
        'Sähköposti: [{email}](mailto:{email}), vastaus yhden arkipäivän kuluessa',
      ],
      'Pidä tilausnumero käsillä. Se on tilausvahvistuksessa. Palvelemme suomeksi.',
      '## Missä olemme',
      '{company}, {address}. Yritystunnus {number}.',
    ],
  },
};
