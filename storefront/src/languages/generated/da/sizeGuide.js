
export default {
  "sizeGuide.loading": () => "Henter størrelsesguiden",
  "sizeGuide.failed": () => "Størrelsesguiden kunne ikke hentes. Prøv igen om lidt.",
  "sizeGuide.chosen": () => "valgt størrelse"
}