import { type Language, languages } from '@solvik/content-schema/editing';
import { Inline, Select } from '@solvik/design-system';
import { channels } from '../preview/previewSettings.ts';
import type { EditedVariation, WorkbenchWords } from '../workbenchState.ts';

/** The language in which texts are edited, and the market in which values are. */
export function VariationSelects({
  workbench: { text, language, setLanguage, market, setMarket },
}: {
  readonly workbench: Pick<WorkbenchWords, 'text'> & EditedVariation;
}) {
  return (
    <Inline gap="8">
      <Select
        label={text('edit.language')}
        value={language}
        options={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
      />
      <Select
        label={text('edit.market')}
        value={market}
        options={[
          { value: '*', label: text('edit.allMarkets') },
          ...channels.map((value) => ({ value, label: text(`market.${value}`) })),
        ]}
        onChange={({ currentTarget }) => setMarket(currentTarget.value)}
      />
    </Inline>
  );
}
