import { select } from "@messageformat/runtime";
export default {
  "share.link": () => "Linkki",
  "share.copy": () => "Kopioi",
  "share.copied": () => "Kopioitu",
  "share.copyFailed": () => "Kopiointi ei onnistunut. Valitse linkki ja kopioi se itse.",
  "share.mail": () => "Lähetä sähköpostilla",
  "share.sms": () => "Tekstiviesti",
  "share.whatsApp": () => "WhatsApp",
  "share.code": () => "Näytä QR-koodina",
  "share.codeLabel": (d) => "QR-koodi: " + d.name,
  "share.withChoice": (d) => select(d.what, { colour: "Liitä väri mukaan", size: "Liitä koko mukaan", other: "Liitä väri ja koko mukaan" }),
  "share.byPhone": () => "Jaa puhelimella"
}