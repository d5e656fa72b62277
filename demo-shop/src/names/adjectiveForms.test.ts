import { describe, expect, it } from 'vitest';
import { inflectDanish, inflectNorwegian, inflectSwedish } from './adjectiveForms.ts';

describe('Swedish adjectives follow their noun', () => {
  it.each([
    ['lång', 'långt', 'långa'],
    ['rutig', 'rutigt', 'rutiga'],
    ['ribbstickad', 'ribbstickat', 'ribbstickade'],
    ['vid', 'vitt', 'vida'],
    ['röd', 'rött', 'röda'],
    ['kort', 'kort', 'korta'],
    ['dubbelknäppt', 'dubbelknäppt', 'dubbelknäppta'],
    ['lätt', 'lätt', 'lätta'],
    ['vit', 'vitt', 'vita'],
    ['marinblå', 'marinblått', 'marinblå'],
    ['ärmlös', 'ärmlöst', 'ärmlösa'],
    ['rosa', 'rosa', 'rosa'],
    ['figurnära', 'figurnära', 'figurnära'],
    ['rund', 'runt', 'runda'],
    ['avsmalnande', 'avsmalnande', 'avsmalnande'],
    ['utsvängd', 'utsvängt', 'utsvängda'],
    ['enkel', 'enkelt', 'enkla'],
  ])('%s, %s, %s', (common, neuter, plural) => {
    expect(inflectSwedish(common)).toEqual({ common, neuter, plural });
  });
});

describe('Norwegian adjectives follow their noun', () => {
  it.each([
    ['lang', 'langt', 'lange'],
    ['ribbestrikket', 'ribbestrikket', 'ribbestrikkede'],
    ['ledig', 'ledig', 'ledige'],
    ['klassisk', 'klassisk', 'klassiske'],
    ['kort', 'kort', 'korte'],
    ['hvit', 'hvitt', 'hvite'],
    ['skoggrønn', 'skoggrønt', 'skoggrønne'],
    ['marineblå', 'marineblått', 'marineblå'],
    ['syrinlilla', 'syrinlilla', 'syrinlilla'],
    ['lav', 'lavt', 'lave'],
    ['ermeløs', 'ermeløst', 'ermeløse'],
    ['svart', 'svart', 'svarte'],
    ['stripete', 'stripete', 'stripete'],
  ])('%s, %s, %s', (common, neuter, plural) => {
    expect(inflectNorwegian(common)).toEqual({ common, neuter, plural });
  });
});

describe('Danish adjectives follow their noun', () => {
  it.each([
    ['lang', 'langt', 'lange'],
    ['ribstrikket', 'ribstrikket', 'ribstrikkede'],
    ['rummelig', 'rummeligt', 'rummelige'],
    ['sort', 'sort', 'sorte'],
    ['smal', 'smalt', 'smalle'],
    ['skovgrøn', 'skovgrønt', 'skovgrønne'],
    ['himmelblå', 'himmelblåt', 'himmelblå'],
    ['hvid', 'hvidt', 'hvide'],
    ['rød', 'rødt', 'røde'],
    ['rund', 'rundt', 'runde'],
  ])('%s, %s, %s', (common, neuter, plural) => {
    expect(inflectDanish(common)).toEqual({ common, neuter, plural });
  });
});
