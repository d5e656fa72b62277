
export default {
  "sizeGuide.loading": () => "Hämtar storleksguiden",
  "sizeGuide.failed": () => "Storleksguiden gick inte att hämta. Försök igen om en stund.",
  "sizeGuide.chosen": () => "vald storlek"
}