import type { ReviewWords } from '../reviewWords.ts';

export const reviews: ReviewWords = {
  authors: ['Anna', 'Minna', 'Kaisa', 'Laura', 'Sanna K', 'Pirjo', 'Mikko', 'Riikka', 'Tuula', 'Emilia', 'Jari', 'Noora', 'Heli', 'Marja-Liisa', 'Amira', 'Ville', 'Essi', 'Kirsi', 'Saara', 'Outi', 'Petri', 'Eeva', 'Leena', 'Jonna', 'Helmi', 'Antti', 'Susanna', 'Irma', 'Veera', 'Timo'],
  about: {
    coats: { good: ['Lämmin eikä paina mitään.', 'Taskut ovat juuri niin syvät kuin luvataan.', 'Paksu neule mahtuu hyvin alle.', 'Luonnossa kauniimpi kuin kuvassa, ja se on harvinaista.', 'Olen odottanut bussia kahdentoista asteen pakkasessa ja pärjännyt.'], mixed: ['Hieno mutta pitkä: olen 162 ja helma yltää nilkkoihin.', 'Hartioista vähän tiukka neuleen kanssa.'] },
    knitwear: { good: ['Ei kutita, ja olen siitä tarkka.', 'Pehmeä heti ensimmäisestä päivästä.', 'Pesty käsin neljästi ja yhä kuin uusi.', 'Vihdoin riittävän pitkät hihat.', 'Mahtuu bleiserin alle ja lämmittää silti.'], mixed: ['Nyppyyntyy hieman kainaloista, mutta nypyt saa kammattua.', 'Kaunis väri, vähän lyhyempi kuin luulin.'] },
    tops: { good: ['Laadukas kangas, ei kuulla läpi.', 'Istuu kauniisti hartioista.', 'Siisti silittämättäkin.', 'Ostin toisen eri värissä.', 'Pitää muotonsa pesussa.'], mixed: ['Rypistyy aika lailla.', 'Pitkäselkäiselle hieman lyhyt.'] },
    dresses: { good: ['Sain yhden iltapäivän aikana kolme kehua.', 'Laskeutuu kauniisti kävellessä.', 'Käy töihin ja häihin.', 'Taskut. Oikeat taskut.', 'Istuu vyötäröltä puristamatta.'], mixed: ['Pääntie on vähän syvä, ompelin painonapin.', 'Kangas on ohut, alusmekko tarvitaan.'] },
    bottoms: { good: ['Vyötärö ei paina istuessa.', 'Oikea pituus suoraan pussista.', 'Pysyy mallissaan koko päivän.', 'Parhaat takataskut, mitä minulla on ollut.', 'Sopii bleiserin ja hupparin kanssa.'], mixed: ['Vyötäröltä hieman väljä, vyö tarpeen.', 'Lyhensin neljä senttiä, nyt täydellinen.'] },
    swimwear: { good: ['Pysyy päällä sukeltaessakin.', 'Paksua kangasta, joka silti kuivuu nopeasti.', 'Väri kestää kloorin.', 'Tunnen oloni pukeutuneeksi rannallakin.', 'Vihdoin sellainen, joka sopii pitkään selkään.'], mixed: ['Pientä mitoitusta, ota kokoa suurempi.', 'Toppaukset liikkuvat pesussa.'] },
    shoes: { good: ['Ei hiertänyt edes ensimmäisenä päivänä.', 'Kävelin niillä Tampereen päästä päähän.', 'Nahka pehmeni viikossa.', 'Pohja pitää märillä lehdillä.', 'Sopivan leveät korkealle jalkapöydälle.'], mixed: ['Vaativat sisäänajon, mutta sitten.', 'Puoli numeroa suurempi olisi istunut paremmin.'] },
    bags: { good: ['Vetää tietokoneen, eväät ja huivin.', 'Lukko naksahtaa mukavasti.', 'Seisoo lattialla itse.', 'Nahka tuoksuu hyvältä eikä naarmuunnu helposti.', 'Hihna riittää talvitakin päällekin.'], mixed: ['Hieno, mutta vähän painavampi kuin luulin.', 'Kaipaan vetoketjutaskua.'] },
    accessories: { good: ['Pehmeä ja juuri sopivan kokoinen.', 'Täydellinen lahja, meni nappiin.', 'Muoto pysyy talven jälkeenkin.', 'Kaunis väri, joka sopii kaikkeen.', 'Lämmittää enemmän kuin uskoisi.'], mixed: ['Aluksi irtoaa vähän nukkaa.', 'Vähän pienempi kuin ajattelin.'] },
  },
  good: ['Otin tavallisen kokoni.', 'Tuli kahdessa päivässä.', 'Harkitsen toista eri värissä.', 'Hintansa väärti.', 'Käytössä melkein koko ajan.', 'Tyttäreni on jo lainannut sitä.', 'Ostin alesta ja olen iloinen siitä.', 'Saumat on tehty kunnolla.', 'Suosittelen.', 'Juuri kuin kuvassa.'],
  mixed: ['Pidän silti.', 'Siitä neljä viidestä.', 'Muuten tyytyväinen.', 'Asiakaspalvelu vastasi nopeasti, kun kysyin.', 'Vaihdoin kokoa ilman säätöä.'],
  bad: ['Ei valitettavasti sopinut minulle, palautin.', 'Väri on tummempi kuin kuvassa.', 'Sauma ratkesi kahden viikon jälkeen, mutta sain uuden.', 'En viihtynyt siinä.', 'Odotin hintaan nähden paksumpaa kangasta.'],
  bought: (size, colour) => `Ostin koon ${size}, väri ${colour}.`,
};
