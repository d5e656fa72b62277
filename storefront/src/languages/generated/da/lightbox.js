import { select } from "@messageformat/runtime";
export default {
  "lightbox.next": () => "Næste billede",
  "lightbox.previous": () => "Forrige billede",
  "lightbox.zoom": () => "Forstørrelse",
  "lightbox.zoomIn": () => "Større",
  "lightbox.zoomOut": () => "Mindre",
  "lightbox.zoomed": (d) => d.zoom + " ganges forstørrelse",
  "lightbox.hint": () => "Knib eller dobbelttryk",
  "lightbox.view": (d) => select(d.view, { front: "Forfra", back: "Bagfra", detail: "Nærbillede", other: "Anden vinkel" })
}