
export default {
  "sizeGuide.loading": () => "Henter størrelsesguiden",
  "sizeGuide.failed": () => "Vi fikk ikke hentet størrelsesguiden. Prøv igjen om litt.",
  "sizeGuide.chosen": () => "valgt størrelse"
}