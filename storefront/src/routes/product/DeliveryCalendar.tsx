import { CalendarStrip, Heading, Stack, Text } from '@solvik/design-system';
import { deliveryCalendar, formatMinor, formatMoney, formatWhole } from '@solvik/shop-rules';
import { sellers } from '@solvik/shop';
import { calendarView } from '../../features/product/calendarView.ts';
import { type Services, useServices } from '../../page/services.ts';

export interface DeliveryCalendarProps {
  /** With VAT, in whole units of the currency. */
  readonly price: number;
}

/** What the delivery costs, and a return. */
function describeFees({ text, site }: Pick<Services, 'text' | 'site'>, price: number): string {
  const delivery =
    price >= site.freeShippingFrom
      ? text('product.deliveryFree')
      : text('product.deliveryFee', {
          amount: formatMoney(site.shippingFrom, site.currency),
          threshold: formatWhole(site.freeShippingFrom, site.currency),
        });
  const amount = formatMinor(sellers[site.channelId].returnFee, site.currency);
  // Danish amounts end with a full stop of their own: "599 kr."
  return `${delivery.replace(/\.?$/, '.')} ${text('calendar.returnFee', { amount })}`;
}

/** When an order placed now is packed, arrives and can be returned, day by day. */
export default function DeliveryCalendar({ price }: DeliveryCalendarProps) {
  const { text, site, now } = useServices();
  const calendar = deliveryCalendar(now(), site.country);
  const { orderBefore: hour } = calendar;
  const view = calendarView(calendar, {
    languageId: site.languageId,
    today: text('calendar.today'),
  });
  const when = view.week ? text(`calendar.${view.week}`) : view.arrival;
  const order =
    hour === undefined
      ? text('calendar.packedOn', { day: view.longPacked })
      : text('calendar.orderBefore', { hour });
  const [packed, home, trial, last] = [
    text('calendar.packed'),
    text('calendar.home'),
    text('calendar.trial'),
    text('calendar.last'),
  ];
  const trialDays = text('calendar.trialDays');
  return (
    <Stack gap="24">
      <Stack gap="8">
        <Heading level={2} size="section">
          {text('calendar.title', { when, last: view.last })}
        </Heading>
        <Text tone="muted">{`${order} ${describeFees({ text, site }, price)}`}</Text>
      </Stack>
      <CalendarStrip
        label={text('calendar.label')}
        phases={[
          {
            kind: 'packing',
            days: view.days.packing,
            title: packed,
            note: hour === undefined ? view.packed : undefined,
          },
          { kind: 'arrival', days: view.days.arrival, title: home, note: view.arrival },
          {
            kind: 'trial',
            days: view.days.trial,
            title: trial,
            note: trialDays,
            end: { title: last, note: view.last },
          },
        ]}
        sentences={[
          `${packed}: ${view.longPacked}`,
          `${home}: ${view.longArrival}`,
          `${trial}: ${trialDays}`,
          `${last}: ${view.longLast}`,
        ]}
      />
    </Stack>
  );
}
