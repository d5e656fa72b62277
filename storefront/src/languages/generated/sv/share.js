import { select } from "@messageformat/runtime";
export default {
  "share.link": () => "Länk",
  "share.copy": () => "Kopiera",
  "share.copied": () => "Kopierad",
  "share.copyFailed": () => "Det gick inte att kopiera. Markera länken och kopiera den själv.",
  "share.mail": () => "Mejla",
  "share.sms": () => "Sms",
  "share.whatsApp": () => "WhatsApp",
  "share.code": () => "Visa som QR-kod",
  "share.codeLabel": (d) => "QR-kod till " + d.name,
  "share.withChoice": (d) => select(d.what, { colour: "Ta med färgen", size: "Ta med storleken", other: "Ta med färg och storlek" }),
  "share.byPhone": () => "Dela via telefonen"
}