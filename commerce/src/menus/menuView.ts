export interface MenuItemView {
  readonly id: string;
  readonly type: string;
  readonly label?: string;
  readonly value: string;
  readonly title?: string;
  readonly canonicalUrl: string;
  readonly order: number;
  readonly open: boolean;
  readonly hidden: boolean;
  readonly targetBlank: boolean;
  readonly children: MenuItemView[];
}

export interface MenuView {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly menuItems: MenuItemView[];
}
