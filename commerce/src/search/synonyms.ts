/**
 * What shoppers call things that the shop calls otherwise: the shop's words, then the shoppers'. They are written into
 * the search documents, so half a synonym finds what the whole of it finds, and so do its forms.
 */
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { foldedWords } from './foldWords.ts';
import { inflections } from './inflection.ts';
import { wordForms } from './wordForms.ts';

const synonymLines: Readonly<Record<Locale, string>> = {
  sv: `
    känga stövlett: boots
    sneakers: gympaskor sportskor
    pumps: klackskor
    tröja: jumper sweater pullover
    hoodie: huvtröja luvtröja
    sweatshirt: collegetröja
    byxor: brallor
    mjukisbyxor: mjukisar
    kavaj: blazer
    kofta: cardigan
    shirt: tshirt
    jeans: jeansbyxor denim
    skärp: bälte
    halsduk: scarf sjal
    mössa: beanie
    handskar: vantar
    ryggsäck: backpack
    jumpsuit: overall byxdress`,
  nb: `
    støvletter: boots
    sneakers: joggesko
    pumps: høyhælte
    genser: jumper sweater strikkegenser
    hettegenser: hoodie
    sweatshirt: collegegenser
    bukse: benklær
    joggebukse: sweatpants
    blazer: dressjakke
    cardigan: strikkejakke
    jeans: dongeri olabukse
    skjerf: scarf sjal
    lue: beanie
    hansker: votter
    ryggsekk: sekk
    jumpsuit: buksedress`,
  da: `
    støvletter: boots
    sneakers: gummisko kondisko
    pumps: stiletter
    sweater: jumper striktrøje pullover
    hættetrøje: hoodie
    sweatpants: joggingbukser
    blazer: habitjakke
    cardigan: strikjakke
    shirt: tshirt
    jeans: cowboybukser
    halstørklæde: scarf sjal
    hue: beanie
    handsker: vanter
    rygsæk: skoletaske
    buksedragt: jumpsuit`,
  fi: `
    nilkkurit: boots bootsit
    tennarit: sneakerit lenkkarit
    avokkaat: korkokengät
    neule: villapaita jumper
    huppari: hoodie
    collegepaita: svetari
    housut: pöksyt
    collegehousut: verkkarit
    bleiseri: pikkutakki
    neuletakki: villatakki
    farkut: denim
    huivi: kaulaliina
    pipo: myssy
    käsineet: hanskat
    reppu: selkäreppu
    haalari: jumpsuit`,
};

/** Reads which other names a word has, in whatever form it stands. */
export function synonymsIn(locale: Locale): (word: string) => readonly string[] {
  const others = new Map<string, readonly string[]>();
  for (const line of synonymLines[locale].trim().split('\n')) {
    const [own = '', theirs = ''] = line.split(':');
    for (const word of foldedWords(own)) others.set(word, foldedWords(theirs));
  }
  const forms = wordForms(others.keys(), inflections[locale]);
  return (word) => [...forms.whole(word)].flatMap((known) => others.get(known) ?? []);
}
