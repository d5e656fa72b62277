import type { ReviewWords } from '../reviewWords.ts';

export const reviews: ReviewWords = {
  authors: ['Mette', 'Louise', 'Kirsten', 'Anne-Sofie', 'Leyla', 'Søren', 'Camilla', 'Bente', 'Ida', 'Freja', 'Lars', 'Pernille', 'Hanne', 'Signe', 'Maria H', 'Trine', 'Jens', 'Gitte', 'Nanna', 'Astrid', 'Rikke', 'Morten', 'Inger', 'Sofie', 'Karen', 'Ditte', 'Birgit', 'Emil', 'Lone', 'Amalie'],
  about: {
    coats: { good: ['Varm uden at veje noget.', 'Lommerne er præcis så dybe, som de siger.', 'God plads til en tyk sweater under.', 'Pænere i virkeligheden end på billedet, og det er sjældent.', 'Har cyklet i modvind i den hele november.'], mixed: ['Fin, men lang: jeg er 162, og den går til anklerne.', 'Lidt stram over skuldrene med strik under.'] },
    knitwear: { good: ['Kradser ikke, og jeg er ellers sart.', 'Blød fra første dag.', 'Vasket i hånden fire gange og ser ny ud.', 'Endelig lange nok ærmer.', 'Tynd nok under en blazer og alligevel varm.'], mixed: ['Fnuller lidt under armene, men det kan kæmmes væk.', 'Flot farve, lidt kortere end jeg troede.'] },
    tops: { good: ['God kvalitet i stoffet, ikke gennemsigtigt.', 'Sidder pænt over skuldrene.', 'Ser ordentlig ud, uden at jeg har strøget.', 'Har købt en til i en anden farve.', 'Holder formen i vask.'], mixed: ['Krøller en del.', 'Lidt kort, hvis man som jeg er lang i ryggen.'] },
    dresses: { good: ['Fik tre komplimenter på en eftermiddag.', 'Falder så flot, når man går.', 'Kan bruges på arbejde og til bryllup.', 'Lommer. Rigtige lommer.', 'Sidder i taljen uden at klemme.'], mixed: ['Udskæringen er lidt dyb, jeg har syet en trykknap i.', 'Stoffet er tyndt, man skal bruge underkjole.'] },
    bottoms: { good: ['Linningen skærer ikke, når man sidder.', 'Rigtig længde lige ud af posen.', 'Holder pasformen hele dagen.', 'De bedste baglommer, jeg har haft.', 'Går lige så godt til blazer som til hættetrøje.'], mixed: ['Lidt store i taljen, bælte nødvendigt.', 'Fik dem lagt fire centimeter op, nu er de perfekte.'] },
    swimwear: { good: ['Bliver siddende, når man springer i.', 'Stoffet er tykt og tørrer alligevel hurtigt.', 'Farven holder i klorvand.', 'Føler mig påklædt på land også.', 'Endelig en, der passer til en lang ryg.'], mixed: ['Lille i størrelsen, gå en op.', 'Indlæggene flytter sig i vask.'] },
    shoes: { good: ['Ingen vabler, heller ikke første dag.', 'Gik hele Aarhus rundt i dem en lørdag.', 'Læderet blev blødt efter en uge.', 'Sålen står fast på våde blade.', 'Passende brede til min høje vrist.'], mixed: ['Skal gås til, men så.', 'Et halvt nummer større havde siddet bedre.'] },
    bags: { good: ['Rummer computer, madpakke og halstørklæde.', 'Låsen klikker på en rar måde.', 'Står af sig selv på gulvet.', 'Læderet dufter godt og får ikke let ridser.', 'Remmen er lang nok over vinterjakken.'], mixed: ['Flot, men lidt tungere end jeg troede.', 'Savner et rum med lynlås.'] },
    accessories: { good: ['Blød og lige tilpas stor.', 'Perfekt gave, den ramte plet.', 'Holder formen efter en vinter.', 'Flot farve, der passer til alt.', 'Varmer mere, end man skulle tro.'], mixed: ['Fnugger lidt i begyndelsen.', 'Noget mindre, end jeg havde regnet med.'] },
  },
  good: ['Tog min sædvanlige størrelse.', 'Kom på to dage.', 'Overvejer en i en anden farve.', 'Pengene værd.', 'I brug næsten hele tiden.', 'Min datter har allerede lånt den.', 'Købt på tilbud, og det er jeg glad for.', 'Syningerne er ordentlige.', 'Kan anbefales.', 'Præcis som på billedet.'],
  mixed: ['Beholder alligevel.', 'Fire ud af fem for det.', 'Ellers tilfreds.', 'Kundeservice svarede hurtigt, da jeg spurgte.', 'Byttede størrelse uden bøvl.'],
  bad: ['Passede desværre ikke mig, sendt retur.', 'Farven er mørkere end på billedet.', 'En søm gik op efter to uger, men jeg fik en ny.', 'Følte mig ikke godt tilpas i den.', 'Havde ventet tykkere stof til prisen.'],
  bought: (size, colour) => `Købte ${size} i ${colour}.`,
};
