
export default {
  "brands.title": () => "Mærker",
  "brands.text": () => "Alle de mærker, vi sælger, fra A til Å."
}