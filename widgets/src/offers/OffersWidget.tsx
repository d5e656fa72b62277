import { Container, CopyCode, Countdown, FigureBanner, Text } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';
import { formatMoment } from './formatMoment.ts';
import { useIsOtherYear } from './useIsOtherYear.ts';
import { useIsOver } from './useIsOver.ts';

type Props = WidgetProps<'offers'>;

/** How long it lasts; afterwards, that it is over. */
function OfferEnd({
  ends,
  text,
  locale,
  timeZone,
  clock,
}: Pick<Props, 'text' | 'locale' | 'timeZone' | 'clock'> & { readonly ends: string }) {
  const hasYear = useIsOtherYear(ends, { clock, timeZone });
  return (
    <Countdown
      end={ends}
      clock={clock}
      words={text('offers.until', {
        moment: formatMoment(ends, { locale, text, timeZone, hasYear }),
      })}
      endedText={text('offers.over')}
      unitLabel={(unit, count) => text(`time.${unit}`, { count })}
    />
  );
}

/** Its end, its code and its terms. */
function OfferDetails({
  configuration: { code, ends, terms },
  isOver,
  text,
  locale,
  timeZone,
  clock,
  actions,
}: Props & { readonly isOver: boolean }) {
  return (
    <>
      {ends && (
        <OfferEnd ends={ends} text={text} locale={locale} timeZone={timeZone} clock={clock} />
      )}
      {code && !isOver && (
        <CopyCode
          code={code}
          label={text('offers.code')}
          copy={actions.copy}
          copyLabel={text('offers.copy')}
          copiedText={text('offers.copied')}
          failedText={text('offers.copyFailed')}
        />
      )}
      {terms && !isOver && <Text size="small">{terms}</Text>}
    </>
  );
}

/**
 * A campaign, a code or a voucher. After its end it is still rendered to show that, without its
 * code and link.
 */
export function OffersWidget(props: Props) {
  const { configuration, headingLevel, share, clock } = props;
  const { presentation, tone, heading, text, figure, unit, code, ends, terms, link } =
    configuration;
  const isOver = useIsOver(ends, clock);
  const hasDetails = code !== undefined || ends !== undefined;
  const banner = (
    <FigureBanner
      tone={tone}
      title={heading}
      headingLevel={headingLevel}
      figure={figure}
      unit={unit}
      isVoucher={presentation === 'voucher'}
      action={isOver ? undefined : link}
      aside={hasDetails && <OfferDetails {...props} isOver={isOver} />}
    >
      {hasDetails ? text : [text, terms].filter(Boolean).join(' ')}
    </FigureBanner>
  );
  return share === 'full' ? <Container bleed="phone">{banner}</Container> : banner;
}
