import { select } from "@messageformat/runtime";
export default {
  "lightbox.next": () => "Seuraava kuva",
  "lightbox.previous": () => "Edellinen kuva",
  "lightbox.zoom": () => "Suurennus",
  "lightbox.zoomIn": () => "Suurenna",
  "lightbox.zoomOut": () => "Pienennä",
  "lightbox.zoomed": (d) => "suurennus " + d.zoom + "-kertainen",
  "lightbox.hint": () => "Nipistä tai kaksoisnapauta",
  "lightbox.view": (d) => select(d.view, { front: "Edestä", back: "Takaa", detail: "Lähikuva", other: "Toisesta kulmasta" })
}