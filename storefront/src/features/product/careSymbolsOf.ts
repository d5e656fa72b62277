/** Which symbols of care a text means, in each language of the shop. */
import type { CareSymbol } from '@solvik/design-system';
import type { Locale } from '@solvik/shop';

/** A symbol and the words for it; of each process the first that a text has. */
type Process = readonly (readonly [symbol: CareSymbol, words: RegExp])[];

/**
 * By language, of which a shop may have others: washing, bleaching, drying, ironing, cleaning, which
 * is the order of a label.
 */
const wordsOf: Readonly<Record<string, readonly Process[]>> = {
  sv: [
    [
      ['no-wash', /(?:inte|ej|aldrig) tvättas|tvättas (?:inte|ej)|vattentvättas ej/],
      ['wash-hand', /handtvätt/],
      ['wash-gentle', /skontvätt/],
      ['wash', /maskintvätt/],
    ],
    [['no-bleach', /(?:inte|ej) blekas|blek (?:inte|ej)|blekmedel/]],
    [
      ['no-tumble-dry', /torktumlas? (?:inte|ej)|(?:inte|ej|aldrig) torktumlas?/],
      ['flat-dry', /plantork|torka (?:plant|liggande)/],
      ['line-dry-shade', /torka i skugga/],
      ['tumble-dry-low', /torktumla på låg/],
      ['tumble-dry', /torktumla/],
      ['line-dry', /hängtork|häng upp/],
    ],
    [
      ['no-iron', /stryk(?:s|as)? (?:inte|ej)|(?:inte|ej) strykas/],
      ['iron-low', /stryk på låg/],
      ['iron-medium', /stryk på medel/],
      ['iron', /(?<!\p{L})stryk(?!\p{L})/u],
    ],
    [
      ['no-dry-clean', /kemtvätta(?:s)? (?:inte|ej)|(?:inte|ej) kemtvätt/],
      ['dry-clean', /kemtvätt/],
    ],
  ],
  nb: [
    [
      ['no-wash', /(?:ikke|aldri) vaskes|vaskes ikke/],
      ['wash-hand', /håndvask/],
      ['wash-gentle', /skånevask/],
      ['wash', /maskinvask/],
    ],
    [['no-bleach', /ikke blekes|blek(?:es)? ikke|blekemiddel/]],
    [
      ['no-tumble-dry', /ikke tørketromles|tørketromles? ikke|ikke tørkes i trommel/],
      ['flat-dry', /tørk(?:es)? flatt/],
      ['line-dry-shade', /tørk i skyggen/],
      ['tumble-dry-low', /(?:tørk i trommel|tørketromle) på lav/],
      ['tumble-dry', /tørk i trommel|tørketromle/],
      ['line-dry', /heng (?:opp|til tørk)/],
    ],
    [
      ['no-iron', /ikke strykes|stryk(?:es)? ikke/],
      ['iron-low', /stryk på lav/],
      ['iron-medium', /stryk på middels/],
      ['iron', /(?<!\p{L})stryk(?!\p{L})/u],
    ],
    [
      ['no-dry-clean', /ikke renses|renses ikke/],
      ['dry-clean', /(?<!\p{L})rens(?:es|ing)?(?!\p{L})/u],
    ],
  ],
  da: [
    [
      ['no-wash', /(?:ikke|aldrig) vaskes|vaskes ikke/],
      ['wash-hand', /håndvask/],
      ['wash-gentle', /skånevask/],
      ['wash', /maskinvask/],
    ],
    [['no-bleach', /ikke bleges|bleg(?:es)? ikke|blegemiddel/]],
    [
      ['no-tumble-dry', /ikke tørretumbles|tørretumbl(?:es)? ikke/],
      ['flat-dry', /tør(?:res)? fladt/],
      ['line-dry-shade', /tør i skyggen/],
      ['tumble-dry-low', /tørretumbl(?:es)? ved lav/],
      ['tumble-dry', /tørretumbl/],
      ['line-dry', /hæng (?:op|til tørre)/],
    ],
    [
      ['no-iron', /ikke stryges|stryg(?:es)? ikke/],
      ['iron-low', /stryg ved lav/],
      ['iron-medium', /stryg ved middel/],
      ['iron', /(?<!\p{L})stryg(?!\p{L})/u],
    ],
    [
      ['no-dry-clean', /ikke renses|renses ikke/],
      ['dry-clean', /(?<!\p{L})rens(?:es|et|ning)?(?!\p{L})/u],
    ],
  ],
  fi: [
    [
      ['no-wash', /ei (?:saa pestä|vesipesua)|älä pese/],
      ['wash-hand', /käsinpesu|pese käsin/],
      ['wash-gentle', /hienopesu/],
      ['wash', /konepesu/],
    ],
    [['no-bleach', /ei (?:saa valkaista|valkaisua)|älä valkaise/]],
    [
      ['no-tumble-dry', /ei (?:saa rumpukuivata|rumpukuivausta)|älä rumpukuivaa/],
      ['flat-dry', /kuivata tasossa|tasokuivaus/],
      ['line-dry-shade', /kuivata varjossa/],
      ['tumble-dry-low', /rumpukuivaa matala/],
      ['tumble-dry', /rumpukuiva/],
      ['line-dry', /ripusta/],
    ],
    [
      ['no-iron', /ei (?:saa silittää|silitystä)|älä silitä/],
      ['iron-low', /silitä (?:viileä|matala)/],
      ['iron-medium', /silitä keskilämp/],
      ['iron', /(?<!\p{L})silitä(?!\p{L})/u],
    ],
    [
      ['no-dry-clean', /ei kemiallista pesua/],
      ['dry-clean', /kemiallinen pesu/],
    ],
  ],
};

const degrees = /(\d\d)\s*(?:°|grader|astee)/;

/** A wash that is drawn with its temperature, where there is such a symbol. */
function atTemperature(symbol: CareSymbol, temperature: string | undefined): CareSymbol {
  if (symbol === 'wash' && (temperature === '30' || temperature === '40' || temperature === '60'))
    return `wash-${temperature}`;
  if (symbol === 'wash-gentle' && (temperature === '30' || temperature === '40'))
    return `wash-gentle-${temperature}`;
  return symbol;
}

/**
 * The symbols of what a text on care says, in the order of a label. What it does not say has none,
 * and neither do words that are not known.
 */
export function careSymbolsOf(text: string, locale: Locale): readonly CareSymbol[] {
  const lower = text.toLowerCase();
  const temperature = degrees.exec(lower)?.[1];
  return (wordsOf[locale] ?? []).flatMap((process) => {
    const found = process.find(([, words]) => words.test(lower));
    return found ? [atTemperature(found[0], temperature)] : [];
  });
}
