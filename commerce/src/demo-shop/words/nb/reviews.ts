import type { ReviewWords } from '../reviewWords.ts';

export const reviews: ReviewWords = {
  authors: ['Ingrid', 'Silje', 'Kari M', 'Marte', 'Amina', 'Hilde', 'Tone', 'Eirik', 'Ragnhild', 'Nora', 'Bjørn', 'Camilla', 'Solveig', 'Anne-Lise', 'Ola', 'Kristin', 'Thea', 'Gro', 'Linn', 'Maren', 'Sunniva', 'Håkon', 'Wenche', 'Ida B', 'Live', 'Oda', 'Jorunn', 'Espen', 'Randi', 'Mina'],
  about: {
    coats: { good: ['Varm uten å veie noe.', 'Lommene er akkurat så dype som de sier.', 'God plass til en tykk genser under.', 'Penere i virkeligheten enn på bildet, og det skjer sjelden.', 'Har ventet på trikken i tolv minus og klart meg fint.'], mixed: ['Fin, men lang: jeg er 162, og den går til anklene.', 'Litt trang over skuldrene med strikk under.'] },
    knitwear: { good: ['Klør ikke, og jeg er pysete.', 'Myk fra første dag.', 'Vasket for hånd fire ganger og ser ny ut.', 'Endelig lange nok ermer.', 'Tynn nok under blazer og likevel varm.'], mixed: ['Nupper litt under armene, men det går å gre bort.', 'Fin farge, litt kortere enn jeg trodde.'] },
    tops: { good: ['God kvalitet i stoffet, ikke gjennomsiktig.', 'Sitter pent over skuldrene.', 'Ser skikkelig ut uten at jeg har strøket.', 'Har kjøpt én til i en annen farge.', 'Holder formen i vask.'], mixed: ['Krøller seg en del.', 'Litt kort hvis du som jeg er lang i ryggen.'] },
    dresses: { good: ['Fikk tre komplimenter på én ettermiddag.', 'Faller så pent når du går.', 'Går på jobben og i bryllup.', 'Lommer. Ordentlige lommer.', 'Sitter i livet uten å klemme.'], mixed: ['Utringningen er litt dyp, jeg har satt i en trykknapp.', 'Stoffet er tynt, du trenger underkjole.'] },
    bottoms: { good: ['Linningen skjærer ikke inn når jeg sitter.', 'Riktig lengde rett ut av posen.', 'Beholder passformen hele dagen.', 'De beste baklommene jeg har hatt.', 'Går like godt til blazer som til hettegenser.'], mixed: ['Litt vid i livet, trenger belte.', 'Fikk lagt opp fire centimeter, nå er det perfekt.'] },
    swimwear: { good: ['Blir sittende når jeg stuper.', 'Stoffet er tykt og tørker likevel fort.', 'Fargen tåler klorvann.', 'Føler meg påkledd på land også.', 'Endelig en som passer en lang rygg.'], mixed: ['Liten i størrelsen, gå opp én.', 'Innleggene flytter seg i vask.'] },
    shoes: { good: ['Ingen gnagsår, ikke engang første dag.', 'Gikk hele Bergen på tvers i dem.', 'Skinnet ble mykt etter en uke.', 'Sålen griper på våte løv.', 'Passe brede for meg med høy vrist.'], mixed: ['Må gås inn, men så.', 'Et halvt nummer større hadde sittet bedre.'] },
    bags: { good: ['Rommer PC, matpakke og skjerf.', 'Låsen klikker på en fin måte.', 'Står av seg selv på gulvet.', 'Skinnet lukter godt og får ikke riper så lett.', 'Remmen er passe lang over vinterjakken.'], mixed: ['Fin, men litt tyngre enn jeg trodde.', 'Savner et rom med glidelås.'] },
    accessories: { good: ['Myk og akkurat passe stor.', 'Perfekt gave, den traff.', 'Holder formen etter en vinter.', 'Fin farge som passer til alt.', 'Varmer mer enn den ser ut til.'], mixed: ['Loet litt i starten.', 'Noe mindre enn jeg hadde sett for meg.'] },
  },
  good: ['Tok den vanlige størrelsen min.', 'Kom på to dager.', 'Vurderer én i en annen farge.', 'Verdt pengene.', 'I bruk nesten hele tiden.', 'Datteren min har allerede lånt den.', 'Kjøpte på salg og er glad for det.', 'Sømmene er ordentlig gjort.', 'Anbefales.', 'Akkurat som på bildet.'],
  mixed: ['Beholder likevel.', 'Fire av fem for det.', 'Ellers fornøyd.', 'Kundeservice svarte fort da jeg spurte.', 'Byttet størrelse uten styr.'],
  bad: ['Passet dessverre ikke meg, sendte tilbake.', 'Fargen er mørkere enn på bildet.', 'En søm røk etter to uker, men jeg fikk ny.', 'Følte meg ikke vel i den.', 'Hadde ventet tykkere stoff til den prisen.'],
  bought: (size, colour) => `Kjøpte ${size} i ${colour}.`,
};
