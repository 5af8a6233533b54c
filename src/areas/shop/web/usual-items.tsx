import { useShipToParams } from '#browser/current-ship-to.ts'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useActiveQuantities } from '#areas/cart-entry/web/public.tsx'
import { ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { itemDialog } from '../shop.addresses.ts'
import { getUsualItems } from '../shop.endpoints.ts'
import { ItemLink } from './item-link.tsx'
import { useForgetWithCart } from './last-typed.ts'
import { LineState } from './line-state.tsx'
import { type ShopRowProps, UnitCell } from './unit-cell.tsx'
import { usePriceDate } from './use-price-date.ts'

type UsualItem = CallAnswer<typeof getUsualItems>['items'][number]

/** SHELL-8: what the ship-to buys most often, with the quantity fields of the shop. */
export function UsualItems() {
  const params = useShipToParams()
  const { query, cart, isCartUnread, isLoading } = usePriceDate(null)
  const quantities = useActiveQuantities()
  useForgetWithCart(quantities, cart?.id)
  const { data, error, refetch } = useCall(getUsualItems, params && !isLoading ? { params, query } : null, {
    keepPrevious: true,
  })
  if (error && !data)
    return <ErrorState isCompact failure={error} what="Your usual items" onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.items.length === 0) return <p className="p-4 text-muted">What you order will show here.</p>
  const lines = new Map(cart?.items.map((line) => [line.itemNumber, line]))
  return (
    <ul>
      {data.items.map((row) => (
        <UsualRow
          key={row.itemNumber}
          row={row}
          line={lines.get(row.itemNumber)}
          previewDate={null}
          today={data.today}
          {...{ quantities, isCartUnread }}
        />
      ))}
    </ul>
  )
}

/** Name above, quantities below: as readable in a narrow column as on a phone. */
function UsualRow({ row, today, ...rest }: Omit<ShopRowProps, 'isEager'> & { row: UsualItem; today: string }) {
  const props = { row, ...rest }
  const href = useHref()(itemDialog.open(row.itemNumber))
  const { quantities, line } = props
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 max-[359px]:grid-cols-[minmax(0,1fr)_auto] gap-y-0.5 border-b border-line px-4 py-2 last:border-0">
      <ItemPicture {...pictureOf(row)} className="row-span-2 size-10 self-center max-[359px]:hidden" />
      <ItemLink href={href} className="col-span-2 truncate font-medium">
        {row.description}
      </ItemLink>
      <div className="figures min-w-0 text-12 text-muted">
        <p className="truncate">
          {row.packSizeDescription} · {plural(row.timesOrdered, 'time')}
          {row.lastOrderedOn && `, last ${formatDay(row.lastOrderedOn, today)}`}
        </p>
        {quantities && (
          <p className="flex h-6 items-center gap-2 text-13 whitespace-nowrap text-ink">
            <LineState row={row} line={line} quantities={quantities} isInline />
          </p>
        )}
        {row.blockedReason && <p className="text-13">{row.blockedReason}</p>}
      </div>
      <div className="grid grid-cols-[auto_auto] items-center justify-items-end gap-x-2 gap-y-1">
        <UnitCell {...props} unit="CS" />
        <UnitCell {...props} unit="EA" />
      </div>
    </li>
  )
}

const Waiting = () => (
  <div className="grid gap-px" role="status" aria-label="Your usual items are loading">
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} className="h-[76px] w-full" />
    ))}
  </div>
)
