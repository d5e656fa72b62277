import { InlineAlert, Stack } from '@solvik/design-system';
import { type NotShown, sayReason, type ShownWords } from './sayShown.ts';

/** Why the page beside does not show what is being edited: a line for each front that is looked at. */
export function NotShownNotice({
  notShown,
  words,
}: {
  readonly notShown: readonly NotShown[];
  readonly words: ShownWords;
}) {
  if (notShown.length === 0) return null;
  const { text, locale } = words;
  return (
    <Stack gap="4">
      {notShown.map(({ front, market, reasons }) => (
        <InlineAlert key={front}>
          {text('reason.notShown', {
            front: text(`market.${front}`),
            reasons: new Intl.ListFormat(locale).format(
              reasons.map((reason) => sayReason(reason, market, words)),
            ),
          })}
        </InlineAlert>
      ))}
    </Stack>
  );
}
