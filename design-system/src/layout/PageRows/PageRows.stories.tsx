import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Container } from '../Container/Container.tsx';
import { PageRow, pageRowKinds, PageRows } from './PageRows.tsx';

const Words = ({ children }: { readonly children: string }) => (
  <Container>
    <Card>
      <Text>{children}</Text>
    </Card>
  </Container>
);

const meta = {
  title: 'Layout/PageRows',
  component: PageRows,
  parameters: { layout: 'fullscreen' },
  args: {
    children: [
      <PageRow key="heading" kind="heading">
        <Container>
          <Heading level={2}>Vinterns kappor</Heading>
        </Container>
      </PageRow>,
      <PageRow key="coats">
        <Words>Ullkappor</Words>
      </PageRow>,
      <PageRow key="knits">
        <Words>Kappor & jackor</Words>
      </PageRow>,
    ],
  },
} satisfies Meta<typeof PageRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Matrix: Story = {
  args: {
    children: pageRowKinds.map((kind) => (
      <PageRow key={kind} kind={kind} isEdgeToEdge={kind === 'section'}>
        <Words>Ullkappor</Words>
      </PageRow>
    )),
  },
};
/** The second row is for phones, the third for desktops. */
export const ForOneKindOfScreen: Story = {
  args: {
    children: [
      <PageRow key="all">
        <Words>Kappor</Words>
      </PageRow>,
      <PageRow key="phone" only="phone">
        <Words>Ullkappor</Words>
      </PageRow>,
      <PageRow key="desktop" only="desktop">
        <Words>Kappor & jackor</Words>
      </PageRow>,
    ],
  },
};
export const ForOneKindOfScreenOnPhone: Story = {
  ...ForOneKindOfScreen,
  globals: { viewport: { value: 'phone' } },
};
export const Filling: Story = {
  args: {
    isFilling: true,
    children: (
      <PageRow>
        <Card>Ullkappor</Card>
      </PageRow>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
