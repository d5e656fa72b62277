import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import resolved from '../../tokens/generated/resolved.json' with { type: 'json' };
import { type Channel, channels } from '../../tokens/generated/tokenNames.ts';
import { ColourBoard, SpaceBoard, TypeBoard } from './StyleBoard.tsx';

const meta = { title: 'Foundations/StyleBoard', component: ColourBoard } satisfies Meta<
  typeof ColourBoard
>;
export default meta;
type Story = StoryObj<typeof meta>;

const isChannel = (name: unknown): name is Channel => channels.some((channel) => channel === name);
/** The value of every colour in a channel, by its name without `color-`. */
const colourValues = (channel: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(resolved[isChannel(channel) ? channel : 'se']).flatMap(([name, value]) =>
      name.startsWith('color.')
        ? [[name.slice('color.'.length).replaceAll('.', '-'), String(value)]]
        : [],
    ),
  );

/** Letters of all four languages. */
const samples = {
  display: 'Kappväder',
  heading: 'Lager på lager på lager',
  section: 'Lång ullkappa Alma, 1\u00a0999\u00a0kr',
  title: 'Varm utan att väga',
  lead: 'Ull, långa linjer och fickor som rymmer båda händerna.',
  body: 'Hos dig onsdag eller torsdag. Æ Ø Å æ ø å Ä Ö ä ö, 1\u00a0234\u00a0567,89\u00a0kr',
  small: 'Lägsta pris 30 dagar: 2\u00a0199\u00a0kr',
  caps: 'Tjärn Ekdal Åsen',
};

/** Every colour of the selected channel, by its name in styles. */
export const Default: Story = {};
/** As on the style page: each with its value in that channel. */
export const WithValues: Story = {
  render: (args, { globals }) => (
    <ColourBoard {...args} values={colourValues(globals['channel'])} />
  ),
};
/** The seven steps and the small caps. */
export const Type: Story = { render: () => <TypeBoard samples={samples} /> };
export const TypeOnPhone: Story = { ...Type, globals: { viewport: { value: 'phone' } } };
/** Every step, as long as it is; `heading` and `section` grow with the page. */
export const Space: Story = { render: () => <SpaceBoard /> };

/** All foundations of the selected channel in one picture. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="48">
      <ColourBoard {...args} />
      <TypeBoard samples={samples} />
      <SpaceBoard />
    </Stack>
  ),
};
