
export default {
  "withdrawn.title": (d) => d.name + " ei ole enää myynnissä",
  "withdrawn.text": () => "Se on poistunut valikoimasta lopullisesti. Tässä saman osaston suosituimmat.",
  "withdrawn.toCategory": (d) => d.category,
  "withdrawn.instead": () => "Tilalle"
}