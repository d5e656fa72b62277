import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '../FactList/FactList.tsx';
import { careSymbols } from './carePaths.ts';
import { CareSymbols } from './CareSymbols.tsx';

const meta = {
  title: 'Components/CareSymbols',
  component: CareSymbols,
  args: {
    symbols: ['wash-gentle-30', 'line-dry', 'iron-low'],
    children: 'Vädra hellre än tvätta.',
  },
} satisfies Meta<typeof CareSymbols>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EverySymbol: Story = { args: { symbols: careSymbols } };
export const WithoutSymbols: Story = { args: { symbols: [] } };
export const WithinFacts: Story = {
  render: (args) => (
    <FactList
      facts={[
        { id: 'material', term: 'Material', details: 'Ull' },
        { id: 'care', term: 'Skötsel', details: <CareSymbols {...args} /> },
      ]}
    />
  ),
  parameters: { conformance: { root: 'none' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export const OnAPhone: Story = { ...WithinFacts, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    symbols: ['wash-hand', 'no-bleach', 'no-tumble-dry', 'flat-dry', 'no-iron', 'no-dry-clean'],
    children: 'Materiaalikoostumus ja pesuohje',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
