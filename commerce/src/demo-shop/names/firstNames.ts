import type { Wearer } from '../garments/garmentKind.ts';

const women = [
  'Alma', 'Ida', 'Inga', 'Majken', 'Astrid', 'Signe', 'Ellen', 'Tuva', 'Ronja', 'Siri', 'Edda', 'Freja', 'Hedda', 'Ingrid', 'Karin', 'Liv', 'Maja', 'Nora', 'Olga', 'Runa',
  'Saga', 'Thyra', 'Ulla', 'Vera', 'Ylva', 'Agnes', 'Birgit', 'Cecilia', 'Dagny', 'Elsa', 'Frida', 'Gerda', 'Helga', 'Ines', 'Jorun', 'Kaja', 'Linnea', 'Marit', 'Nanna', 'Oda',
  'Petra', 'Ragna', 'Solveig', 'Tekla', 'Unni', 'Viola', 'Vilja', 'Aino', 'Aili', 'Eeva', 'Helmi', 'Hilja', 'Iida', 'Kerttu', 'Lempi', 'Martta', 'Oona', 'Saimi', 'Tyyne', 'Venla',
  'Asta', 'Bodil', 'Ditte', 'Esther', 'Gudrun', 'Hanne', 'Inger', 'Johanne', 'Kirsten', 'Lone', 'Merete', 'Rikke', 'Sigrid', 'Tora', 'Vigdis', 'Alva', 'Betty', 'Disa', 'Ebba', 'Greta',
] as const;

const men = [
  'Vilgot', 'Arvid', 'Birger', 'Carl', 'David', 'Einar', 'Folke', 'Gustav', 'Halvard', 'Ivar', 'Jon', 'Knut', 'Lars', 'Magnus', 'Nils', 'Olle', 'Per', 'Ragnar', 'Sixten', 'Torsten',
  'Ulf', 'Viggo', 'Aksel', 'Bjarne', 'Edvin', 'Frode', 'Gorm', 'Harald', 'Isak', 'Jesper', 'Kaare', 'Leif', 'Mads', 'Nikolai', 'Oskar', 'Petter', 'Rune', 'Sigurd', 'Tage', 'Vidar',
  'Aarne', 'Eero', 'Hannes', 'Ilmari', 'Juho', 'Kalle', 'Lauri', 'Mikko', 'Onni', 'Paavo', 'Reino', 'Sakari', 'Tapio', 'Urho', 'Veikko', 'Elof', 'Hilding', 'Melker', 'Rasmus', 'Tore',
] as const;

/** First names that styles go by, the same in every language. */
export const firstNames: Readonly<Record<Wearer, readonly string[]>> = { women, men, everyone: [...women.slice(0, 40), ...men.slice(0, 30)] };
