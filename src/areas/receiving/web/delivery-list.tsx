import { useEffect } from 'react'
import { useMe } from '#browser/current-user.ts'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { addDays, type CalendarDate, formatDay } from '#kit/dates.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { receiptScreen } from '../receiving.addresses.ts'
import type { DeliverySummary } from '../receiving.ts'
import { receivedText } from '../rules/describe-check.ts'
import { poText } from '#areas/carts/rules/po-text.ts'

/** Deliveries, each one place for a thumb; those of today are kept for a dock without a signal. */
export function DeliveryList({
  label,
  deliveries,
  today,
  timeZone,
}: {
  label: string
  deliveries: readonly DeliverySummary[]
  today: CalendarDate
  timeZone: string
}) {
  useKeptAhead(deliveries, today)
  return (
    <LinkList label={label}>
      {deliveries.map((delivery) => (
        <LinkListEntry key={delivery.key} href={receiptScreen.at({ delivery: delivery.key })}>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold break-words text-action">{nameOf(delivery)}</span>
            <StateBadge delivery={delivery} today={today} />
          </span>
          <span className="figures text-13 break-words text-muted">
            {[
              formatDay(delivery.day, today),
              plural(delivery.lines, 'item'),
              delivery.invoiceNumber && delivery.orderNumber && `Order ${delivery.orderNumber}`,
              delivery.po && poText(delivery.po),
              delivery.tracking,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {delivery.finish && (
            <span className="text-13 text-muted">
              {`${receivedText(delivery.finish)}, ${formatMoment(new Date(delivery.finish.at), timeZone)}`}
            </span>
          )}
        </LinkListEntry>
      ))}
    </LinkList>
  )
}

const nameOf = ({ invoiceNumber, orderNumber }: DeliverySummary): string =>
  invoiceNumber ? `Invoice ${invoiceNumber}` : `Order ${orderNumber ?? ''}`

function StateBadge({ delivery: { state, finish, day }, today }: { delivery: DeliverySummary; today: CalendarDate }) {
  if (state === 'started') return <Badge tone="info">{finish ? 'Being corrected' : 'Being checked'}</Badge>
  if (state === 'received' && finish)
    return finish.differentLines > 0 ? (
      <Badge tone="warning">{plural(finish.differentLines, 'difference')}</Badge>
    ) : (
      <Badge tone="good">As billed</Badge>
    )
  if (day > today) return <Badge>Tomorrow</Badge>
  return <Badge tone={day === today ? 'info' : 'neutral'}>{day === today ? 'Here today' : 'To receive'}</Badge>
}

/** Reads the trucks of these days ahead, so that they can be checked in without a signal. */
function useKeptAhead(deliveries: readonly DeliverySummary[], today: CalendarDate): void {
  const { userId, name } = useMe()
  useEffect(() => {
    const ahead = deliveries.filter(({ day, state }) => day >= addDays(today, -1) && state !== 'received').slice(0, 4)
    if (ahead.length === 0) return
    void readAhead({ userId, name }, ahead)
  }, [deliveries, today, userId, name])
}

async function readAhead(
  person: { readonly userId: string; readonly name: string },
  deliveries: readonly DeliverySummary[],
): Promise<void> {
  const { receiptSessionFor } = await import('./receipt-session.ts')
  for (const { division, shipTo, key } of deliveries) {
    const session = receiptSessionFor({ ...person, division, shipTo, delivery: key })
    // Without a connection there is nothing to read ahead.
    await session.prepare().catch(() => undefined)
  }
}
