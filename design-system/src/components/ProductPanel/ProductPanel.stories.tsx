import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { StoryLightbox } from '../../testing/StoryLightbox.tsx';
import { StoryWindow } from '../../testing/StoryWindow.tsx';
import { storyPicture } from '../../testing/storyPictures.ts';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { Button } from '../Button/Button.tsx';
import { Scrim } from '../Drawer/Drawer.styles.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { SizePicker } from '../SizePicker/SizePicker.tsx';
import { Text } from '../Text/Text.tsx';
import { ProductPanel, ProductPanelParts } from './ProductPanel.tsx';
import { ProductPanelRoot } from './ProductPanel.styles.ts';

const picture = (name: Parameters<typeof storyPicture>[0], alt: string) => ({
  id: name,
  ...storyPicture(name, alt),
});
const sizes = ['34', '36', '38', '40', '42', '44', '46', '48'];

const meta = {
  title: 'Components/ProductPanel',
  component: ProductPanel,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Lång ullkappa Alma',
    closeLabel: 'Stäng',
    eyebrow: <Eyebrow>Tjärn</Eyebrow>,
    pictures: (
      <Gallery
        size="panel"
        label="Bilder av Lång ullkappa Alma"
        zoomLabel={(number, count) => `Visa bild ${String(number)} av ${String(count)} större`}
        renderLarge={(view) => <StoryLightbox {...view} />}
        pictures={[
          picture('coat-front', 'Kappan framifrån'),
          picture('coat-back', 'Kappan bakifrån'),
          picture('coat-detail', 'Ullens yta och en knapp'),
        ]}
      />
    ),
    children: (
      <Stack gap="16">
        <Text>3 748 kr</Text>
        <SizePicker
          label="Storlek"
          name="sku"
          sizes={sizes.map((value) => ({ value, label: value }))}
        />
      </Stack>
    ),
    footer: <Button width="full">Lägg i varukorgen</Button>,
  },
  parameters: { docs: { story: { inline: false, height: 760 } } },
} satisfies Meta<typeof ProductPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Until the product has loaded. */
export const Loading: Story = {
  args: { pictures: undefined, eyebrow: undefined, children: undefined, footer: undefined },
};
/** A name of three lines, and the longest words. */
export const LongText: Story = {
  args: {
    lang: 'fi',
    title: 'Pitkä vedenpitävä untuvatoppatakki irrotettavalla hupulla',
    footer: <Button width="full">Lisää ostoskoriin</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};

/** Of a product with pictures and of one that is still loading them, in a lower window. */
export const Matrix: Story = {
  parameters: desktopOnly,
  render: ({ title, closeLabel, onClose, pictures, eyebrow, footer, children }) => (
    <Inline gap="24">
      {[900, 500].map((height) => (
        <StoryWindow key={height} width={900} height={height}>
          <Scrim as="div" />
          <ProductPanelRoot as="div">
            <ProductPanelParts
              title={title}
              heading={<h2>{title}</h2>}
              closeLabel={closeLabel}
              onClose={onClose}
              pictures={height === 900 && pictures}
              eyebrow={eyebrow}
              footer={footer}
            >
              {children}
            </ProductPanelParts>
          </ProductPanelRoot>
        </StoryWindow>
      ))}
    </Inline>
  ),
};
