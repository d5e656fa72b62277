export const shoeNames = [
  'trainers',
  'high-trainers',
  'chelsea-boots',
  'tall-boots',
  'loafers',
  'derby-shoes',
  'pumps',
  'ballerinas',
  'sandals',
  'mules',
] as const;
export type ShoeName = (typeof shoeNames)[number];
