import { select } from "@messageformat/runtime";
export default {
  "lightbox.next": () => "Neste bilde",
  "lightbox.previous": () => "Forrige bilde",
  "lightbox.zoom": () => "Forstørrelse",
  "lightbox.zoomIn": () => "Større",
  "lightbox.zoomOut": () => "Mindre",
  "lightbox.zoomed": (d) => d.zoom + " gangers forstørrelse",
  "lightbox.hint": () => "Knip eller dobbelttrykk",
  "lightbox.view": (d) => select(d.view, { front: "Forfra", back: "Bakfra", detail: "Nærbilde", other: "Annen vinkel" })
}