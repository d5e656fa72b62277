/** Content pages, areas and their widgets in the Data API. */
import type { AreaView, PageView } from '../../content/readContent.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';
import { MetadataType } from './categoryTypes.ts';

const PageWidgetImageSizeType = builder
  .objectRef<{ imageWidth: number; imageHeight: number; imageRatio: number }>(
    'PageWidgetImageSizeType',
  )
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'imageWidth', 'imageHeight'),
      ...required(t, 'Float', 'imageRatio'),
    }),
  });

interface WidgetImage {
  readonly fileName: string;
}

const PageWidgetImageType = builder.objectRef<WidgetImage>('PageWidgetImageType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'fileName'),
    // Pictures have the image service's sizes; one that is drawn on demand has no largest size.
    maxSize: t.field({ type: PageWidgetImageSizeType, resolve: () => null }),
    sizes: t.field({
      type: [PageWidgetImageSizeType],
      nullable: listNullability,
      resolve: () => [],
    }),
  }),
});

type Container = AreaView['containers'][number];
type Widget = Container['widgets'][number];

const PageWidgetType = builder.objectRef<Widget>('PageWidgetType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'name', 'type', 'size', 'configuration'),
    ...required(t, 'Int', 'sortOrder'),
    id: t.string({ nullable: false, resolve: ({ id }) => id }),
    classNames: t.stringList({
      nullable: listNullability,
      resolve: ({ classNames = [] }) => [...classNames],
    }),
    images: t.field({
      type: [PageWidgetImageType],
      nullable: listNullability,
      resolve: ({ images }) => images.map((fileName) => ({ fileName })),
    }),
  }),
});

const PageWidgetContainerType = builder.objectRef<Container>('PageWidgetContainerType').implement({
  fields: (t) => ({
    ...required(t, 'Int', 'id', 'sortOrder'),
    ...required(t, 'String', 'name', 'layout', 'responsiveMode', 'design'),
    classNames: t.stringList({
      nullable: listNullability,
      resolve: ({ classNames = [] }) => [...classNames],
    }),
    widgets: t.field({
      type: [PageWidgetType],
      nullable: listNullability,
      resolve: ({ widgets }) => widgets,
    }),
  }),
});

const PageAreaType = builder
  .objectRef<{ id: number; index: number; name?: string | null }>('PageAreaType')
  .implement({
    fields: (t) => ({ ...required(t, 'Int', 'id', 'index'), ...optional(t, 'String', 'name') }),
  });

export const PageWidgetCollectionType = builder
  .objectRef<AreaView>('PageWidgetCollectionType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'id'),
      ...required(t, 'String', 'name'),
      ...optional(t, 'String', 'title', 'familyName'),
      tags: t.stringList({ nullable: listNullability, resolve: ({ tags }) => tags }),
      meta: t.field({
        type: MetadataType,
        resolve: ({ title, description }) => ({ title, description }),
      }),
      pageArea: t.field({
        type: PageAreaType,
        resolve: ({ id, areaName }) => ({ id, index: 0, name: areaName }),
      }),
      containers: t.field({
        type: [PageWidgetContainerType],
        nullable: listNullability,
        resolve: ({ containers }) => containers,
      }),
    }),
  });

export const PageWidgetPageType = builder.objectRef<PageView>('PageWidgetPageType').implement({
  fields: (t) => ({
    ...required(t, 'Int', 'id'),
    ...required(t, 'String', 'name'),
    ...optional(t, 'String', 'title', 'alias', 'canonicalUrl'),
    ...optional(t, 'DateTime', 'activeFrom', 'activeTo'),
    tags: t.stringList({ nullable: listNullability, resolve: ({ tags }) => tags }),
    meta: t.field({
      type: MetadataType,
      resolve: ({ title, description }) => ({ title, description }),
    }),
  }),
});
