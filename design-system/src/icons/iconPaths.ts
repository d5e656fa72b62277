/** The icons as strokes on a grid of 24, drawn 1.5 wide with round ends. */

export const iconPaths = {
  menu: 'M3 8.5h18M3 15.5h11',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 21 21',
  close: 'M5 5l14 14M19 5 5 19',
  bag: 'M5 8.5h14v12H5ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  heart:
    'M12 20.2C6.4 16.3 3.2 13 3.2 9.3a4.6 4.6 0 0 1 8.8-2 4.6 4.6 0 0 1 8.8 2c0 3.7-3.2 7-8.8 10.9Z',
  person: 'M12 4.2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.8 20.5c.4-4 3.3-5.8 7.2-5.8s6.8 1.8 7.2 5.8',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  play: 'M8 4.8 19.5 12 8 19.2Z',
  check: 'M4.5 12.5l5 5L19.5 7',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-up': 'M5.5 15l6.5-6.5 6.5 6.5',
  'chevron-start': 'M15 5.5 8.5 12l6.5 6.5',
  'chevron-end': 'M9 5.5l6.5 6.5L9 18.5',
  'arrow-end': 'M4 12h16M14 6l6 6-6 6',
  filter:
    'M3 8h10M19 8h2M3 16h3M12 16h9M16 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM9 13.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  star: 'M12 3.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.2l-5.3 2.9 1.1-6L3.4 9.9l6-.8Z',
  mail: 'M3.5 6h17v12.5h-17ZM3.5 7l8.5 6.5L20.5 7',
  print: 'M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14h10v6.5H7Z',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.5v.1',
  warning: 'M12 4l9 16H3ZM12 10v5M12 17.5v.1',
  zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 21 21M10.5 7.5v6M7.5 10.5h6',
  drag: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  ruler: 'M3 8.5h18v7H3ZM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v4',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7v5l3.5 2',
  external: 'M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10',
  share: 'M12 14.5v-11M8 7.2l4-3.7 4 3.7M7.5 10.5H5v10h14v-10h-2.5',
} as const;

export type IconName = keyof typeof iconPaths;
/** Every icon there is. */
export const iconNames = Object.keys(iconPaths) as IconName[];
