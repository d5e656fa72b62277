/** A library of four pictures without a shop behind it, for stories and tests of its screens. */
import type { MediaPicture, MediaRefusalCode, MediaUse } from '@solvik/content-schema/editing';
import type { WorkbenchText } from '../workbenchText.ts';
import { storyPicture } from './storyPicture.ts';
import type { MediaTools } from '../media/mediaTools.ts';

const [width, height] = [1600, 2000];
const picture = (file: string, name: string, rest: Partial<MediaPicture> = {}): MediaPicture => ({
  file,
  name,
  alt: {},
  addedAt: '2026-11-20T09:41:00.000Z',
  addedBy: 'Anna',
  ...rest,
});

export const storyPictures: readonly MediaPicture[] = [
  picture('still-life.webp', 'DSC_0412.jpg', { size: { width: 1600, height: 1200 } }),
  picture('coat-front.webp', 'DSC_0411.jpg', {
    size: { width, height },
    alt: {
      sv: 'Kamelfärgad ullkappa',
      nb: 'Kamelfarget ullkåpe',
      da: 'Kamelfarvet uldfrakke',
      fi: 'Kamelinruskea villakangastakki',
    },
    focalPoint: { x: 0.62, y: 0.4 },
  }),
  picture('boots.webp', 'boots.webp', { alt: { sv: 'Chelseakängor' }, addedBy: 'catalogue' }),
  picture('dress.webp', 'DSC_0409.jpg', { size: { width, height } }),
];

const inUse: MediaUse = {
  content: { kind: 'page', key: 'winter' },
  name: 'Vinterns kappor',
  states: ['published', 'draft'],
  widgets: [{ id: 'hero', name: 'Hero' }],
};

interface StoryLibrary {
  readonly text: WorkbenchText;
  readonly role?: 'writer' | 'publisher';
  readonly refusal?: MediaRefusalCode;
  readonly goTo?: MediaTools['goTo'];
}

/** The picture of the coat is used, the others are not; what is uploaded becomes the newest, unless it is refused. */
export function storyLibrary({
  text,
  role = 'publisher',
  refusal,
  goTo = () => undefined,
}: StoryLibrary): MediaTools {
  let pictures = storyPictures;
  const find = (file: string) => pictures.find((each) => each.file === file);
  return {
    text,
    pictureOf: storyPicture,
    timeText: (moment) => moment.slice(0, 10),
    session: { id: 'story', until: '', editor: { name: 'Anna', role, scope: { kind: 'all' } } },
    nameOf: ({ name }) => name,
    goTo,
    api: {
      list: async ({ words }) => {
        const found = pictures.filter(({ name, alt }) =>
          [name, ...Object.values(alt)].join(' ').toLowerCase().includes(words.toLowerCase()),
        );
        return { kind: 'media', pictures: found, total: found.length, pages: 1 };
      },
      read: async (file) => {
        const held = find(file);
        return held
          ? {
              kind: 'picture',
              picture: held,
              uses: file === 'coat-front.webp' ? [inUse] : [],
              elsewhere: 0,
            }
          : { kind: 'refused', code: 'unknown' };
      },
      describe: async (file, { alt, focalPoint }) => {
        const held = find(file);
        if (!held) return { kind: 'refused', code: 'unknown' };
        const { focalPoint: before, ...rest } = held;
        const point = focalPoint === undefined ? before : focalPoint;
        const words = Object.entries({ ...held.alt, ...alt }).flatMap(([language, message]) =>
          typeof message === 'string' ? [[language, message]] : [],
        );
        const changed: MediaPicture = {
          ...rest,
          alt: Object.fromEntries(words),
          ...(point && { focalPoint: point }),
        };
        pictures = pictures.map((each) => (each.file === file ? changed : each));
        return { kind: 'described', picture: changed };
      },
      remove: async (file) => {
        pictures = pictures.filter((each) => each.file !== file);
        return { kind: 'done' };
      },
      upload: async ({ name }, { onProgress }) => {
        onProgress(1);
        if (refusal) return { kind: 'refused', code: refusal };
        const added = picture('jumper.webp', name, { size: { width, height } });
        pictures = [added, ...pictures];
        return { kind: 'kept', picture: added, isNew: true };
      },
    },
  };
}
