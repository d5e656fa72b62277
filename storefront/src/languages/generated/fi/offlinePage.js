
export default {
  "offlinePage.text": () => "Sivua ei voitu hakea. Ostoskori on tallessa, ja kauppa odottaa täällä, kun olet taas verkossa."
}