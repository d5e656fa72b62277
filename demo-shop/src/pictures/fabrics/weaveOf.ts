/** The surface of each fabric of the range; a new fabric does not compile until it has one. */
import type { Weave } from '../engine/weaveTile.ts';
import type { Fabric } from '../garmentSpec.ts';
import { leather, smoothLeather } from './hides.ts';
import { cableKnit, chunkyKnit, chunkyRib, cuffRib, fineKnit, jersey, rib } from './knits.ts';
import { lace, quilted } from './laceAndQuilt.ts';
import { corduroy, fleece, herringbone, suede, wool } from './woolsAndPiles.ts';
import { canvas, crepe, denim, linen, lycra, nylon, poplin, satin, twill } from './wovens.ts';

export const weaveOf: Readonly<Record<Fabric, Weave>> = {
  jersey,
  rib,
  linen,
  crepe,
  satin,
  denim,
  twill,
  wool,
  herringbone,
  corduroy,
  fleece,
  quilted,
  nylon,
  lace,
  lycra,
  leather,
  suede,
  canvas,
  poplin,
  'fine-knit': fineKnit,
  'chunky-knit': chunkyKnit,
  'cable-knit': cableKnit,
  'smooth-leather': smoothLeather,
};

/** The rib at the cuffs and hems of a fabric. */
export const ribFor: Readonly<Record<Fabric, Weave>> = {
  jersey: rib,
  rib,
  'fine-knit': rib,
  'chunky-knit': chunkyRib,
  'cable-knit': chunkyRib,
  poplin: rib,
  linen: rib,
  crepe: rib,
  satin: rib,
  denim: rib,
  twill: rib,
  wool: cuffRib,
  herringbone: cuffRib,
  corduroy: rib,
  fleece: rib,
  quilted: cuffRib,
  nylon: cuffRib,
  lace: rib,
  lycra: rib,
  leather: cuffRib,
  'smooth-leather': cuffRib,
  suede: cuffRib,
  canvas: rib,
};
