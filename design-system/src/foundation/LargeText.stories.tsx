/**
 * Parts on a phone whose visitor has text at 200 %: text grows its container, and none is clipped,
 * covered or outside the page.
 */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ContentPanel } from '../components/ContentPanel/ContentPanel.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { IconButton, IconLink } from '../components/IconButton/IconButton.tsx';
import { ProductCard } from '../components/ProductCard/ProductCard.tsx';
import { SiteHeader } from '../components/SiteHeader/SiteHeader.tsx';
import { SizePicker } from '../components/SizePicker/SizePicker.tsx';
import { SummaryList } from '../components/SummaryList/SummaryList.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Wordmark } from '../components/Wordmark/Wordmark.tsx';

const meta = {
  title: 'Foundations/Large text',
  globals: { channel: 'fi', text: '200', viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const isHiddenFromSight = (element: Element) => element.getBoundingClientRect().width <= 2;

/** Every element in it that is wider than its container, or extends past the page's end. */
async function findOverflowing(container: Element): Promise<readonly string[]> {
  await document.fonts.ready;
  return [...container.querySelectorAll('*')]
    .filter(
      (element) =>
        !isHiddenFromSight(element) &&
        ((getComputedStyle(element).display !== 'inline' &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 0) ||
          element.getBoundingClientRect().right > window.innerWidth + 1),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

export const Sums: Story = {
  render: () => (
    <SummaryList
      lang="fi"
      rows={[
        { id: 'subtotal', label: 'Tuotteiden välisumma', amount: '12 499,80 €' },
        { id: 'discount', label: 'Kanta-asiakasbonusseteli', amount: '−125,00 €', tone: 'reduced' },
        { id: 'freight', label: 'Pakettiautomaattitoimitus', amount: '0 €' },
      ]}
      total={{ label: 'Maksettava yhteensä', amount: '12 374,80 €' }}
    />
  ),
  play: async ({ canvasElement }) => expect(await findOverflowing(canvasElement)).toEqual([]),
};

export const Sizes: Story = {
  render: () => (
    <SizePicker
      lang="fi"
      label="Koko"
      name="size"
      sizes={['XXS–XS', 'S–M', 'L–XL', 'W32 L34', 'Yksi koko', '36 2/3'].map((value) => ({
        value,
        label: value,
        isSoldOut: value === 'L–XL',
      }))}
      startSize="S–M"
    />
  ),
  play: async ({ canvasElement }) => expect(await findOverflowing(canvasElement)).toEqual([]),
};

/** The number is beside the icon that it would cover. */
export const Counts: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SiteHeader
      lang="fi"
      logo={<Wordmark href="#alku">Solvik</Wordmark>}
      menu={
        <>
          <IconButton icon="menu" label="Valikko" />
          <IconButton icon="search" label="Haku" />
        </>
      }
      nav={null}
      search={null}
      actions={
        <>
          <IconLink icon="person" label="Omat sivut" href="#tili" />
          <IconLink icon="heart" label="Suosikit" href="#suosikit" />
          <IconLink icon="bag" label="Ostoskori, 12 tuotetta" count={12} href="#ostoskori" />
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const link = within(canvasElement).getByRole('link', { name: 'Ostoskori, 12 tuotetta' });
    const [icon, count] = [link.querySelector('svg'), within(link).getByText('12')].map((part) =>
      part?.getBoundingClientRect(),
    );
    await expect(count?.left).toBeGreaterThanOrEqual(icon?.right ?? Number.NaN);
    await expect(await findOverflowing(canvasElement)).toEqual([]);
  },
};

const name = 'Lampaanvillakangastakki erikoiskäsitellystä merinovillasta ja puuvillasta';

export const Names: Story = {
  render: () => (
    <ProductCard
      lang="fi"
      href="#takki"
      brand="Kuusamon Villatehdas"
      name={name}
      clothColour="#33578f"
      price={{ selling: '124,90 €' }}
      style={{ maxInlineSize: 194 }}
    />
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name });
    await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight + 1);
    await expect(await findOverflowing(canvasElement)).toEqual([]);
  },
};

/** The head grows with its title, and what follows begins below it. */
export const Titles: Story = {
  render: () => (
    <ContentPanel
      isOpen
      title="Erikoiskäsitellyn lampaanvillakankaan hoito-ohjeet"
      closeLabel="Sulje"
      onClose={() => undefined}
    >
      {[
        'Tuuleta mieluummin kuin pese.',
        'Pese tarvittaessa villaohjelmalla, enintään 30 astetta.',
        'Kuivata tasolla, älä ripusta.',
      ].map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </ContentPanel>
  ),
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await Promise.all([
      document.fonts.ready,
      ...panel.getAnimations({ subtree: true }).map(({ finished }) => finished),
    ]);
    const title = within(panel).getByRole('heading');
    const head = title.parentElement?.getBoundingClientRect();
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(head?.top ?? Number.NaN);
    await expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      head?.bottom ?? Number.NaN,
    );
    await expect(await findOverflowing(panel)).toEqual([]);
  },
};

/** The one word that carries a page is never broken: its type is made smaller. */
export const Words: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Hero
      lang="fi"
      tone="tint"
      title="Villakangastakkisää"
      lead="Villaa, pitkiä linjoja ja taskut, joihin molemmat kädet mahtuvat."
    />
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const title = within(canvasElement).getByRole('heading');
    const words = document.createRange();
    words.selectNodeContents(title);
    await expect(words.getClientRects()).toHaveLength(1);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
