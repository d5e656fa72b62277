import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPictureName } from '../../images/pictureSource.ts';
import { importShop, type ImportShop } from '../testing/importShop.ts';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';
import { openPictureFolder } from './pictureFolder.ts';

removesTemporaryFiles();

const folder = mkdtempSync(join(tmpdir(), 'solvik-pictures-test-'));
let shop: ImportShop;

const picture = (colour: string, format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

beforeAll(async () => {
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'Blue Shirt.JPG'), await picture('blue', 'jpeg'));
  writeFileSync(join(folder, 'more', 'hat.png'), await picture('red', 'png'));
  writeFileSync(join(folder, 'k1.webp'), await picture('green', 'webp'));
  writeFileSync(join(folder, 'k1-2.avif'), await picture('yellow', 'avif'));
  writeFileSync(
    join(folder, 'drawing.jpg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  );
  writeFileSync(join(folder, 'broken.jpg'), (await picture('blue', 'jpeg')).subarray(0, 200));
  writeFileSync(
    join(folder, 'huge.png'),
    await sharp({ create: { width: 7000, height: 6000, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  );
  symlinkSync('/etc/passwd', join(folder, 'link.jpg'));
  shop = await importShop();
});
afterAll(async () => {
  await shop.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function imagesOf(key: string): Promise<string[]> {
  const stored = await shop.database.handle
    .selectFrom('products')
    .select('images')
    .where('key', '=', key)
    .executeTakeFirst();
  return stored?.images.map(({ fileName }) => fileName) ?? [];
}
const header = 'id,name,price,pictures\n';

describe('a folder of pictures', () => {
  it('is searched by the last segment of an address, in any case and any subfolder', async () => {
    const found = await openPictureFolder(folder);
    expect(found.byName('https://cdn.test/p/Blue%20Shirt.jpg?v=3')).toBe(
      join(folder, 'Blue Shirt.JPG'),
    );
    expect(found.byName('/m/h/hat.png')).toBe(join(folder, 'more', 'hat.png'));
    expect(found.byName('hat.jpg')).toBe(join(folder, 'more', 'hat.png'));
    expect(found.byIds(['K1'])).toEqual([join(folder, 'k1.webp'), join(folder, 'k1-2.avif')]);
  });

  it('never resolves to a file outside', async () => {
    const found = await openPictureFolder(folder);
    for (const name of [
      '../../etc/passwd',
      '/etc/passwd',
      'link.jpg',
      '%2e%2e%2fetc%2fpasswd',
      '..\\..\\passwd',
      '%',
      '',
    ])
      expect(found.byName(name)).toBeUndefined();
  });

  it('that does not exist is refused', async () => {
    await expect(openPictureFolder('/nowhere')).rejects.toThrow(/no folder of pictures/);
  });
});

describe('a product’s pictures', () => {
  it('are re-encoded into the shop’s folder under generated names, once', async () => {
    const file = temporaryFile(
      `${header}k1,Shirt,99,https://cdn.test/Blue%20Shirt.jpg\nk2,Hat,99,hat.png\n`,
    );
    const report = await shop.importFrom(file, { pictures: folder });
    expect(report).toMatchObject({ products: 2, partial: { 'category-unknown': 2 } });
    const names = await imagesOf('own:k1');
    expect(names).toHaveLength(3);
    expect(names.every(isPictureName)).toBe(true);
    const stored = await readdir(join(shop.dataDir, 'pictures'));
    expect(stored.toSorted()).toEqual([...names, ...(await imagesOf('own:k2'))].toSorted());
    for (const name of stored)
      expect(
        (await sharp(await readFile(join(shop.dataDir, 'pictures', name))).metadata()).format,
      ).toBe('jpeg');
    expect(await shop.importFrom(file, { pictures: folder })).toMatchObject({ changed: 0 });
    expect(await readdir(join(shop.dataDir, 'pictures'))).toEqual(stored);
  });

  it('stay when the file is imported without the folder', async () => {
    const file = temporaryFile(`${header}k3,Hat,99,hat.png\n`);
    await shop.importFrom(file, { pictures: folder });
    await shop.importFrom(file);
    expect(await imagesOf('own:k3')).toHaveLength(1);
  });

  it.each([
    ['drawing.jpg', 'picture-refused'],
    ['broken.jpg', 'picture-refused'],
    ['huge.png', 'picture-refused'],
    ['link.jpg', 'picture-missing'],
    ['none.jpg', 'picture-missing'],
  ])('are left out when %s: %s', async (name, reason) => {
    const id = name.replace(/\W/g, '');
    const report = await shop.importFrom(temporaryFile(`${header}${id},Hat,99,${name}\n`), {
      pictures: folder,
    });
    expect(report.partial).toMatchObject({ [reason]: 1 });
    expect(await imagesOf(`own:${id}`)).toEqual([]);
  });
});
