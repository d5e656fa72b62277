/**
 * Every generated file whose generator imports the packages, which need the registries of
 * languages.
 */
import { readAcceptedHashes } from '../../.storybook/visual/acceptedHashes.ts';
import { openPictureStore } from '../../.storybook/visual/pictureStore.ts';
import { messageGroups } from '../../storefront/src/languages/messageGroups.ts';
import { locales } from '../../shop/src/languages.ts';
import { marketIds } from '../../shop/src/markets.ts';
import { generateArchitecture } from './architecture.ts';
import { generateDataApiSchema } from './dataApiSchema.ts';
import { generateDatabaseTypes } from './databaseTypes.ts';
import { generateContentSchema } from './contentSchema.ts';
import { generateExampleFields } from './exampleFields.ts';
import type { GeneratedFile } from './generatedFile.ts';
import { generateMessages } from './messages.ts';
import { generateOperations } from './operations.ts';
import { generateThumbnails } from './thumbnails.ts';
import { generateTokens } from './tokens.ts';

export async function generateFiles(root: string): Promise<{
  readonly files: readonly GeneratedFile[];
  readonly thumbnails: ReturnType<typeof generateThumbnails>;
}> {
  const photographs = openPictureStore({
    root,
    setting: process.env['VISUAL_STORE'],
    token: process.env['VISUAL_STORE_TOKEN'],
  });
  const thumbnails = generateThumbnails({
    root,
    accepted: readAcceptedHashes(),
    read: photographs.read,
  });
  const schema = generateDataApiSchema();
  const files = [
    schema,
    ...thumbnails.files,
    generateArchitecture(root),
    ...generateContentSchema(),
    generateExampleFields(),
    await generateDatabaseTypes(),
    ...generateMessages({ root, folder: 'storefront/src/languages', groups: messageGroups }),
    ...generateMessages({ root, folder: 'widgets/src/languages' }),
    ...generateMessages({
      root,
      folder: 'workbench/src/languages',
      required: [
        ...locales.map((locale) => `language.${locale}`),
        ...marketIds.map((market) => `market.${market}`),
      ],
    }),
    ...(await generateOperations(root, schema.text)),
    ...(await generateTokens()),
  ];
  return { files, thumbnails };
}
