import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Notice, Select, TextField } from '@solvik/design-system';
import { PreviewFrame } from '../PreviewFrame/PreviewFrame.tsx';
import { WorkbenchList } from '../WorkbenchList/WorkbenchList.tsx';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Components/Workbench',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Startsida, vinter',
    moreLabel: 'Mer',
    moreActions: (
      <Button emphasis="outlined" size="small">
        Schemalägg
      </Button>
    ),
    actions: <Button size="small">Publicera</Button>,
    contentsLabel: 'Innehåll',
    contents: (
      <WorkbenchList
        title="Sidor"
        rows={[
          { id: 'winter', label: 'Startsida, vinter', note: 'utkast' },
          { id: 'wool', label: 'Så sköter du ull', note: 'visas nu' },
        ]}
        currentId="winter"
        onSelect={() => undefined}
      />
    ),
    bar: (
      <Select
        label="Bredd"
        options={[
          { value: '390', label: '390 bred' },
          { value: '1280', label: '1280 bred' },
        ]}
      />
    ),
    stageLabel: 'Sidan',
    stage: (
      <PreviewFrame
        name="Sverige, svenska"
        note="SEK"
        width={390}
        height={500}
        srcDoc="<!doctype html><html lang=sv><title>Kappväder</title><p>Kappväder</p>"
      />
    ),
    fieldsLabel: 'Fält',
    fields: <TextField label="Rubrik, svenska" defaultValue="Kappväder" />,
  },
} satisfies Meta<typeof Workbench>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Matrix: Story = { args: { foot: 'Visad som den 29 november 2026, kl. 08.00' } };
/**
 * Another editor is on the same page, and there is space for the shortcut at the end of the bar.
 */
export const OthersHere: Story = {
  args: {
    present: <div role="status">Ingrid har också sidan öppen</div>,
    barEnd: (
      <Button emphasis="outlined" size="small">
        Alla fyra kanaler
      </Button>
    ),
  },
};
export const OthersHereOnPhone: Story = {
  ...OthersHere,
  globals: { viewport: { value: 'phone' } },
};
export const WithNotice: Story = {
  args: {
    notices: (
      <Notice tone="error">
        Det gick inte att spara: butiken svarade inte. Det du har skrivit finns kvar här.
      </Notice>
    ),
  },
};
export const LongText: Story = {
  args: { lang: 'fi', title: 'Kuluttajansuojalain mukainen peruuttamisoikeus ja palautukset' },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
