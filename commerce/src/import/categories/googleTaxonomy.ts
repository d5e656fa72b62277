/**
 * The part of Google's product taxonomy that concerns a fashion shop: each id under its parent, so that
 * the nearest ancestor can be found. Pure data: public identifiers, with the English names that feeds
 * write as a path.
 */
const top = 0;

/** Id, parent's id, names (the first is Google's current one, others are British or older). */
const rows: readonly (readonly [id: number, parent: number, ...names: string[]])[] = [
  [166, top, 'Apparel & Accessories', 'Clothing & Accessories'],
  [1604, 166, 'Clothing'],
  [5322, 1604, 'Activewear'],
  [5697, 5322, 'Bicycle Activewear'],
  [5378, 5322, 'Boxing Shorts'],
  [499979, 5322, 'Dance Dresses, Skirts & Costumes'],
  [5460, 5322, 'Hunting Clothing'],
  [5517, 5322, 'Motorcycle Protective Clothing'],
  [182, 1604, 'Baby & Toddler Clothing'],
  [5408, 182, 'Baby & Toddler Bottoms'],
  [5424, 182, 'Baby & Toddler Dresses'],
  [5425, 182, 'Baby & Toddler Outerwear'],
  [5410, 182, 'Baby & Toddler Tops'],
  [2271, 1604, 'Dresses'],
  [5182, 1604, 'One-Pieces'],
  [5250, 5182, 'Jumpsuits & Rompers', 'Jumpsuits & Playsuits'],
  [5490, 5182, 'Leotards & Unitards', 'Bodysuits & Unitards'],
  [7132, 5182, 'Overalls', 'Dungarees'],
  [203, 1604, 'Outerwear'],
  [5506, 203, 'Chaps'],
  [5598, 203, 'Coats & Jackets'],
  [5514, 203, 'Rain Pants', 'Waterproof Trousers'],
  [3066, 203, 'Rain Suits', 'Waterproof Suits'],
  [5909, 203, 'Snow Pants & Suits', 'Snow Trousers & Suits'],
  [1831, 203, 'Vests', 'Gilets'],
  [7313, 1604, 'Outfit Sets'],
  [204, 1604, 'Pants', 'Trousers & Jeans', 'Trousers'],
  [212, 1604, 'Shirts & Tops'],
  [207, 1604, 'Shorts'],
  [1581, 1604, 'Skirts'],
  [5344, 1604, 'Skorts'],
  [208, 1604, 'Sleepwear & Loungewear', 'Nightwear & Loungewear'],
  [5713, 208, 'Loungewear'],
  [5513, 208, 'Nightgowns', 'Night dresses'],
  [2580, 208, 'Pajamas', 'Pyjamas'],
  [2302, 208, 'Robes'],
  [1594, 1604, 'Suits'],
  [5183, 1594, 'Pant Suits', 'Trouser Suits'],
  [1516, 1594, 'Skirt Suits'],
  [1580, 1594, 'Tuxedos'],
  [211, 1604, 'Swimwear'],
  [5388, 1604, 'Traditional & Ceremonial Clothing'],
  [5343, 5388, 'Kimonos'],
  [8248, 5388, 'Saris & Lehengas', 'Saris'],
  [213, 1604, 'Underwear & Socks'],
  [214, 213, 'Bras'],
  [215, 213, 'Hosiery'],
  [1772, 213, 'Lingerie'],
  [1807, 213, 'Long Johns'],
  [1578, 213, 'Shapewear'],
  [209, 213, 'Socks'],
  [2745, 213, 'Undershirts'],
  [2562, 213, 'Underwear'],
  [5834, 213, 'Underwear Slips'],
  [2306, 1604, 'Uniforms'],
  [5441, 1604, 'Wedding & Bridal Party Dresses'],
  [5330, 5441, 'Bridal Party Dresses'],
  [5329, 5441, 'Wedding Dresses'],
  [167, 166, 'Clothing Accessories'],
  [5942, 167, 'Arm Warmers & Sleeves'],
  [1786, 167, 'Balaclavas'],
  [168, 167, 'Bandanas & Headties'],
  [3913, 167, 'Belt Buckles'],
  [169, 167, 'Belts'],
  [193, 167, 'Cufflinks'],
  [6238, 167, 'Earmuffs'],
  [170, 167, 'Gloves & Mittens'],
  [171, 167, 'Hair Accessories'],
  [1662, 171, 'Headbands'],
  [7133, 167, 'Hand Muffs'],
  [173, 167, 'Hats'],
  [2020, 167, 'Headwear'],
  [5939, 2020, 'Turbans'],
  [5941, 167, 'Leg Warmers'],
  [7230, 167, 'Neck Gaiters'],
  [176, 167, 'Neckties'],
  [5207, 167, 'Pocket Squares'],
  [499972, 167, 'Sashes'],
  [177, 167, 'Scarves & Shawls', 'Scarves & Snoods'],
  [178, 167, 'Sunglasses'],
  [179, 167, 'Suspenders', 'Braces'],
  [180, 167, 'Tie Clips'],
  [1893, 167, 'Wristbands'],
  [184, 166, 'Costumes & Accessories'],
  [6552, 166, 'Handbag & Wallet Accessories'],
  [6551, 166, 'Handbags, Wallets & Cases', 'Handbags & Wallets'],
  [6170, 6551, 'Badge & Pass Holders'],
  [6169, 6551, 'Business Card Cases'],
  [3032, 6551, 'Handbags'],
  [2668, 6551, 'Wallets & Money Clips'],
  [188, 166, 'Jewelry', 'Jewellery & Watches', 'Jewellery'],
  [189, 188, 'Anklets'],
  [190, 188, 'Body Jewelry', 'Body Jewellery'],
  [191, 188, 'Bracelets'],
  [197, 188, 'Brooches & Lapel Pins'],
  [192, 188, 'Charms & Pendants'],
  [194, 188, 'Earrings'],
  [196, 188, 'Necklaces'],
  [200, 188, 'Rings'],
  [201, 188, 'Watches'],
  [1933, 166, 'Shoe Accessories'],
  [187, 166, 'Shoes'],
  [5181, top, 'Luggage & Bags'],
  [100, 5181, 'Backpacks'],
  [101, 5181, 'Briefcases'],
  [108, 5181, 'Cosmetic & Toiletry Bags'],
  [103, 5181, 'Duffel Bags'],
  [104, 5181, 'Fanny Packs', 'Bum Bags'],
  [105, 5181, 'Garment Bags'],
  [106, 5181, 'Messenger Bags'],
  [5608, 5181, 'Shopping Totes', 'Shopping Bags'],
  [107, 5181, 'Suitcases'],
];

