import { customerTypes, unknownVisitor } from '@solvik/content-schema/editing';
import { Button, Select } from '@solvik/design-system';
import { useRef } from 'react';
import { useHost } from '../host.ts';
import { channels, type PreviewSettings, widths } from './previewSettings.ts';
import { customerKeys } from '../visibility/describeVisibility.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface PreviewBarProps {
  readonly preview: PreviewSettings;
  readonly onChange: (preview: PreviewSettings) => void;
  readonly text: WorkbenchText;
}

/** The usual widths, with a dragged one among them. */
const withOwn = (width: number): readonly number[] =>
  [...new Set<number>([...widths, width])].toSorted((a, b) => a - b);

/** The previewed visitor and width: the settings that change every day. */
export function PreviewBar({ preview, onChange, text }: PreviewBarProps) {
  return (
    <>
      <Select
        emphasis="bar"
        label={text('preview.channel')}
        value={preview.channel}
        options={[
          ...channels.map((value) => ({ value, label: text(`market.${value}`) })),
          { value: 'all', label: text('preview.allChannelsShort') },
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...preview, channel: currentTarget.value as PreviewSettings['channel'] })
        }
      />
      <Select
        emphasis="bar"
        label={text('preview.customer')}
        value={preview.customerType ?? unknownVisitor.customerType}
        options={customerTypes.map((value) => ({ value, label: text(customerKeys[value]) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...preview,
            customerType: customerTypes.find(
              (type) => type === value && type !== unknownVisitor.customerType,
            ),
          })
        }
      />
      <Select
        emphasis="bar"
        label={text('preview.width')}
        value={String(preview.width)}
        options={withOwn(preview.width).map((width) => ({
          value: String(width),
          label: text('preview.widthOf', { width }),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ ...preview, width: Number(currentTarget.value) })
        }
      />
    </>
  );
}

/** All four channels with one press, and back to the previewed one. */
export function AllChannels({ preview, onChange, text }: PreviewBarProps) {
  const { site } = useHost();
  const before = useRef<PreviewSettings['channel']>(site.channelId);
  const isOn = preview.channel === 'all';
  const turn = () => {
    const channel = isOn ? before.current : 'all';
    before.current = preview.channel;
    onChange({ ...preview, channel });
  };
  return (
    <Button emphasis="outlined" size="small" aria-pressed={isOn} onClick={turn}>
      {text('preview.allChannels')}
    </Button>
  );
}
