/** Storybook of all packages: every component and screen, in every state and channel. */
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { variantTypes } from './variantTypes.ts';

const designSystem = (name: string): string =>
  join(import.meta.dirname, '../design-system/node_modules', name);

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../{design-system,widgets,workbench,storefront}/src/**/*.stories.tsx',
    '../design-system/src/guides/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Components request pictures by name, screens by the image service's addresses, the workbench
  // its thumbnails of widgets.
  staticDirs: [
    { from: './pictures', to: '/pictures' },
    { from: './pictures', to: '/images' },
    { from: '../storefront/public/workbench', to: '/workbench' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler in use has no programming interface, so props are read from the sources.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), variantTypes(join(import.meta.dirname, '..'))],
    resolve: {
      ...vite.resolve,
      // The root has no React: every story uses the design system's.
      alias: {
        react: designSystem('react'),
        'react-dom': designSystem('react-dom'),
        'styled-components': designSystem('styled-components'),
      },
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000, sourcemap: false },
  }),
};

export default config;
