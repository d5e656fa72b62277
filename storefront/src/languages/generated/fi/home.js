
export default {
  "home.empty.title": () => "Kauppaa laitetaan kuntoon",
  "home.empty.text": () => "Ensimmäiset vaatteet tulevat pian. Tervetuloa takaisin.",
  "home.allNew": () => "Kaikki uutuudet",
  "home.heading": () => "Uutuudet"
}