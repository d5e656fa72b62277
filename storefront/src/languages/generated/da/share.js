import { select } from "@messageformat/runtime";
export default {
  "share.link": () => "Link",
  "share.copy": () => "Kopiér",
  "share.copied": () => "Kopieret",
  "share.copyFailed": () => "Det kunne ikke kopieres. Markér linket, og kopiér det selv.",
  "share.mail": () => "Send på e-mail",
  "share.sms": () => "Sms",
  "share.whatsApp": () => "WhatsApp",
  "share.code": () => "Vis som QR-kode",
  "share.codeLabel": (d) => "QR-kode til " + d.name,
  "share.withChoice": (d) => select(d.what, { colour: "Tag farven med", size: "Tag størrelsen med", other: "Tag farve og størrelse med" }),
  "share.byPhone": () => "Del via telefonen"
}