import { InlineAlert, Stack } from '@solvik/design-system';
import { type HiddenOn, describeReason, type VisibilityTexts } from './describeVisibility.ts';

/** Why the page beside does not show the edited widget: a line for each previewed channel. */
export function HiddenNotice({
  notShown,
  words,
}: {
  readonly notShown: readonly HiddenOn[];
  readonly words: VisibilityTexts;
}) {
  if (notShown.length === 0) return null;
  const { text, locale } = words;
  return (
    <Stack gap="4">
      {notShown.map(({ channel, market, reasons }) => (
        <InlineAlert key={channel}>
          {text('reason.notShown', {
            front: text(`market.${channel}`),
            reasons: new Intl.ListFormat(locale).format(
              reasons.map((reason) => describeReason(reason, market, words)),
            ),
          })}
        </InlineAlert>
      ))}
    </Stack>
  );
}
