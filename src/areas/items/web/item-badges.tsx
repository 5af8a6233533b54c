import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { type CalendarDate, formatDay, formatShortDay } from '#kit/dates.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { Badge } from '#ui/badge.tsx'
import type { ItemSummary } from '../item.ts'
import { nextArrival } from '../rules/next-arrival.ts'

const stockTones = {
  'in stock': 'good',
  'low stock': 'warning',
  'out of stock': 'danger',
  'special order': 'info',
  'not available': 'danger',
} as const
const stockWords = {
  'in stock': 'In stock',
  'low stock': 'Low stock',
  'out of stock': 'Out of stock',
  'special order': 'Special order',
  'not available': 'Not available',
} as const

/**
 * ITEM-5: what is special about an item, in the words of the trade. Being in stock is the rule and
 * needs no badge in lists.
 */
export function ItemBadges({
  item,
  withStock = false,
  isCompact = false,
}: {
  item: ItemSummary
  withStock?: boolean
  /** Beside the steppers of a phone, where 110 pixels are left: 'Out until Nov 23'. */
  isCompact?: boolean
}) {
  const hasFlag =
    item.isDiscontinued ||
    item.isBestseller ||
    item.isCatchWeight ||
    item.isDropShip ||
    item.isJustInTime ||
    item.isReserved
  if (!hasFlag && !withStock && item.stockStatus === 'in stock') return null
  return (
    <span className="inline-flex flex-wrap gap-1">
      {item.isDiscontinued && <Badge tone="danger">Discontinued Item</Badge>}
      {item.isBestseller && <Badge tone="good">Bestseller</Badge>}
      {item.isCatchWeight && <Badge tone="info">Catch weight</Badge>}
      {item.isDropShip && <Badge tone="info">Drop ship item</Badge>}
      {item.isJustInTime && <Badge tone="info">Just-in-Time</Badge>}
      {item.isReserved && <Badge tone="warning">Reserved</Badge>}
      {(withStock || item.stockStatus !== 'in stock') && !item.isDiscontinued && (
        <Badge tone={stockTones[item.stockStatus]}>
          {item.nextArrivalOn === null ? (
            stockWords[item.stockStatus]
          ) : (
            <Arrival
              item={item}
              otherwise={stockWords[item.stockStatus]}
              format={(date, today) =>
                isCompact
                  ? `${shortStock[item.stockStatus]} until ${formatShortDay(date, today)}`
                  : `${stockWords[item.stockStatus]}, more on ${formatDay(date, today)}`
              }
            />
          )}
        </Badge>
      )}
    </span>
  )
}

/** As short as a column of stock needs it; being in stock is the rule. */
const shortStock = {
  'in stock': '',
  'low stock': 'Low',
  'out of stock': 'Out',
  'special order': 'Special order',
  'not available': 'Not available',
} as const

/** ITEM-9: the stock of an item in a narrow column, and when more of a short one comes. */
export function StockNote({ item }: { item: ItemSummary }) {
  return (
    <span title={stockWords[item.stockStatus]} className={item.stockStatus === 'out of stock' ? 'text-danger' : ''}>
      {shortStock[item.stockStatus]}
      {item.nextArrivalOn !== null && (
        <Arrival item={item} otherwise="" format={(date, today) => `, ${formatShortDay(date, today)}`} />
      )}
    </span>
  )
}

/**
 * ITEM-9: when more of a short item comes; the division's day decides whether that is still ahead.
 */
function Arrival({
  item,
  otherwise,
  format,
}: {
  item: ItemSummary
  /** What stands there when no day is ahead. */
  otherwise: string
  format: (date: CalendarDate, today: CalendarDate) => string
}) {
  const params = useShipToParams()
  const { data } = useCall(getRouteDays, params && { params }, { staleTime: 300_000 })
  const date = data && nextArrival(item, data.today)
  return date ? format(date, data.today) : otherwise
}
