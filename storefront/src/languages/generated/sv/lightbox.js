import { select } from "@messageformat/runtime";
export default {
  "lightbox.next": () => "Nästa bild",
  "lightbox.previous": () => "Föregående bild",
  "lightbox.zoom": () => "Förstoring",
  "lightbox.zoomIn": () => "Större",
  "lightbox.zoomOut": () => "Mindre",
  "lightbox.zoomed": (d) => d.zoom + " gångers förstoring",
  "lightbox.hint": () => "Nyp eller dubbeltryck",
  "lightbox.view": (d) => select(d.view, { front: "Framifrån", back: "Bakifrån", detail: "Närbild", other: "Annan vinkel" })
}