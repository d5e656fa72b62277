
export default {
  "preview.title": () => "Verstas",
  "preview.text": () => "Täällä valmistellaan kaupan sivuja. Pyydä linkki kaupan ylläpitäjältä. Linkki toimii kerran, kymmenen minuutin ajan, ja pääset sillä sisään tunniksi.",
  "preview.command": () => "Ylläpitäjä kirjoittaa",
  "preview.toShop": () => "Kauppaan",
  "preview.loading": () => "Verstas avautuu …",
  "preview.refused.expired": () => "Aika on päättynyt. Pyydä uusi linkki.",
  "preview.refused.used": () => "Linkki on jo käytetty. Pyydä uusi.",
  "preview.refused.other": () => "Linkkiä ei voi lukea. Pyydä uusi."
}