
export default {
  "brands.title": () => "Merker",
  "brands.text": () => "Alle merkene vi selger, fra A til Å."
}