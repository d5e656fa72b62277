import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { LineItem, LineItems } from '../components/LineItem/LineItem.tsx';
import { SizePicker } from '../components/SizePicker/SizePicker.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';

const meta = {
  title: 'Foundations/Targets',
  render: () => (
    <Stack gap="32">
      <Breadcrumbs
        label="Du är här"
        crumbs={[
          { href: '#dam', label: 'Dam' },
          { href: '#kappor', label: 'Kappor' },
        ]}
      />
      <TextLink href="#matt" emphasis="quiet" hasLargeTarget>
        Storleksguide
      </TextLink>
      <SizePicker
        label="Storlek"
        name="size"
        sizes={[{ value: '38', label: '38' }]}
        aside={<TextLink href="#guide">Storleksguide</TextLink>}
      />
      <LineItems aria-label="Varor">
        <LineItem name="Lång ullkappa Alma" href="#alma" />
      </LineItems>
      <ErrorSummary
        title="Två saker saknas"
        errors={[
          { href: '#namn', label: 'Fyll i ditt postnummer' },
          { href: '#epost', label: 'Fyll i din e-postadress' },
        ]}
      />
    </Stack>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A control by itself can be pressed within 44 px, and no neighbour takes any of them. */
export const SmallThings: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      link.scrollIntoView({ block: 'center' });
      const { left, width, top, height } = link.getBoundingClientRect();
      const middle = top + height / 2;
      for (const y of [middle - 21, middle, middle + 21])
        await expect(
          link.contains(document.elementFromPoint(left + width / 2, y)),
          `${link.textContent} at ${String(y - middle)}`,
        ).toBe(true);
    }
  },
};
