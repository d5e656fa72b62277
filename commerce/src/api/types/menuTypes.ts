/** Menus in the Data API. */
import type { MenuItemView, MenuView } from '../../menus/menuView.ts';
import { allChannels, languages } from '@solvik/shop';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';

const MenuItemType = builder.objectRef<MenuItemView>('MenuItemType');
MenuItemType.implement({
  fields: (t) => ({
    ...required(t, 'String', 'id', 'type'),
    ...optional(t, 'String', 'label', 'value', 'title', 'canonicalUrl'),
    ...required(t, 'Int', 'order'),
    ...required(t, 'Boolean', 'open', 'hidden', 'targetBlank'),
    children: t.field({
      type: [MenuItemType],
      nullable: listNullability,
      resolve: ({ children }) => children,
    }),
  }),
});

export const MenuType = builder.objectRef<MenuView>('MenuType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'id'),
    ...optional(t, 'String', 'name', 'title'),
    locations: t.stringList({ nullable: listNullability, resolve: ({ id }) => [id] }),
    channels: t.stringList({
      nullable: listNullability,
      resolve: () => allChannels.map(({ id }) => id),
    }),
    languages: t.stringList({ nullable: listNullability, resolve: () => Object.keys(languages) }),
    menuItems: t.field({
      type: [MenuItemType],
      nullable: listNullability,
      resolve: ({ menuItems }) => menuItems,
    }),
  }),
});
