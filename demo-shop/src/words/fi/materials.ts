import type { ShopWords } from '../shopWords.ts';

export const materials: ShopWords['materials'] = {
  'wool-cloth': {
    label: 'Villa',
    prefix: 'villakangas',
    phrase: 'villakankaasta',
    sentence: 'Kangas on kudottu Italiassa: tuulelle tiivis, pitkään päivään pehmeä.',
  },
  'recycled-wool': {
    label: 'Kierrätysvilla',
    prefix: 'villakangas',
    phrase: 'kierrätysvillasta',
    sentence:
      'Villa on ollut vaatteena ennenkin: lajiteltu väreittäin, revitty ja kehrätty uudelleen ilman uutta värjäystä.',
  },
  'boiled-wool': {
    label: 'Keitetty villa',
    phrase: 'keitetystä villasta',
    sentence:
      'Keitetty villa neulotaan ensin ja vanutetaan sitten, joten se pitää tuulen ulkona ja joustaa liikkeessä.',
  },
  herringbone: {
    label: 'Kalanruotovilla',
    prefix: 'tweed',
    phrase: 'kalanruotokankaasta',
    sentence: 'Kalanruoto näkyy läheltä; kadun toiselta puolelta se sulautuu yhdeksi sävyksi.',
  },
  'suit-wool': {
    label: 'Pukuvilla',
    prefix: 'villa',
    phrase: 'pukuvillasta',
    sentence: 'Villa on ohutta, laskeutuu suoraan ja oikenee henkarissa yön aikana.',
  },
  lambswool: {
    label: 'Karitsanvilla',
    prefix: 'villa',
    phrase: 'karitsanvillasta',
    sentence: 'Karitsanvilla on kehrätty hieman löyhemmäksi, joten se lämmittää painamatta.',
  },
  merino: {
    label: 'Merinovilla',
    prefix: 'merino',
    phrase: 'merinovillasta',
    sentence: 'Merinovilla on hienoa ihoa vasten ja kestää monta päivää pesujen välissä.',
  },
  cashmere: {
    label: 'Kashmir',
    prefix: 'kashmir',
    phrase: 'kashmirista',
    sentence: 'Kaksisäikeistä kashmiria: ohutta katsoa, lämpimämpää kuin luulisi.',
  },
  alpaca: {
    label: 'Alpakka',
    prefix: 'alpakka',
    phrase: 'alpakasta',
    sentence: 'Alpakassa on pehmeä nukka, joka asettuu muutaman käyttökerran jälkeen.',
  },
  mohair: {
    label: 'Mohair',
    prefix: 'mohair',
    phrase: 'mohairista',
    sentence: 'Mohair vangitsee valon ja pehmentää reunat kuin talvinen ikkuna.',
  },
  'cotton-knit': {
    label: 'Luomupuuvilla',
    prefix: 'puuvilla',
    phrase: 'luomupuuvillasta',
    sentence: 'Neulottu puuvilla on viileää ihoa vasten ja paranee pesussa.',
  },
  jersey: {
    label: 'Puuvillatrikoo',
    prefix: 'trikoo',
    phrase: 'puuvillatrikoosta',
    sentence: 'Trikoo joustaa vähän ja palautuu muotoonsa päivän päätteeksi.',
  },
  'organic-jersey': {
    label: 'Luomupuuvilla',
    prefix: 'puuvilla',
    phrase: 'luomupuuvillasta',
    sentence: 'Puuvilla on luomuviljeltyä ja lanka tiukkaan kierrettyä, joten pinta pysyy sileänä.',
  },
  'rib-jersey': {
    label: 'Ribattu puuvilla',
    prefix: 'puuvilla',
    phrase: 'ribatusta puuvillasta',
    sentence: 'Ribattu neulos elää liikkeessä ja istuu lähellä kiristämättä.',
  },
  sweat: {
    label: 'Collegekangas',
    phrase: 'collegekankaasta',
    sentence: 'Päällinen on sileä, sisäpuoli harjattu, ja resorit istuvat napakasti.',
  },
  poplin: {
    label: 'Puuvillapopliini',
    prefix: 'popliini',
    phrase: 'popliinista',
    sentence: 'Popliini on aamulla raikkaan ryhdikästä ja illalla vähän pehmeämpää.',
  },
  flannel: {
    label: 'Flanelli',
    prefix: 'flanelli',
    phrase: 'flanellista',
    sentence: 'Flanelli on harjattu molemmin puolin ja lämmin heti, kun puet sen päälle.',
  },
  twill: {
    label: 'Puuvillatwill',
    prefix: 'puuvilla',
    phrase: 'puuvillatwillistä',
    sentence: 'Twill on tiivistä, valmiiksi pehmeäksi pestyä ja kestää istumista.',
  },
  gabardine: {
    label: 'Gabardiini',
    prefix: 'gabardiini',
    phrase: 'gabardiinista',
    sentence: 'Tiivis gabardiini hengittää mutta pitää kuuron ulkona matkalla bussille.',
  },
  canvas: {
    label: 'Kanvas',
    prefix: 'kanvas',
    phrase: 'kanvaksesta',
    sentence: 'Kanvas on karheaa, pysyy ryhdissä ja haalistuu kauniisti.',
  },
  denim: {
    label: 'Denim',
    prefix: 'farkku',
    phrase: 'denimistä',
    sentence: 'Denim on tukevaa ja kerran pestyä; loput teet itse.',
  },
  'organic-denim': {
    label: 'Luomudenim',
    prefix: 'farkku',
    phrase: 'luomudenimistä',
    sentence: 'Denim on joustamatonta luomupuuvillaa: alussa jäykkä, kuukauden päästä omasi.',
  },
  corduroy: {
    label: 'Vakosametti',
    prefix: 'vakosametti',
    phrase: 'vakosametista',
    sentence: 'Vakosametin kapeat vaot tavoittavat valon, kun kävelet.',
  },
  linen: {
    label: 'Pellava',
    prefix: 'pellava',
    phrase: 'pellavasta',
    sentence: 'Pellava on pesty pehmeäksi, viilentää helteellä ja saa rypistyä.',
  },
  viscose: {
    label: 'Viskoosi',
    prefix: 'viskoosi',
    phrase: 'viskoosista',
    sentence: 'Viskoosi on viileää ja laskeutuu painollaan pehmeisiin poimuihin.',
  },
  lyocell: {
    label: 'Lyocell',
    prefix: 'lyocell',
    phrase: 'lyocellistä',
    sentence: 'Lyocell on sileää ja viileää, ja rypyt suoristuvat yön aikana itsestään.',
  },
  crepe: {
    label: 'Kreppi',
    prefix: 'kreppi',
    phrase: 'krepistä',
    sentence:
      'Krepin pinta on matta, kangas laskeutuu raskaasti ja nousee matkalaukusta silittämättä.',
  },
  satin: {
    label: 'Satiini',
    prefix: 'satiini',
    phrase: 'satiinista',
    sentence: 'Satiinissa on hillitty kiilto, enemmän kuutamoa kuin valonheitintä.',
  },
  silk: {
    label: 'Silkki',
    prefix: 'silkki',
    phrase: 'silkistä',
    sentence: 'Silkki on pesty, joten kiilto on levollinen ja pinta kuin persikan.',
  },
  lace: {
    label: 'Pitsi',
    prefix: 'pitsi',
    phrase: 'pitsistä',
    sentence:
      'Pitsi on tarpeeksi tiivistä tavalliseen tiistaihin ja vuoritettu sieltä, mistä pitää.',
  },
  nylon: {
    label: 'Kierrätyspolyamidi',
    prefix: 'nailon',
    phrase: 'kierrätysnailonista',
    sentence: 'Kierrätetty nailon ei paina juuri mitään ja kuivuu kahvikupin aikana.',
  },
  down: {
    label: 'Untuva',
    prefix: 'untuva',
    phrase: 'kierrätysnailonista',
    sentence:
      'Täyte on vanhoista peitoista lajiteltua ja puhtaaksi pestyä untuvaa; kuori on kierrätysnailonia.',
  },
  lycra: {
    label: 'Uima-asukangas',
    phrase: 'kierrätetystä uima-asukankaasta',
    sentence:
      'Kangas on tehty vanhoista kalaverkoista, kestää klooria ja pitää muotonsa altaanväli toisensa jälkeen.',
  },
  leather: {
    label: 'Nahka',
    prefix: 'nahka',
    phrase: 'nahasta',
    sentence: 'Nahan syykuvio saa näkyä, se on kasviparkittu ja kiilto syntyy käytössä.',
  },
  'smooth-leather': {
    label: 'Sileä nahka',
    prefix: 'nahka',
    phrase: 'nahasta',
    sentence: 'Nahka on sileää ja hillitysti kiiltävää ja pehmenee viikko viikolta.',
  },
  suede: {
    label: 'Mokka',
    prefix: 'mokka',
    phrase: 'mokasta',
    sentence: 'Mokan lyhyt nukka tummuu, kun siirrät kättä sen yli.',
  },
};
