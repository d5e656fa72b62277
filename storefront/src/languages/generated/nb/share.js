import { select } from "@messageformat/runtime";
export default {
  "share.link": () => "Lenke",
  "share.copy": () => "Kopier",
  "share.copied": () => "Kopiert",
  "share.copyFailed": () => "Det gikk ikke å kopiere. Marker lenken og kopier den selv.",
  "share.mail": () => "Send på e-post",
  "share.sms": () => "SMS",
  "share.whatsApp": () => "WhatsApp",
  "share.code": () => "Vis som QR-kode",
  "share.codeLabel": (d) => "QR-kode til " + d.name,
  "share.withChoice": (d) => select(d.what, { colour: "Ta med fargen", size: "Ta med størrelsen", other: "Ta med farge og størrelse" }),
  "share.byPhone": () => "Del via telefonen"
}