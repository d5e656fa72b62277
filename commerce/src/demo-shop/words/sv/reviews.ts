import type { ReviewWords } from '../reviewWords.ts';

export const reviews: ReviewWords = {
  authors: ['Astrid', 'Mehri', 'Lena', 'Johanna', 'Karin S', 'Fatima', 'Eva-Lotta', 'Nils', 'Sara', 'Maja', 'Per-Olof', 'Amanda', 'Yasmin', 'Gunilla', 'Elin', 'Oskar', 'Tove', 'Birgitta', 'Emma L', 'Jonas', 'Hanna', 'Siv', 'Lovisa', 'Ali', 'Camilla', 'Märta', 'Ulrika', 'Agnes B', 'Henrik', 'Rut'],
  about: {
    coats: { good: ['Varm utan att väga.', 'Fickorna är precis så djupa som de säger.', 'Får plats med en tjock tröja under.', 'Snyggare i verkligheten än på bilden, och det händer sällan.', 'Har stått på perrongen i minus tolv och klarat mig.'], mixed: ['Fin, men lång: jag är 162 och den går till anklarna.', 'Lite trång över axlarna med stickat under.'] },
    knitwear: { good: ['Sticks inte alls, och då är jag kinkig.', 'Mjuk redan första dagen.', 'Har tvättats fyra gånger för hand och ser ny ut.', 'Precis lagom lång i ärmen, äntligen.', 'Tunn nog under kavaj och ändå varm.'], mixed: ['Noppar lite under armarna, men det går att kamma bort.', 'Fin färg, något kortare än jag trodde.'] },
    tops: { good: ['Bra kvalitet i tyget, inte genomskinligt.', 'Sitter fint över axlarna.', 'Ser ordentlig ut utan att jag har strukit.', 'Har köpt en till i annan färg.', 'Behåller formen i tvätten.'], mixed: ['Skrynklar sig en del.', 'Lite kort om man som jag är lång i ryggen.'] },
    dresses: { good: ['Fick tre komplimanger på en eftermiddag.', 'Faller så fint när man går.', 'Fungerar på jobbet och på bröllop.', 'Fickor. Riktiga fickor.', 'Sitter i midjan utan att klämma.'], mixed: ['Urringningen är lite djup, jag har satt i ett tryckknäppe.', 'Tyget är tunt, underklänning behövs.'] },
    bottoms: { good: ['Linningen skär inte in när man sitter.', 'Rätt längd direkt ur påsen.', 'Behåller passformen hela dagen.', 'Bästa bakfickorna jag haft.', 'Går lika bra till kavaj som till hoodie.'], mixed: ['Lite stora i midjan, skärp behövs.', 'Lät lägga upp dem fyra centimeter, nu är de perfekta.'] },
    swimwear: { good: ['Sitter kvar när man dyker.', 'Tyget är tjockt och torkar ändå snabbt.', 'Färgen håller i klorvatten.', 'Känner mig klädd även på land.', 'Äntligen en som passar en lång rygg.'], mixed: ['Liten i storleken, ta en upp.', 'Inläggen flyttar sig i tvätten.'] },
    shoes: { good: ['Inget skav, ens första dagen.', 'Gick hela Göteborg i dem en lördag.', 'Skinnet mjuknade efter en vecka.', 'Sulan greppar på blöta löv.', 'Lagom brett för mig med hög vrist.'], mixed: ['Behöver gås in, men sedan.', 'Halva numret större hade suttit bättre.'] },
    bags: { good: ['Rymmer dator, matlåda och halsduk.', 'Låset klickar på ett fint sätt.', 'Står av sig själv på golvet.', 'Skinnet doftar gott och repar sig inte lätt.', 'Remmen är lagom lång över vinterjackan.'], mixed: ['Fin, men lite tyngre än jag trodde.', 'Saknar ett fack med dragkedja.'] },
    accessories: { good: ['Mjuk och precis lagom stor.', 'Perfekt present, den gick fram.', 'Håller formen efter en vinter.', 'Fin färg som passar till allt.', 'Värmer mer än den ser ut att göra.'], mixed: ['Lite luddig i början.', 'Något mindre än jag hade tänkt mig.'] },
  },
  good: ['Tog min vanliga storlek.', 'Kom på två dagar.', 'Funderar på en i annan färg.', 'Värd pengarna.', 'Använder den nästan jämt.', 'Min dotter har redan lånat den.', 'Köpte på rea och är glad för det.', 'Sömmarna är ordentligt gjorda.', 'Rekommenderas.', 'Precis som på bilden.'],
  mixed: ['Behåller ändå.', 'Fyra av fem för det.', 'Annars nöjd.', 'Kundtjänst svarade snabbt när jag frågade.', 'Bytte storlek utan krångel.'],
  bad: ['Passade tyvärr inte mig, skickade tillbaka.', 'Färgen är mörkare än på bilden.', 'En söm släppte efter två veckor, men jag fick en ny.', 'Kände mig inte bekväm i den.', 'Hade väntat mig tjockare tyg för priset.'],
  bought: (size, colour) => `Köpte ${size} i ${colour}.`,
};
