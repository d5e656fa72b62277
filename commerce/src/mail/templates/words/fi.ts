import type { OrderTexts } from './orderTexts.ts';

export const fi: OrderTexts = {
  subject: (order) => `Kiitos tilauksestasi ${order}`,
  heading: 'Kiitos tilauksestasi',
  greeting: (name) => `Hei ${name}!`,
  intro: 'Tämä on tilausvahvistuksesi. Säilytä se. Pakkaamme tilauksen mahdollisimman pian, ja saat uuden viestin, kun paketti on lähtenyt.',
  order: 'Tilausnumero', date: 'Päivä', size: 'Koko', pieces: (count) => `${count} kpl`,
  goods: 'Tuotteet', discount: 'Alennus', shipping: 'Toimitus', free: 'Ilmainen', paymentFee: 'Maksutavan lisä', total: 'Yhteensä', vat: (rate) => `Josta alv ${rate}\u00a0%`,
  delivery: 'Toimitus', deliveredTo: 'Toimitusosoite', arrivesOn: (day) => `Arvioitu toimitus: ${day}`, arrivesBetween: (from, to) => `Arvioitu toimitus: ${from} – ${to}`, message: 'Viestisi', payment: 'Maksutapa',
  look: 'Katso tilauksesi',
  regret: 'Peruuttamisoikeus',
  regretText: ({ email }, returnFee) => [
    `Voit peruuttaa kaupan syytä kertomatta. Ilmoita meille 14 päivän kuluessa siitä päivästä, jona sait tilauksen viimeisen tuotteen: kirjoita osoitteeseen ${email} nimesi ja tilausnumerosi tai käytä viestin lopussa olevaa lomaketta.`,
    `Lähetä tuotteet sitten takaisin 14 päivän kuluessa. Palautus maksaa ${returnFee}. Saat rahat 14 päivän kuluessa ilmoituksestasi, myös tavallisen toimituksen hinnan, jos perut koko tilauksen. Voimme odottaa, kunnes tuotteet ovat tulleet tai olet osoittanut lähettäneesi ne.`,
    'Peruuttamisoikeus ei koske sinetöityjä tuotteita, joita ei hygieniasyistä voi palauttaa sinetin avaamisen jälkeen, eikä mittojesi mukaan tehtyjä tuotteita.',
  ],
  readReturns: 'Palautus ja peruuttaminen',
  faults: 'Jos tuotteessa on virhe', faultsText: 'Vastaamme virheestä kuluttajansuojalain mukaan niin kauan kuin tuotteen voi odottaa kestävän. Kaksi kuukautta virheen huomaamisesta riittää aina ilmoittamiseen. Maksamme kuljetuksen.',
  readTerms: 'Toimitusehdot',
  contact: 'Yhteystiedot', service: 'Kysyttävää? Vastaa tähän viestiin. Asiakaspalvelu on avoinna arkisin klo 8–17.', number: 'Ruotsalainen yritystunnus', phone: 'Puhelin', email: 'Sähköposti',
  form: 'Peruuttamislomake',
  formText: ({ name, address, email }) => [
    `Vastaanottaja: ${name}, ${address}, ${email}`,
    'Ilmoitan, että haluan peruuttaa seuraavien tuotteiden kaupan:',
    'Tilauspäivä / vastaanottopäivä:',
    'Nimi ja osoite:',
    'Päiväys, ja allekirjoitus, jos lomake lähetetään paperilla:',
  ],
};
