import { languages, unknownVisitor } from '@solvik/content-schema/editing';
import { Button, Select, Stack } from '@solvik/design-system';
import { Popover } from '@solvik/design-system/popover';
import { channels, type PreviewSettings } from './previewSettings.ts';
import type { ContentService, OpenContent, Preview, WorkbenchWords } from '../workbenchState.ts';
import { Conditions } from './Conditions.tsx';
import { countChangedSettings } from './countChangedSettings.ts';
import { PreviewDay } from './PreviewDay.tsx';

/**
 * Rarely changed settings, behind a button that shows how many of them are changed; a menu has no
 * day of its own.
 */
export function PreviewMore({
  workbench,
  hasDay,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent & Preview;
  readonly hasDay: boolean;
}) {
  const { text, preview, setPreview } = workbench;
  return (
    <Popover
      label={text('preview.conditions')}
      closeLabel={text('add.close')}
      trigger={
        <Button emphasis="outlined" size="small">
          {text('preview.conditionsOn', { count: countChangedSettings(preview) })}
        </Button>
      }
    >
      <Stack gap="16">
        <Select
          label={text('preview.market')}
          value={preview.market ?? ''}
          options={[
            { value: '', label: text('preview.ownMarket') },
            ...channels.map((value) => ({ value, label: text(`market.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setPreview({
              ...preview,
              market: (currentTarget.value || undefined) as PreviewSettings['market'],
            })
          }
        />
        <Select
          label={text('preview.language')}
          value={preview.language ?? ''}
          options={[
            { value: '', label: text('preview.ownLanguage') },
            ...languages.map((value) => ({ value, label: text(`language.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setPreview({
              ...preview,
              language: (currentTarget.value || undefined) as PreviewSettings['language'],
            })
          }
        />
        <Select
          label={text('preview.membership')}
          value={preview.membership ?? unknownVisitor.membership}
          options={[
            { value: 'guest', label: text('preview.guest') },
            { value: 'member', label: text('preview.member') },
          ]}
          onChange={({ currentTarget: { value } }) =>
            setPreview({ ...preview, membership: value === 'member' ? value : undefined })
          }
        />
        <Conditions preview={preview} onChange={setPreview} text={text} />
        {hasDay && <PreviewDay workbench={workbench} />}
      </Stack>
    </Popover>
  );
}