const parents = new Map(rows.map(([id, parent]) => [id, parent]));
const childByName = new Map(
  rows.flatMap(([id, parent, ...names]) =>
    names.map((name) => [`${String(parent)} ${name.toLowerCase()}`, id] as const),
  ),
);

function idOfPath(path: string): number | undefined {
  let at: number = top;
  for (const name of path.split('>')) {
    const next = childByName.get(`${String(at)} ${name.trim().toLowerCase()}`);
    if (next === undefined) break;
    at = next;
  }
  return at === top ? undefined : at;
}

/**
 * A feed's category, by id (`2271`, `2271 - Apparel & …`) or by English path, as ids from the nearest known one up.
 * Empty when no part of it is in the table.
 */
export function taxonomyLine(written: string): readonly number[] {
  const [, digits] = /^\s*(\d{1,7})(?:\s*-.*)?$/.exec(written) ?? [];
  const line: number[] = [];
  for (
    let id = digits ? Number(digits) : idOfPath(written);
    id !== undefined && id !== top;
    id = parents.get(id)
  )
    line.push(id);
  return line;
}

/** Every id, with its English path as this table has it, for tests against Google's own file. */
export function taxonomyPaths(): ReadonlyMap<number, readonly string[]> {
  const names = new Map(rows.map(([id, , ...own]) => [id, own]));
  const parentOf = (id: number) => parents.get(id) ?? top;
  const paths = (id: number): readonly string[] => {
    const own = names.get(id) ?? [];
    const above = parentOf(id) === top ? [''] : paths(parentOf(id)).map((path) => `${path} > `);
    return above.flatMap((path) => own.map((name) => `${path}${name}`));
  };
  return new Map(rows.map(([id]) => [id, paths(id)]));
}
